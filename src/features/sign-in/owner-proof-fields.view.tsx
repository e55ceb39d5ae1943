import type { FieldFault } from '@domain/identity/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { accountTexts } from './account-page.view.tsx';
import { CodeField } from './code-field.view.tsx';
import { faultText } from './field-fault.messages.ts';
import { PasswordField } from './password-field.view.tsx';

type Proof = {
  readonly value: string;
  readonly fault: FieldFault | undefined;
  readonly onType: (text: string) => void;
};

type OwnerProofFieldsProps = {
  /** The current password, where it is asked for; `wrong` says why it was refused. */
  readonly password: (Proof & { readonly label: string; readonly wrong: string }) | false;
  /** The code, once it was sent. */
  readonly code: (Proof & { readonly sentTo: string; readonly onSendAgain: () => void }) | false;
  readonly failure: RemoteFailure | undefined;
};

/** ACCOUNT-5b: the password, or the code sent to a verified contact, that shows that the owner asks. */
export function OwnerProofFields({ password, code, failure }: OwnerProofFieldsProps) {
  const translate = useTranslate();
  const refused = failure?.kind === 'rejected' ? failure.params : {};
  return (
    <>
      {password && (
        <PasswordField
          name="current-password"
          label={password.label}
          purpose="current-password"
          value={password.value}
          error={faultText('password', password.fault, translate) ?? (refused['old_password'] && password.wrong)}
          onType={password.onType}
        />
      )}
      {code && (
        <>
          <p role="status" className={accountTexts.note}>
            {translate('password.code_sent', { to: code.sentTo })}
          </p>
          <CodeField
            value={code.value}
            error={
              faultText('code', code.fault, translate) ?? (refused['owner_code'] && translate('register.wrong_code'))
            }
            onType={code.onType}
          />
          <Button look="text" onClick={code.onSendAgain}>
            {translate('password.code_again')}
          </Button>
        </>
      )}
    </>
  );
}
