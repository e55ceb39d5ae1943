import { observer } from 'mobx-react-lite';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Form, FormAlert } from '../../ui/form/index.ts';
import {
  accountFormClass,
  AccountPage,
  accountTexts,
  CodeField,
  faultText,
  LoginField,
  ResendCode,
} from '../sign-in/index.ts';
import { requestFailureText, codeFailureText, smsFailureText } from './recovery.messages.ts';
import type { ResetViewModel } from './reset.view-model.ts';

type ResetProps = {
  readonly vm: Pick<
    ResetViewModel,
    | 'step'
    | 'typed'
    | 'code'
    | 'fault'
    | 'submission'
    | 'returnPath'
    | 'kind'
    | 'isDemo'
    | 'sent'
    | 'resending'
    | 'type'
    | 'isBySms'
    | 'typeCode'
    | 'blur'
    | 'submit'
  >;
};

export const ResetView = observer(function ResetView({ vm }: ResetProps) {
  const translate = useTranslate();
  const isCode = vm.step === 'code';
  const notSentText = vm.isBySms ? smsFailureText : requestFailureText;
  return (
    <AccountPage
      step={vm.step}
      title={translate(isCode ? 'register.code_title' : 'recovery.title')}
      lead={isCode ? <WhereTo vm={vm} /> : translate('recovery.lead')}
      foot={
        isCode ? (
          <AppLink to={`/reset-password?next=${encodeURIComponent(vm.returnPath)}`}>
            {translate('recovery.other_account')}
          </AppLink>
        ) : (
          <Remembered vm={vm} />
        )
      }
    >
      {isCode && vm.isDemo && <p className={accountTexts.note}>{translate('recovery.demo_code')}</p>}
      <Form
        key={vm.step}
        onSubmit={() => void vm.submit()}
        failures={vm.submission.failures}
        className={accountFormClass}
      >
        {!isCode && vm.submission.failure && <FormAlert>{notSentText(vm.submission.failure, translate)}</FormAlert>}
        {isCode ? (
          <CodeField
            value={vm.code}
            error={
              faultText('code', vm.fault, translate) ??
              (vm.submission.failure && codeFailureText(vm.submission.failure, translate))
            }
            onType={vm.typeCode}
          />
        ) : (
          <LoginField kind={vm.kind} value={vm.typed} fault={vm.fault} onType={vm.type} onBlur={vm.blur} />
        )}
        <Button type="submit" look="main" size="big" isWide isBusy={vm.submission.isBusy}>
          {translate(isCode ? 'register.continue' : 'register.send_code')}
        </Button>
      </Form>
      {isCode && <ResendCode vm={vm.resending} failureText={notSentText} />}
    </AccountPage>
  );
});

/** Says where a code was sent without revealing whether there is an account. */
const WhereTo = observer(function WhereTo({ vm: { sent } }: ResetProps) {
  const translate = useTranslate();
  if (!sent) return translate('recovery.code_sent_somewhere');
  const login =
    sent.login.kind === 'email' ? (
      <bdi className={accountTexts.login}>{sent.login.email}</bdi>
    ) : (
      <bdi className={accountTexts.login} dir="ltr">{`+${sent.login.phone}`}</bdi>
    );
  return <Trans id="recovery.code_sent" parts={{ login }} />;
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
