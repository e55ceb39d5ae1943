import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { Form, FormAlert } from '../../ui/form/index.ts';
import { accountFormClass, AccountPage, faultText, NewPasswordFields } from '../sign-in/index.ts';
import type { DetailsViewModel } from './details.view-model.ts';
import { detailsFailureText, needsNewCode } from './register.messages.ts';
import styles from './register.module.scss';

export const DetailsView = observer(function DetailsView({ vm }: { readonly vm: DetailsViewModel }) {
  const translate = useTranslate();
  const { details, faults } = vm;
  const { failure } = vm.submission;
  const refused = failure?.kind === 'rejected' ? failure.params : {};
  return (
    <AccountPage title={translate('register.details_title')} lead={translate('register.details_lead')}>
      <Form onSubmit={() => void vm.submit()} failures={vm.submission.failures} className={accountFormClass}>
        {failure && <Refusal vm={vm} />}
        <div className={styles.names}>
          <TextField
            name="given-name"
            label={translate('account.first_name')}
            autoComplete="given-name"
            dir="auto"
            required
            value={details.firstName}
            error={faultText('name', faults.firstName, translate) ?? refused['firstname']?.[0]}
            onChange={(event) => vm.type({ firstName: event.target.value })}
            onBlur={() => vm.blur('firstName')}
          />
          <TextField
            name="family-name"
            label={translate('account.last_name')}
            autoComplete="family-name"
            dir="auto"
            value={details.lastName}
            error={refused['lastname']?.[0]}
            onChange={(event) => vm.type({ lastName: event.target.value })}
          />
        </div>
        <NewPasswordFields
          label={translate('account.password')}
          login={vm.registration?.email ?? ''}
          least={vm.passwordMin}
          value={details}
          faults={faults}
          refusal={refused['password']?.[0]}
          onType={vm.type}
          onBlur={vm.blur}
        />
        <GenderChoice vm={vm} />
        {(vm.hasReferral || details.referral !== '') && (
          <TextField
            name="referral"
            label={translate('account.referral')}
            autoComplete="off"
            autoCapitalize="characters"
            dir="ltr"
            value={details.referral}
            hint={vm.isInvited ? translate('register.invited_by_code') : undefined}
            error={faultText('referral', faults.referral, translate) ?? refused['referral']?.[0]}
            onChange={(event) => vm.type({ referral: event.target.value })}
            onBlur={() => vm.blur('referral')}
          />
        )}
        {vm.isReferralRefused && (
          <Button look="outline" isWide isBusy={vm.submission.isBusy} onClick={() => void vm.submitWithoutCode()}>
            {translate('register.without_code')}
          </Button>
        )}
        <Button type="submit" look="main" size="big" isWide isBusy={vm.submission.isBusy}>
          {translate('register.create')}
        </Button>
      </Form>
    </AccountPage>
  );
});

/** Errors of the whole form; errors of a field are shown at the field. */
const Refusal = observer(function Refusal({ vm }: { readonly vm: DetailsViewModel }) {
  const translate = useTranslate();
  const { failure } = vm.submission;
  if (
    !failure ||
    (failure.kind === 'rejected' &&
      ['firstname', 'lastname', 'password', 'referral'].some((field) => field in failure.params))
  )
    return null;
  return (
    <>
      <FormAlert>{detailsFailureText(failure, translate)}</FormAlert>
      {needsNewCode(failure) && <AppLink to="/register">{translate('register.new_code')}</AppLink>}
    </>
  );
});

const GENDERS = [
  { gender: 'female', label: 'account.female' },
  { gender: 'male', label: 'account.male' },
  { gender: undefined, label: 'account.gender_unsaid' },
] as const;

const GenderChoice = observer(function GenderChoice({ vm }: { readonly vm: DetailsViewModel }) {
  const translate = useTranslate();
  return (
    <fieldset className={styles.gender}>
      <legend>{translate('account.gender')}</legend>
      <div className={styles.choices}>
        {GENDERS.map(({ gender, label }) => (
          <label key={label}>
            <input
              type="radio"
              name="gender"
              checked={vm.details.gender === gender}
              onChange={() => vm.type({ gender })}
            />
            {translate(label)}
          </label>
        ))}
      </div>
    </fieldset>
  );
});
