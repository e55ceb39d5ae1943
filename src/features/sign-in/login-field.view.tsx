import type { FieldFault, LoginKind } from '@domain/identity/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { faultText } from './field-fault.messages.ts';

/** How the setting `auth_option` lets customers identify themselves. */
const INPUT = {
  email: { type: 'email', inputMode: 'email', label: 'account.email' },
  phone: { type: 'tel', inputMode: 'tel', label: 'account.phone' },
  both: { type: 'text', inputMode: 'email', label: 'account.email_or_phone' },
} as const;

type LoginFieldProps = {
  readonly kind: LoginKind;
  /** `email` for a new account, `username` for an existing one. */
  readonly name?: 'username' | 'email';
  /** Whether the browser may suggest passkeys in it. */
  readonly hasPasskeys?: boolean;
  readonly value: string;
  readonly fault: FieldFault | undefined;
  readonly onType: (text: string) => void;
  readonly onBlur: () => void;
};

/** The e-mail address or phone number of an account. */
export function LoginField({
  kind,
  name = 'username',
  hasPasskeys = false,
  value,
  fault,
  onType,
  onBlur,
}: LoginFieldProps) {
  const translate = useTranslate();
  const { label, ...input } = INPUT[kind];
  return (
    <TextField
      {...input}
      name={name}
      label={translate(label)}
      autoComplete={hasPasskeys ? `${name} webauthn` : name}
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      required
      value={value}
      error={faultText(kind === 'both' ? 'login' : kind, fault, translate)}
      onChange={(event) => onType(event.target.value)}
      onBlur={onBlur}
    />
  );
}
