import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { Form, FormAlert } from '../../ui/form/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/sign-in-icons.data.ts';
import { accountFormClass, AccountPage } from './account-page.view.tsx';
import { smsFailureText } from './code-sign-in.messages.ts';
import { CodeFoot, CodeForm, CodeSent } from './code-sign-in.view.tsx';
import { faultText } from './field-fault.messages.ts';
import { LoginField } from './login-field.view.tsx';
import { PasswordField } from './password-field.view.tsx';
import { PasskeyNotice } from './passkey-notice.view.tsx';
import { ProviderNotice } from './provider-notice.view.tsx';
import { LastUsed, Providers } from './providers.view.tsx';
import { signInFailureText } from './sign-in.messages.ts';
import styles from './account-page.module.scss';
import type { SignInViewModel } from './sign-in.view-model.ts';
import wayStyles from './sign-in-methods.module.scss';

type SignInViewProps = { readonly vm: SignInViewModel };

/** ACCOUNT-1: password first, a code second, other services third; the code has steps of its own. */
export const SignInView = observer(function SignInView({ vm }: SignInViewProps) {
  return vm.isByCode ? <ByCode vm={vm} /> : <ByPassword vm={vm} />;
});

const ByPassword = observer(function ByPassword({ vm }: SignInViewProps) {
  const translate = useTranslate();
  return (
    <AccountPage
      key="password"
      title={translate('sign_in.title')}
      lead={translate('sign_in.lead')}
      foot={<NewHere returnPath={vm.returnPath} />}
    >
      <ProviderNotice vm={vm.ways} />
      {vm.passkey.isOffered && <PasskeyNotice vm={vm.passkey} />}
      <PasswordForm vm={vm} />
      <Providers vm={vm.ways} />
    </AccountPage>
  );
});

const PasswordForm = observer(function PasswordForm({ vm }: SignInViewProps) {
  const translate = useTranslate();
  return (
    <Form onSubmit={() => void vm.submit()} failures={vm.submission.failures} className={accountFormClass}>
      {vm.submission.failure && <FormAlert>{signInFailureText(vm.submission.failure, translate)}</FormAlert>}
      <LoginField
        kind={vm.kind}
        hasPasskeys={vm.passkey.isOffered}
        value={vm.login}
        fault={vm.loginFault}
        onType={vm.typeLogin}
        onBlur={vm.leaveLogin}
      />
      <PasswordField
        name="password"
        label={translate('account.password')}
        purpose="current-password"
        value={vm.password}
        error={faultText('password', vm.passwordFault, translate)}
        onType={vm.typePassword}
      />
      <AppLink
        to={`/reset-password?next=${encodeURIComponent(vm.returnPath)}`}
        className={styles.forgot}
        onClick={vm.forget}
      >
        {translate('sign_in.forgot')}
      </AppLink>
      <Button type="submit" look="main" size="big" isWide isBusy={vm.submission.isBusy}>
        {translate('sign_in.submit')}
      </Button>
      {vm.ways.isCodeOffered && <CodeLink vm={vm} />}
      {vm.passkey.isOffered && <PasskeyButton vm={vm} />}
      {vm.isDemo && (
        <Button look="quiet" isWide onClick={vm.fillInDemo}>
          {translate('sign_in.fill_demo')}
        </Button>
      )}
    </Form>
  );
});

const CodeLink = observer(function CodeLink({ vm }: SignInViewProps) {
  const translate = useTranslate();
  const isLastUsed = vm.ways.lastUsed === 'code';
  return (
    <div className={wayStyles.code}>
      <AppLink
        to={`/login?way=code&next=${encodeURIComponent(vm.returnPath)}`}
        {...buttonAttributes({ isWide: true })}
        aria-describedby={isLastUsed ? 'last-way' : undefined}
        onClick={vm.useCode}
      >
        <Icon path={icons.messageSquareTextIcon} />
        {translate('sign_in.text_code')}
      </AppLink>
      {isLastUsed && <LastUsed />}
    </div>
  );
});

const PasskeyButton = observer(function PasskeyButton({ vm: { passkey, ways } }: SignInViewProps) {
  const translate = useTranslate();
  const start = (): void => {
    ways.dismiss();
    void passkey.start();
  };
  return (
    <div className={wayStyles.code}>
      <Button
        isWide
        isBusy={passkey.step !== undefined}
        aria-describedby={passkey.isLastUsed ? 'last-way' : undefined}
        onClick={start}
      >
        <Icon path={icons.fingerprintPatternIcon} />
        {translate('passkeys.sign_in')}
      </Button>
      {passkey.isLastUsed && <LastUsed />}
    </div>
  );
});

const ByCode = observer(function ByCode({ vm: { code, step, returnPath } }: SignInViewProps) {
  const translate = useTranslate();
  const isCode = step === 'code';
  return (
    <AccountPage
      key="code"
      step={step}
      title={translate(isCode ? 'register.code_title' : 'sign_in.code_title')}
      lead={isCode ? <CodeSent vm={code} /> : translate('sign_in.code_lead')}
      foot={<CodeFoot isCode={isCode} returnPath={returnPath} />}
    >
      <CodeForm vm={code} notSentText={smsFailureText} />
    </AccountPage>
  );
});

function NewHere({ returnPath }: { readonly returnPath: string }) {
  const translate = useTranslate();
  return (
    <>
      {translate('sign_in.new_here')}
      <AppLink to={`/register?next=${encodeURIComponent(returnPath)}`}>{translate('sign_in.register')}</AppLink>
    </>
  );
}
