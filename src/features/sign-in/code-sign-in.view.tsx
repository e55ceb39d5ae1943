import { formatPhone } from '@domain/identity/index.ts';
import { observer } from 'mobx-react-lite';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { Trans, useTranslate, type Translate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Form, FormAlert } from '../../ui/form/index.ts';
import { accountFormClass, accountTexts } from './account-page.view.tsx';
import { CodeField } from './code-field.view.tsx';
import { codeFailureText } from './code-sign-in.messages.ts';
import type { CodeSignInViewModel } from './code-sign-in.view-model.ts';
import { faultText } from './field-fault.messages.ts';
import { LoginField } from './login-field.view.tsx';
import { ResendCode } from './resend-code.view.tsx';

export type CodeVm = Pick<
  CodeSignInViewModel,
  | 'step'
  | 'typed'
  | 'code'
  | 'fault'
  | 'submission'
  | 'kind'
  | 'isDemo'
  | 'sent'
  | 'resending'
  | 'type'
  | 'typeCode'
  | 'blur'
  | 'submit'
>;

type CodeFormProps = {
  readonly vm: CodeVm;
  /** Why no code could be sent. */
  readonly notSentText: (failure: RemoteFailure, translate: Translate) => string;
};

/** ACCOUNT-1, ACCOUNT-2: the account that a code is sent to, then the code. */
export const CodeForm = observer(function CodeForm({ vm, notSentText }: CodeFormProps) {
  const translate = useTranslate();
  const isCode = vm.step === 'code';
  const { failure } = vm.submission;
  return (
    <>
      {isCode && vm.isDemo && <p className={accountTexts.note}>{translate('recovery.demo_code')}</p>}
      <Form
        key={vm.step}
        onSubmit={() => void vm.submit()}
        failures={vm.submission.failures}
        className={accountFormClass}
      >
        {!isCode && failure && <FormAlert>{notSentText(failure, translate)}</FormAlert>}
        {isCode ? (
          <CodeField
            value={vm.code}
            error={faultText('code', vm.fault, translate) ?? (failure && codeFailureText(failure, translate))}
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
    </>
  );
});

/** Says where a code was sent without revealing whether there is an account. */
export const CodeSent = observer(function CodeSent({ vm: { sent } }: { readonly vm: Pick<CodeVm, 'sent'> }) {
  const translate = useTranslate();
  if (!sent) return translate('recovery.code_sent_somewhere');
  const login =
    sent.login.kind === 'email' ? (
      <bdi className={accountTexts.login}>{sent.login.email}</bdi>
    ) : (
      <bdi className={accountTexts.login} dir="ltr">
        {formatPhone(sent.login.phone)}
      </bdi>
    );
  return <Trans id="recovery.code_sent" parts={{ login }} />;
});

type FootProps = { readonly isCode: boolean; readonly returnPath: string };

/** ACCOUNT-1: the ways on for somebody whose number has no account, or who would rather type the password. */
export function CodeFoot({ isCode, returnPath }: FootProps) {
  const translate = useTranslate();
  const next = encodeURIComponent(returnPath);
  return (
    <>
      {isCode && <AppLink to={`/login?way=code&next=${next}`}>{translate('sign_in.other_number')}</AppLink>}
      <AppLink to={`/login?next=${next}`}>{translate('sign_in.use_password')}</AppLink>
      <AppLink to={`/register?next=${next}`}>{translate('sign_in.register')}</AppLink>
    </>
  );
}
