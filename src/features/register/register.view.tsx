import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Form, FormAlert } from '../../ui/form/index.ts';
import { accountFormClass, AccountPage, LoginField, ProviderNotice, Providers } from '../sign-in/index.ts';
import { InvitedNote } from './invited-note.view.tsx';
import { registerFailureText } from './register.messages.ts';
import type { RegisterViewModel } from './register.view-model.ts';

type RegisterViewProps = {
  readonly vm: Pick<
    RegisterViewModel,
    'email' | 'fault' | 'submission' | 'ways' | 'returnPath' | 'invitation' | 'welcomeGift' | 'type' | 'blur' | 'submit'
  >;
};

export const RegisterView = observer(function RegisterView({ vm }: RegisterViewProps) {
  const translate = useTranslate();
  return (
    <AccountPage
      title={translate('register.title')}
      lead={translate('register.lead')}
      foot={<SignInLink returnPath={vm.returnPath} />}
    >
      <InvitedNote vm={vm} />
      <ProviderNotice vm={vm.ways} />
      <Form onSubmit={() => void vm.submit()} failures={vm.submission.failures} className={accountFormClass}>
        {vm.submission.failure && <FormAlert>{registerFailureText(vm.submission.failure, translate)}</FormAlert>}
        <LoginField kind="email" name="email" value={vm.email} fault={vm.fault} onType={vm.type} onBlur={vm.blur} />
        <Button type="submit" look="main" size="big" isWide isBusy={vm.submission.isBusy}>
          {translate('register.send_code')}
        </Button>
      </Form>
      <Providers vm={vm.ways} />
    </AccountPage>
  );
});

function SignInLink({ returnPath }: { readonly returnPath: string }) {
  const translate = useTranslate();
  return (
    <>
      {translate('register.known_here')}
      <AppLink to={`/login?next=${encodeURIComponent(returnPath)}`}>{translate('header.sign_in')}</AppLink>
    </>
  );
}
