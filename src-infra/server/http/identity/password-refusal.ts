import { checkPassword, checkPasswordRepeat } from '@domain/identity/index.ts';
import { fieldRefused, type Refusal } from '../response/index.ts';

export type PasswordPair = { readonly password: string; readonly password_confirmation?: string };

/** ACCOUNT-3: checks length and repetition of a new password. */
export const passwordRefusal = (
  { password, password_confirmation = '' }: PasswordPair,
  shortest: number,
): Refusal | undefined => {
  if (!checkPassword(password, shortest).ok) return fieldRefused('password', 'PASSWORD_SHORT', { count: shortest });
  return checkPasswordRepeat(password, password_confirmation).ok
    ? undefined
    : fieldRefused('password_confirmation', 'PASSWORDS_DIFFER');
};
