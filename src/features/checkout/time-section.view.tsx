import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { weekdayOf } from '@domain/calendar/index.ts';
import type { Slot } from '@domain/orders/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { openingLabel, TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import { NOW_VIEW_MODEL } from '../now/index.ts';
import styles from './choices.module.scss';
import section from './section.module.scss';
import type { CheckoutViewModel } from './checkout.view-model.ts';
import { Section } from './section.view.tsx';
import { dayNameOf, windowOf, type TimeOptions } from './time-options.ts';

const FAULTS = ['shop-closed', 'shop-paused', 'day-closed', 'slot-gone'] as const;
const TEXTS = {
  'shop-paused': 'checkout.fault.paused',
  'shop-closed': 'checkout.fault.closed',
  'day-closed': 'checkout.fault.day',
  'slot-gone': 'checkout.fault.slot',
} as const;

/** As soon as possible, one of the next slots, or any slot of the coming days, on the shop's clock. */
export const TimeSection = observer(function TimeSection({ vm }: { readonly vm: CheckoutViewModel }) {
  const translate = useTranslate();
  const { now } = useService(NOW_VIEW_MODEL);
  const zones = useService(TIME_ZONES_IN_VIEW);
  const { times } = vm;
  const [isOther, setOther] = useState(false);
  // The time at a table is that of its reservation.
  if (!times || vm.fulfilment === 'dine_in') return null;
  const { next } = times;
  const chosen = vm.choices.slot;
  const isNext = chosen !== undefined && next.some((slot) => isSame(slot, chosen));
  const isElse = isOther || (chosen !== undefined && !isNext);
  const fault = FAULTS.find((kind) => vm.faults.has(kind));
  const schedule = vm.context.shop?.value?.schedule;
  const opening = schedule && openingLabel(schedule, now, zones, translate);
  const note =
    [
      times.otherZone && translate('checkout.zone_note', { city: times.otherZone }),
      opening?.state.kind !== 'open' && opening?.text,
    ]
      .filter(Boolean)
      .join(' · ') || undefined;
  const dayName = (date: string): string => dayLabel(date, times, translate);
  return (
    <Section title={translate('checkout.when')} text={note} fault={fault && translate(TEXTS[fault])}>
      <div className={styles.slots} role="radiogroup" aria-label={translate('checkout.when')}>
        {times.soonest && (
          <label className={styles.slot}>
            <input
              type="radio"
              name="when"
              checked={chosen === undefined && !isElse}
              onChange={() => {
                setOther(false);
                vm.form.choose({ slot: undefined });
              }}
            />
            <strong>{translate('checkout.soonest')}</strong>
            <span>
              <bdi>{`${times.soonest.from}–${times.soonest.to}`}</bdi>
            </span>
          </label>
        )}
        {next.map((slot) => (
          <label key={`${slot.date} ${slot.time}`} className={styles.slot}>
            <input
              type="radio"
              name="when"
              checked={!isElse && chosen !== undefined && isSame(slot, chosen)}
              onChange={() => {
                setOther(false);
                vm.form.choose({ slot });
              }}
            />
            <strong>{dayName(slot.date)}</strong>
            <span>
              <bdi>{`${windowOf(slot).from}–${windowOf(slot).to}`}</bdi>
            </span>
          </label>
        ))}
        {next.length > 0 && (
          <label className={styles.slot}>
            <input
              type="radio"
              name="when"
              checked={isElse}
              onChange={() => {
                setOther(true);
                vm.chooseOtherTime();
              }}
            />
            <strong>{translate('checkout.other_time')}</strong>
            <span>{translate('checkout.choose')}</span>
          </label>
        )}
      </div>
      {isElse && <OtherTime vm={vm} times={times} dayName={dayName} />}
    </Section>
  );
});

type OtherTimeProps = {
  readonly vm: CheckoutViewModel;
  readonly times: TimeOptions;
  readonly dayName: (date: string) => string;
};

const OtherTime = observer(function OtherTime({ vm, times, dayName }: OtherTimeProps) {
  const translate = useTranslate();
  const days = times.days.filter((day) => day.times.length > 0);
  const date = vm.choices.slot?.date ?? '';
  const day = days.find((known) => known.date === date);
  return (
    <div className={section.pair}>
      <label className={styles.select}>
        {translate('checkout.day')}
        <select
          value={day ? date : ''}
          onChange={(event) => {
            const [time] = days.find((known) => known.date === event.target.value)?.times ?? [];
            if (time !== undefined) vm.form.choose({ slot: { date: event.target.value, time } });
          }}
        >
          <option value="" disabled>
            {translate('checkout.choose')}
          </option>
          {days.map((known) => (
            <option key={known.date} value={known.date}>
              {dayName(known.date)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.select}>
        {translate('checkout.time')}
        <select
          value={vm.choices.slot?.time ?? ''}
          disabled={!day}
          onChange={(event) => vm.form.choose({ slot: { date, time: event.target.value } })}
        >
          {!day && <option value="">{translate('checkout.choose')}</option>}
          {day?.times.map((time) => (
            <option key={time} value={time}>{`${windowOf({ time }).from}–${windowOf({ time }).to}`}</option>
          ))}
        </select>
      </label>
    </div>
  );
});

const isSame = (left: Slot, right: Slot): boolean => left.date === right.date && left.time === right.time;

const dayLabel = (date: string, { today }: TimeOptions, translate: ReturnType<typeof useTranslate>): string => {
  switch (dayNameOf(date, today)) {
    case 'today':
      return translate('checkout.today');
    case 'tomorrow':
      return translate('checkout.tomorrow');
    case 'other':
      return `${translate(`weekday.${weekdayOf(date)}`)}, ${date.slice(8)}.${date.slice(5, 7)}.`;
  }
};
