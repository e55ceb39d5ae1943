import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useNumbers, useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import { FormFault, FormSection } from '../../ui/form-section/index.ts';
import { CourierMap } from '../map/index.ts';
import type { ParcelEndName } from './parcel-fields.view-model.ts';
import styles from './parcel-form.module.scss';
import type { ParcelFormViewModel } from './parcel-form.view-model.ts';
import { endLine, kmText } from './parcel-texts.ts';

const Places = lazyView(() => import('./places.view.tsx').then((module) => module.Places));

type Props = { readonly vm: ParcelFormViewModel };

/** Both addresses, and the way between them on one map and in words. */
export const EndsSection = observer(function EndsSection({ vm }: Props) {
  const translate = useTranslate();
  const { sender, receiver } = vm.fields.draft;
  const [from, to] = [sender.place, receiver.place];
  const far = vm.fields.faults.some(({ kind }) => kind === 'out-of-range') || vm.price?.ok === false;
  const text = useWayText(vm);
  return (
    <FormSection title={translate('parcel.ends')} fault={far ? text : undefined}>
      <div>
        <End vm={vm} end="sender" />
        <End vm={vm} end="receiver" />
      </div>
      {from && to && (
        <>
          <CourierMap
            shop={{ at: from.location, name: from.text }}
            home={{ at: to.location, name: to.text }}
            isLettered
            text={text}
          />
          <div>
            <Button onClick={vm.fields.swap}>{translate('parcel.swap')}</Button>
          </div>
        </>
      )}
    </FormSection>
  );
});

/** The map in words. */
const useWayText = (vm: ParcelFormViewModel): string => {
  const translate = useTranslate();
  const numbers = useNumbers();
  const { sender, receiver } = vm.fields.draft;
  const ends = { from: sender.place?.text ?? '', to: receiver.place?.text ?? '' };
  if (!vm.price) return translate('parcel.way_open', ends);
  if (vm.price.ok) return translate('parcel.way', { ...ends, km: kmText(vm.price.value.km, numbers) });
  const { km, limit } = vm.price.error;
  return translate('parcel.too_far', { km: kmText(km, numbers), limit: kmText(limit, numbers) });
};

const End = observer(function End({ vm, end }: Props & { readonly end: ParcelEndName }) {
  const translate = useTranslate();
  const { fields } = vm;
  const { place } = fields.draft[end];
  const isSender = end === 'sender';
  const isOpen = fields.choosing === end;
  const head = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  // The focus returns to where it came from once an address is chosen.
  useEffect(() => {
    if (wasOpen.current && !isOpen) head.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const fault = fields.faultOf(`${end}-place`);
  return (
    <div className={styles.end}>
      <div ref={head} className={styles.endHead}>
        <span className={styles.letter} data-end={end} aria-hidden="true">
          {isSender ? 'A' : 'B'}
        </span>
        <div>
          <p className={styles.strong}>
            {place ? <bdi>{endLine(place)}</bdi> : translate(isSender ? 'parcel.no_from' : 'parcel.no_to')}
          </p>
          <p className={styles.muted}>{translate(isSender ? 'parcel.from_here' : 'parcel.to_there')}</p>
        </div>
        <Button
          look="text"
          aria-expanded={isOpen}
          aria-label={translate(isSender ? 'parcel.choose_from' : 'parcel.choose_to')}
          onClick={() => fields.openPlaces(end)}
        >
          {translate(place ? 'checkout.change_address' : 'checkout.choose')}
        </Button>
      </div>
      {isOpen && <Places vm={vm} />}
      {place && !isOpen && (
        <div className={styles.pair}>
          <TextField
            name={`${end}-stage`}
            label={translate('parcel.floor')}
            value={place.stage}
            maxLength={50}
            onChange={({ target }) => fields.changePlace(end, { stage: target.value })}
          />
          <TextField
            name={`${end}-room`}
            label={translate('parcel.door')}
            value={place.room}
            maxLength={50}
            onChange={({ target }) => fields.changePlace(end, { room: target.value })}
          />
        </div>
      )}
      {fault !== undefined && <FormFault>{translate(isSender ? 'parcel.fault.from' : 'parcel.fault.to')}</FormFault>}
    </div>
  );
});
