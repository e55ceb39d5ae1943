import { observer } from 'mobx-react-lite';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Form } from '../../ui/form/index.ts';
import { accountFormClass, AccountPage, accountTexts, CodeField, faultText, ResendCode } from '../sign-in/index.ts';
import { codeFailureText, registerFailureText } from './register.messages.ts';
import type { VerifyViewModel } from './verify.view-model.ts';

export const VerifyView = observer(function VerifyView({ vm }: { readonly vm: VerifyViewModel }) {
  const translate = useTranslate();
  const lead = vm.registration ? (
    <Trans
      id="register.code_sent"
      parts={{ email: <bdi className={accountTexts.login}>{vm.registration.email}</bdi> }}
    />
  ) : (
    translate('register.code_sent_somewhere')
  );
  return (
    <AccountPage
      title={translate('register.code_title')}
      lead={lead}
      foot={<AppLink to="/register">{translate('register.other_email')}</AppLink>}
    >
      {vm.isDemo && <p className={accountTexts.note}>{translate('register.demo_code')}</p>}
      <Form onSubmit={() => void vm.submit()} failures={vm.submission.failures} className={accountFormClass}>
        <CodeField
          value={vm.code}
          error={
            faultText('code', vm.fault, translate) ??
            (vm.submission.failure && codeFailureText(vm.submission.failure, translate))
          }
          onType={vm.type}
        />
        <Button type="submit" look="main" size="big" isWide isBusy={vm.submission.isBusy}>
          {translate('register.continue')}
        </Button>
      </Form>
      <ResendCode vm={vm.resending} failureText={registerFailureText} />
    </AccountPage>
  );
});
