import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import styles from './section.module.scss';
import type { CheckoutViewModel } from './checkout.view-model.ts';
import { Section } from './section.view.tsx';
import { verifyPhonePath } from './verify-phone-path.ts';

/** The customer's phone number, and a note for the shop. */
export const ContactSection = observer(function ContactSection({ vm }: { readonly vm: CheckoutViewModel }) {
  const translate = useTranslate();
  // A server may ask for it that does not announce the setting, or has just been given it.
  const isUnverified = vm.faults.has('phone-unverified') || vm.placing.problem?.kind === 'phone-unverified';
  const phoneFault = vm.faults.has('phone-required')
    ? translate('checkout.fault.phone')
    : vm.faults.has('phone-invalid')
      ? translate('checkout.fault.phone_invalid')
      : isUnverified
        ? translate('checkout.fault.phone_unverified')
        : undefined;
  return (
    <Section
      title={translate('checkout.contact')}
      fault={vm.faults.has('details-missing') ? translate('checkout.fault.details') : undefined}
    >
      {vm.faults.has('details-missing') && (
        <AppLink to="/update-details?next=%2Fcheckout" {...buttonAttributes({ look: 'quiet' })}>
          {translate('checkout.fill_details')}
        </AppLink>
      )}
      <div className={styles.pair}>
        <div className={styles.field}>
          <TextField
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            dir="ltr"
            name="phone"
            label={translate('checkout.phone')}
            value={vm.phone}
            error={phoneFault}
            onChange={(event) => vm.form.choose({ phone: event.target.value })}
          />
          {isUnverified && (
            <AppLink to={verifyPhonePath(vm.phone, vm.context.phone)} {...buttonAttributes({ look: 'quiet' })}>
              {translate('checkout.verify_phone')}
            </AppLink>
          )}
        </div>
        <TextField
          name="note"
          autoComplete="off"
          maxLength={191}
          label={translate('note.label')}
          value={vm.choices.note ?? ''}
          onChange={(event) => vm.form.choose({ note: event.target.value })}
        />
      </div>
    </Section>
  );
});
