import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Form, FormAlert } from '../../ui/form/index.ts';
import { accountFormClass, AccountPage } from './account-page.view.tsx';
import { faultText } from './field-fault.messages.ts';
import { LoginField } from './login-field.view.tsx';
import { PasswordField } from './password-field.view.tsx';
import { signInFailureText } from './sign-in.messages.ts';
import styles from './account-page.module.scss';
import type { SignInViewModel } from './sign-in.view-model.ts';

type SignInViewProps = {
  readonly vm: Pick<
    SignInViewModel,
    | 'login'
    | 'password'
    | 'loginFault'
    | 'passwordFault'
    | 'submission'
    | 'returnPath'
    | 'kind'
    | 'isDemo'
    | 'typeLogin'
    | 'typePassword'
    | 'leaveLogin'
    | 'fillInDemo'
    | 'forget'
    | 'submit'
  >;
};

export const SignInView = observer(function SignInView({ vm }: SignInViewProps) {
  const translate = useTranslate();
  return (
    <AccountPage
      title={translate('sign_in.title')}
      lead={translate('sign_in.lead')}
      foot={<NewHere returnPath={vm.returnPath} />}
    >
      <Form onSubmit={() => void vm.submit()} failures={vm.submission.failures} className={accountFormClass}>
        {vm.submission.failure && <FormAlert>{signInFailureText(vm.submission.failure, translate)}</FormAlert>}
        <LoginField
          kind={vm.kind}
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
        {vm.isDemo && (
          <Button look="quiet" isWide onClick={vm.fillInDemo}>
            {translate('sign_in.fill_demo')}
          </Button>
        )}
      </Form>
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
