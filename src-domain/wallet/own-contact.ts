import { checkLoginName } from '../identity/index.ts';

/** How others find the owner of a wallet. */
export type OwnContact = { readonly email: string | undefined; readonly phone: string | undefined };

/** WALLET-1p: Whether a typed e-mail address or phone number is the owner's own, however it is written. */
export const isOwnContact = (typed: string, own: OwnContact): boolean => {
  const name = nameIn(typed);
  return name !== undefined && [own.email, own.phone].some((contact) => nameIn(contact ?? '') === name);
};

const nameIn = (contact: string): string | undefined => {
  const read = checkLoginName(contact, 'both');
  if (!read.ok) return undefined;
  return read.value.kind === 'email' ? read.value.email : read.value.phone;
};
