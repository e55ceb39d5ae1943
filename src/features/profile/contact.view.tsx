import { observer } from 'mobx-react-lite';
import { formatPhone } from '@domain/identity/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { Form, FormAlert } from '../../ui/form/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { FailureState } from '../failure/index.ts';
import {
  accountFormClass,
  AccountPage,
  accountTexts,
  CodeField,
  faultText,
  limitedFailureText,
  OwnerProofFields,
  ResendCode,
} from '../sign-in/index.ts';
import { contactPath } from './contact-place.ts';
import type { ContactViewModel } from './contact.view-model.ts';
import { isWrongCode } from './profile.messages.ts';

type ContactProps = { readonly vm: ContactViewModel };

const TEXTS = {
  email: {
    change: 'contact.change_email',
    verify: 'contact.verify_email',
    lead: 'contact.email_lead',
    field: 'contact.new_email',
    other: 'contact.other_email',
  },
  phone: {
    change: 'contact.change_phone',
    verify: 'contact.verify_phone',
    lead: 'contact.phone_lead',
    field: 'contact.new_phone',
    other: 'contact.other_phone',
  },
} as const;

export const ContactView = observer(function ContactView({ vm }: ContactProps) {
  const translate = useTranslate();
  const { kind = 'email', place, live } = vm;
  const { isVerifying, returnPath } = place;
  const texts = TEXTS[kind];
  return (
    <AccountPage
      step={String(isVerifying)}
      hasCart={false}
      title={translate(isVerifying ? texts.verify : texts.change)}
      lead={isVerifying ? <WaitingContact vm={vm} /> : translate(texts.lead)}
      foot={
        <>
          {isVerifying && <AppLink to={contactPath(place, false)}>{translate(texts.other)}</AppLink>}
          <AppLink to={returnPath}>
            {translate(returnPath === '/checkout' ? 'contact.back_to_checkout' : 'contact.back')}
          </AppLink>
        </>
      }
    >
      {live.failure ? (
        <FailureState failure={live.failure} onRetry={() => live.reload()} />
      ) : !live.value ? (
        <Skeleton shape="row" />
      ) : isVerifying ? (
        <VerifyStep vm={vm} />
      ) : (
        <ChangeStep vm={vm} />
      )}
    </AccountPage>
  );
});

const WaitingContact = observer(function WaitingContact({ vm }: ContactProps) {
  return (
    <Trans
      id={vm.isCodeSent ? 'contact.code_sent' : 'contact.code_not_sent'}
      parts={{
        to: (
          <bdi dir="ltr" className={accountTexts.login}>
            {vm.kind === 'phone' ? formatPhone(vm.current).replaceAll(' ', '\u00a0') : vm.current}
          </bdi>
        ),
      }}
    />
  );
});

const ChangeStep = observer(function ChangeStep({ vm }: ContactProps) {
  const translate = useTranslate();
  const { typed, faults, submission, kind = 'email' } = vm;
  const { failure } = submission;
  const refused = failure?.kind === 'rejected' ? failure.params : {};
  const isElsewhere = ['old_password', 'owner_code', kind].some((field) => field in refused);
  return (
    <Form onSubmit={() => void vm.change()} failures={submission.failures} className={accountFormClass}>
      {failure && !isElsewhere && <FormAlert>{limitedFailureText(failure, translate)}</FormAlert>}
      <TextField
        type={kind === 'email' ? 'email' : 'tel'}
        name={kind === 'email' ? 'email' : 'tel'}
        label={translate(TEXTS[kind].field)}
        autoComplete={kind === 'email' ? 'email' : 'tel'}
        dir="ltr"
        required
        value={typed.value}
        error={faultText(kind, faults.value, translate) ?? refused[kind]?.[0]}
        onChange={({ target }) => vm.type({ value: target.value })}
        onBlur={vm.blur}
      />
      <OwnerProofFields
        password={
          vm.needsPassword && {
            label: translate('contact.password'),
            wrong: translate('password.old_wrong'),
            value: typed.password,
            fault: faults.password,
            onType: (password) => vm.type({ password }),
          }
        }
        code={
          vm.ownerCodeSentTo !== undefined && {
            sentTo: vm.ownerCodeSentTo,
            value: typed.ownerCode,
            fault: faults.ownerCode,
            onType: (ownerCode) => vm.type({ ownerCode }),
            onSendAgain: () => void vm.sendOwnerCode(),
          }
        }
        failure={failure}
      />
      <Button type="submit" look="main" size="big" isWide isBusy={submission.isBusy}>
        {translate('register.continue')}
      </Button>
    </Form>
  );
});

const VerifyStep = observer(function VerifyStep({ vm }: ContactProps) {
  const translate = useTranslate();
  const { typed, faults, submission } = vm;
  const { failure } = submission;
  if (!vm.isCodeSent)
    return (
      <Form onSubmit={() => void vm.sendCode()} failures={submission.failures} className={accountFormClass}>
        {failure && <FormAlert>{limitedFailureText(failure, translate)}</FormAlert>}
        <Button type="submit" look="main" size="big" isWide isBusy={submission.isBusy}>
          {translate('register.send_code')}
        </Button>
      </Form>
    );
  return (
    <>
      <Form onSubmit={() => void vm.verify()} failures={submission.failures} className={accountFormClass}>
        {failure && !isWrongCode(failure) && <FormAlert>{limitedFailureText(failure, translate)}</FormAlert>}
        {vm.isDemo && <p className={accountTexts.note}>{translate('contact.demo_code')}</p>}
        <CodeField
          value={typed.code}
          error={
            faultText('code', faults.code, translate) ??
            (isWrongCode(failure) ? translate('register.wrong_code') : undefined)
          }
          onType={(code) => vm.type({ code })}
        />
        <Button type="submit" look="main" size="big" isWide isBusy={submission.isBusy}>
          {translate('contact.verify')}
        </Button>
      </Form>
      <ResendCode vm={vm.resending} failureText={limitedFailureText} />
    </>
  );
});
