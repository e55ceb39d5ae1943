import type { FieldFault } from '@domain/identity/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { faultText } from './field-fault.messages.ts';
import { PasswordField } from './password-field.view.tsx';

type Passwords = { readonly password: string; readonly repeat: string };

type NewPasswordFieldsProps = {
  readonly label: string;
  /** The account of the password, for password managers. */
  readonly login: string;
  readonly least: number;
  readonly value: Passwords;
  readonly faults: { readonly [Field in keyof Passwords]?: FieldFault };
  /** The server's error for the password. */
  readonly refusal: string | undefined;
  readonly onType: (change: Partial<Passwords>) => void;
  readonly onBlur: (field: keyof Passwords) => void;
};

/** A new password, repeated to catch typing errors. */
export function NewPasswordFields({
  label,
  login,
  least,
  value,
  faults,
  refusal,
  onType,
  onBlur,
}: NewPasswordFieldsProps) {
  const translate = useTranslate();
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={login} />
      <PasswordField
        name="new-password"
        label={label}
        purpose="new-password"
        hint={translate('account.password_hint', { least })}
        value={value.password}
        error={faultText('password', faults.password, translate, least) ?? refusal}
        onType={(password) => onType({ password })}
        onBlur={() => onBlur('password')}
      />
      <PasswordField
        name="repeat-password"
        label={translate('account.password_repeat')}
        purpose="new-password"
        hint={translate('account.repeat_hint')}
        value={value.repeat}
        error={faultText('repeat', faults.repeat, translate)}
        onType={(repeat) => onType({ repeat })}
        onBlur={() => onBlur('repeat')}
      />
    </>
  );
}
