import { observer } from 'mobx-react-lite';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { Form, FormAlert } from '../../ui/form/index.ts';
import { accountFormClass, AccountPage, accountTexts, faultText, LOGIN_INPUT, ResendCode } from '../sign-in/index.ts';
import { askFailureText, enterFailureText } from './recovery.messages.ts';
import type { ResetViewModel } from './reset.view-model.ts';

type ResetProps = {
  readonly vm: Pick<
    ResetViewModel,
    | 'step' | 'typed' | 'code' | 'fault' | 'failure' | 'isBusy' | 'failures' | 'returnPath' | 'kind' | 'isDemo' | 'sent' | 'secondsUntilResend' | 'isResent'
    | 'isResending' | 'resendFailure' | 'type' | 'typeCode' | 'leave' | 'submit' | 'resend'
  >;
};

export const ResetView = observer(function ResetView({ vm }: ResetProps) {
  const translate = useTranslate();
  const isCode = vm.step === 'code';
  return (
    <AccountPage
      step={vm.step}
      title={translate(isCode ? 'register.code_title' : 'recovery.title')}
      lead={isCode ? <WhereTo vm={vm} /> : translate('recovery.lead')}
      foot={isCode ? <AppLink to={`/reset-password?next=${encodeURIComponent(vm.returnPath)}`}>{translate('recovery.other_account')}</AppLink> : <Remembered vm={vm} />}
    >
      {isCode && vm.isDemo && <p className={accountTexts.note}>{translate('recovery.demo_code')}</p>}
      <Form key={vm.step} onSubmit={() => void vm.submit()} failures={vm.failures} className={accountFormClass}>
        {isCode ? <CodeField vm={vm} /> : <AccountField vm={vm} />}
        <Button type="submit" look="main" size="big" isWide isBusy={vm.isBusy}>
          {translate(isCode ? 'register.continue' : 'register.send_code')}
        </Button>
      </Form>
      {isCode && <ResendCode vm={vm} failureText={askFailureText} />}
    </AccountPage>
  );
});

/** Says where a code went without saying whether anybody is there. */
const WhereTo = observer(function WhereTo({ vm: { sent } }: ResetProps) {
  const translate = useTranslate();
  if (!sent) return translate('recovery.code_sent_somewhere');
  const login = sent.login.kind === 'email' ? <bdi className={accountTexts.login}>{sent.login.email}</bdi> : <bdi className={accountTexts.login} dir="ltr">{`+${sent.login.phone}`}</bdi>;
  return <Trans id="recovery.code_sent" parts={{ login }} />;
});

const AccountField = observer(function AccountField({ vm }: ResetProps) {
  const translate = useTranslate();
  const { label, ...input } = LOGIN_INPUT[vm.kind];
  return (
    <>
      {vm.failure && <FormAlert>{askFailureText(vm.failure, translate)}</FormAlert>}
      <TextField
        {...input}
        name="username"
        label={translate(label)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
        value={vm.typed}
        error={faultText(vm.kind === 'both' ? 'login' : vm.kind, vm.fault, translate)}
        onChange={(event) => vm.type(event.target.value)}
        onBlur={vm.leave}
      />
    </>
  );
});

const CodeField = observer(function CodeField({ vm }: ResetProps) {
  const translate = useTranslate();
  return (
    <TextField
      type="text"
      name="code"
      label={translate('register.code')}
      autoComplete="one-time-code"
      inputMode="numeric"
      dir="ltr"
      required
      value={vm.code}
      error={faultText('code', vm.fault, translate) ?? (vm.failure && enterFailureText(vm.failure, translate))}
      onChange={(event) => vm.typeCode(event.target.value)}
    />
  );
});

const Remembered = observer(function Remembered({ vm }: ResetProps) {
  const translate = useTranslate();
  return (
    <>
      {translate('recovery.remembered')}
      <AppLink to={`/login?next=${encodeURIComponent(vm.returnPath)}`}>{translate('header.sign_in')}</AppLink>
    </>
  );
});
