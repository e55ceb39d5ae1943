import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Recipient } from '@domain/orders/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { TextField } from '../../ui/field/index.ts';
import type { CheckoutViewModel } from './checkout.view-model.ts';
import styles from './handover.module.scss';
import section from './section.module.scss';

type RecipientFieldsProps = { readonly vm: CheckoutViewModel };

/** ORDER-9: whether another person receives the order, and then their name and phone number. */
export const RecipientFields = observer(function RecipientFields({ vm }: RecipientFieldsProps) {
  const translate = useTranslate();
  const text = useId();
  const { recipient } = vm.choices.handover;
  return (
    <>
      <label className={styles.other}>
        <span>
          {translate('checkout.recipient')}
          <small id={text} aria-hidden="true">
            {translate('checkout.recipient_text')}
          </small>
        </span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={recipient !== undefined}
          aria-describedby={text}
          checked={recipient !== undefined}
          onChange={({ target }) =>
            vm.form.chooseHandover({ recipient: target.checked ? { name: '', phone: '' } : undefined })
          }
        />
      </label>
      {recipient && <Person vm={vm} recipient={recipient} />}
    </>
  );
});

const Person = observer(function Person({ vm, recipient }: RecipientFieldsProps & { readonly recipient: Recipient }) {
  const translate = useTranslate();
  const change = (part: Partial<Recipient>): void => vm.form.chooseHandover({ recipient: { ...recipient, ...part } });
  return (
    <div className={section.pair}>
      <TextField
        name="recipient-name"
        autoComplete="off"
        dir="auto"
        maxLength={100}
        label={translate('checkout.recipient_name')}
        value={recipient.name}
        error={vm.faults.has('recipient-name') ? translate('checkout.fault.recipient_name') : undefined}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        type="tel"
        inputMode="tel"
        autoComplete="off"
        dir="ltr"
        name="recipient-phone"
        label={translate('checkout.recipient_phone')}
        value={recipient.phone}
        error={vm.faults.has('recipient-phone') ? translate('checkout.fault.phone_invalid') : undefined}
        onChange={({ target }) => change({ phone: target.value })}
      />
    </div>
  );
});
