import { shownPhone } from './shown-contacts.ts';
import type { UserRow } from './users.ports.ts';

type Row = Pick<UserRow, 'phone' | 'pending_phone' | 'phone_verified_at'>;

/** The number that the owner gave, and whether a code has proved it: a number that waits for its code is not proved. */
export const phoneOwnerOf = (row: Row): { readonly phone: string | null; readonly isPhoneVerified: boolean } => ({
  phone: shownPhone(row),
  isPhoneVerified: row.pending_phone === null && row.phone !== null && row.phone_verified_at !== null,
});
