import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { dateText, weekdayOf } from '@domain/calendar/index.ts';
import type { TableDay } from '@domain/reservations/index.ts';
import { useTranslate, type TextKey } from '../../i18n/index.ts';
import { Stepper } from '../../ui/stepper/index.ts';
import { FormSection } from '../../ui/form-section/index.ts';
import { showInStrip } from '../../ui/strip/index.ts';
import styles from './table.module.scss';
import type { TableViewModel } from './table.view-model.ts';

type Props = { readonly vm: TableViewModel };

/** The day and how many come. */
export const DaySection = observer(function DaySection({ vm }: Props) {
  const translate = useTranslate();
  const { form } = vm;
  const { guestsMost, days, date } = vm.choices;
  const fault = form.faultOf('date');
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => showChosen(row.current), [date]);
  return (
    <FormSection title={translate('table.day')} fault={fault && translate('table.fault.date')}>
      <div ref={row} className={styles.days} role="radiogroup" aria-label={translate('table.day')}>
        {days.map((day) => (
          <DayOption
            key={day.date}
            day={day}
            isChosen={day.date === date}
            canWait={vm.waiting.isOffered}
            onChoose={form.chooseDate}
          />
        ))}
      </div>
      <div className={styles.guests}>
        <div>
          <h3>{translate('table.guests')}</h3>
          <p className={styles.muted}>{translate('table.most', { most: String(guestsMost) })}</p>
        </div>
        <Stepper
          quantity={form.guests}
          size="big"
          labels={{
            count: translate('table.guests'),
            less: translate('table.fewer'),
            more: translate(form.guests < guestsMost ? 'table.more' : 'table.no_more'),
          }}
          isAtLeast={form.guests <= 1}
          isAtMost={form.guests >= guestsMost}
          onLess={() => vm.choices.seat(form.guests - 1)}
          onMore={() => vm.choices.seat(form.guests + 1)}
        />
      </div>
    </FormSection>
  );
});

const showChosen = (row: HTMLDivElement | null): void => showInStrip(row, row?.querySelector('input:checked'));

type DayOptionProps = {
  readonly day: TableDay;
  readonly isChosen: boolean;
  /** Whether customers wait for a table of a full day. */
  readonly canWait: boolean;
  readonly onChoose: (date: string) => void;
};

function DayOption({ day: { date, kind }, isChosen, canWait, onChoose }: DayOptionProps) {
  const translate = useTranslate();
  const isFree = kind === 'free';
  return (
    <label className={styles.day}>
      <input
        type="radio"
        name="table-day"
        checked={isChosen}
        disabled={!isFree && !isChosen && !(canWait && kind === 'full')}
        onChange={() => onChoose(date)}
      />
      <small>{translate(`weekday.${weekdayOf(date)}`)}</small>
      <strong>
        <bdi>{dateText(date).slice(0, 'DD.MM'.length)}</bdi>
      </strong>
      {!isFree && <small>{translate(`table.day_${kind}`)}</small>}
    </label>
  );
}

const TIME_FAULTS: Readonly<Record<string, TextKey>> = {
  required: 'table.fault.time',
  taken: 'table.fault.taken',
};

/** The times of the day; those without a free table are struck. */
export const TimeSection = observer(function TimeSection({ vm }: Props) {
  const translate = useTranslate();
  const { form } = vm;
  const { times } = vm.choices;
  const fault = form.faultOf('time');
  return (
    <FormSection
      title={translate('table.time')}
      text={
        times.length === 0 ? translate('table.no_times') : vm.waiting.isOpen ? translate('table.wait.full') : undefined
      }
      fault={fault && translate(TIME_FAULTS[fault.kind] ?? 'table.fault.time_gone')}
    >
      <div className={styles.times} role="radiogroup" aria-label={translate('table.time')}>
        {times.map(({ time, tables }) => (
          <label key={time} className={styles.time} data-taken={tables.length === 0 || undefined}>
            <input
              type="radio"
              name="table-time"
              aria-label={tables.length > 0 ? time : `${time}, ${translate('table.taken_word')}`}
              checked={form.time === time}
              disabled={tables.length === 0 && form.time !== time && !vm.waiting.isOffered}
              onChange={() => form.chooseTime(time)}
            />
            <bdi>{time}</bdi>
          </label>
        ))}
      </div>
    </FormSection>
  );
});
