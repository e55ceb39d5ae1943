import { observer } from 'mobx-react-lite';
import { PARCEL_TEXT_MAX, type PartyField } from '@domain/parcels/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { TextArea, TextField } from '../../ui/field/index.ts';
import { FormSection } from '../../ui/form-section/index.ts';
import type { ParcelEndName } from './parcel-fields.view-model.ts';
import styles from './parcel-form.module.scss';
import type { ParcelFormViewModel } from './parcel-form.view-model.ts';

type Props = { readonly vm: ParcelFormViewModel };

/** Who hands the parcel over or receives it. */
export const PersonSection = observer(function PersonSection({ vm, end }: Props & { readonly end: ParcelEndName }) {
  const translate = useTranslate();
  const { fields } = vm;
  const party = fields.draft[end];
  const errorOf = (field: PartyField, text: string): string | undefined =>
    fields.faultOf(`${end}-${field}`) === undefined ? undefined : text;
  return (
    <FormSection title={translate(end === 'sender' ? 'parcel.sender' : 'parcel.receiver')}>
      <div className={styles.pair}>
        <TextField
          name={`${end}-name`}
          label={translate('parcel.name')}
          autoComplete={end === 'sender' ? 'name' : 'off'}
          dir="auto"
          maxLength={190}
          value={party.name}
          error={errorOf('name', translate('parcel.fault.name'))}
          onChange={({ target }) => fields.changeParty(end, { name: target.value })}
        />
        <TextField
          name={`${end}-phone`}
          type="tel"
          label={translate('account.phone')}
          autoComplete={end === 'sender' ? 'tel' : 'off'}
          maxLength={30}
          value={party.phone}
          error={errorOf('phone', translate('checkout.fault.phone_invalid'))}
          onChange={({ target }) => fields.changeParty(end, { phone: target.value })}
        />
      </div>
      {end === 'receiver' && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={fields.draft.isNotifying}
            onChange={({ target }) => fields.change({ isNotifying: target.checked })}
          />
          <strong>{translate('parcel.notify')}</strong>
          <small>{translate('parcel.notify_hint')}</small>
        </label>
      )}
    </FormSection>
  );
});

/** As soon as possible, or at a day and time. */
export const TimeSection = observer(function TimeSection({ vm }: Props) {
  const translate = useTranslate();
  const { fields } = vm;
  const fault = fields.faultOf('date') ?? fields.faultOf('time');
  return (
    <FormSection title={translate('checkout.when')}>
      <div className={styles.pair} role="radiogroup" aria-label={translate('checkout.when')}>
        {[true, false].map((isSoon) => (
          <label key={String(isSoon)} className={styles.pick}>
            <input
              type="radio"
              name="parcel-when"
              checked={fields.isSoon === isSoon}
              onChange={() => fields.chooseSoon(isSoon)}
            />
            <strong>{translate(isSoon ? 'checkout.soonest' : 'checkout.other_time')}</strong>
          </label>
        ))}
      </div>
      {!fields.isSoon && (
        <div className={styles.pair}>
          <TextField
            name="parcel-date"
            type="date"
            label={translate('checkout.day')}
            min={vm.today}
            value={fields.draft.date}
            error={fault && translate('parcel.fault.time')}
            onChange={({ target }) => fields.change({ date: target.value })}
          />
          <TextField
            name="parcel-time"
            type="time"
            label={translate('checkout.time')}
            value={fields.draft.time}
            onChange={({ target }) => fields.change({ time: target.value.slice(0, 5) })}
          />
        </div>
      )}
    </FormSection>
  );
});

/** What the courier has to know. */
export const InstructionSection = observer(function InstructionSection({ vm }: Props) {
  const translate = useTranslate();
  return (
    <FormSection title={translate('parcel.for_courier')}>
      <TextArea
        name="instruction"
        dir="auto"
        label={translate('parcel.instruction')}
        maxLength={PARCEL_TEXT_MAX}
        value={vm.fields.draft.instruction}
        onChange={({ target }) => vm.fields.change({ instruction: target.value })}
      />
    </FormSection>
  );
});
