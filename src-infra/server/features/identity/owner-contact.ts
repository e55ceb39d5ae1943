import type { UserRow } from './users.ports.ts';

/** Where messages about the account itself go. */
export type OwnerContact = { readonly channel: 'email' | 'sms'; readonly to: string };

/** Returns the verified e-mail address, else the verified phone number. */
export const ownerContactOf = (account: UserRow): OwnerContact | undefined => verifiedContactsOf(account)[0];

/** Returns where mails of the marketplace go: the verified e-mail address. */
export const mailAddressOf = ({
  email,
  email_verified_at,
}: Pick<UserRow, 'email' | 'email_verified_at'>): string | undefined =>
  email_verified_at === null ? undefined : (email ?? undefined);

/** Returns every verified contact, the e-mail address first. */
export const verifiedContactsOf = ({
  email,
  email_verified_at,
  phone,
  phone_verified_at,
}: UserRow): readonly OwnerContact[] => [
  ...(email !== null && email_verified_at !== null ? [{ channel: 'email', to: email } as const] : []),
  ...(phone !== null && phone_verified_at !== null ? [{ channel: 'sms', to: phone } as const] : []),
];
