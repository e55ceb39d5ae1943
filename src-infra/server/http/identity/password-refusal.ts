import { fieldRefused, type Refusal } from '../answer/index.ts';

export type PasswordPair = { readonly password: string; readonly password_confirmation?: string };

/** ACCOUNT-3: the length and the confirmation of a new password. */
export const passwordRefusal = ({ password, password_confirmation }: PasswordPair, shortest: number): Refusal | undefined => {
  if ([...password].length < shortest) return fieldRefused('password', 'PASSWORD_SHORT', { count: shortest });
  return password === password_confirmation ? undefined : fieldRefused('password_confirmation', 'PASSWORDS_DIFFER');
};
