import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import {
  AccountPage,
  CodeForm,
  CodeSent,
  requestFailureText,
  smsFailureText,
  type CodeSignInViewModel,
} from '../sign-in/index.ts';

export const ResetView = observer(function ResetView({ vm }: { readonly vm: CodeSignInViewModel }) {
  const translate = useTranslate();
  const isCode = vm.step === 'code';
  return (
    <AccountPage
      step={vm.step}
      title={translate(isCode ? 'register.code_title' : 'recovery.title')}
      lead={isCode ? <CodeSent vm={vm} /> : translate('recovery.lead')}
      foot={
        isCode ? (
          <AppLink to={`/reset-password?next=${encodeURIComponent(vm.returnPath)}`}>
            {translate('recovery.other_account')}
          </AppLink>
        ) : (
          <Remembered returnPath={vm.returnPath} />
        )
      }
    >
      <CodeForm vm={vm} notSentText={vm.isBySms ? smsFailureText : requestFailureText} />
    </AccountPage>
  );
});

function Remembered({ returnPath }: { readonly returnPath: string }) {
  const translate = useTranslate();
  return (
    <>
      {translate('recovery.remembered')}
      <AppLink to={`/login?next=${encodeURIComponent(returnPath)}`}>{translate('header.sign_in')}</AppLink>
    </>
  );
}
