import { checkCode, checkEmail, checkPhone, type AccountDetails, type ContactKind } from '@domain/identity/index.ts';
import { ok } from '@domain/kernel/result.ts';
import { faultsOf, type FieldFaults } from '../sign-in/index.ts';
import type { ContactStep } from './profile.tokens.ts';

export type ContactForm = {
  readonly value: string;
  readonly password: string;
  /** Sent to the verified contact, where the account has no password. */
  readonly ownerCode: string;
  /** Sent to the new contact. */
  readonly code: string;
};

export const NO_TEXT: ContactForm = { value: '', password: '', ownerCode: '', code: '' };
/** Nothing typed and no code sent. */
export const NO_STEP: ContactStep = { typed: '', sentTo: '', verifyId: '', sentAt: 0 };

/** Returns the contact of an account, empty if it has none. */
export const ownContact = (kind: ContactKind | undefined, account: AccountDetails | undefined) => {
  const value = (kind === 'email' ? account?.email : account?.phone) ?? '';
  const isVerified = (kind === 'email' ? account?.isEmailVerified : account?.isPhoneVerified) === true;
  return { value, isVerified: value !== '' && isVerified };
};

const check = (kind: ContactKind | undefined, typed: string) =>
  kind === 'phone' ? checkPhone(typed) : checkEmail(typed);

/** Returns the contact as it is sent; empty if it is none. */
export const contactOf = (kind: ContactKind, typed: string): string => {
  const checked = check(kind, typed);
  return checked.ok ? checked.value : '';
};

/** ACCOUNT-3: what is wrong with the first step. */
export const checkContact = (
  kind: ContactKind | undefined,
  { value, password, ownerCode }: ContactForm,
  { needsPassword, needsCode }: { readonly needsPassword: boolean; readonly needsCode: boolean },
): FieldFaults<keyof ContactForm> => ({
  ...faultsOf({ value: check(kind, value), ownerCode: needsCode ? checkCode(ownerCode) : ok('') }),
  ...(needsPassword && password === '' && { password: { kind: 'required' } }),
});
