import type { UserRow } from './users.ports.ts';

/** The address that the owner sees: the one that waits for its code, else the current one. */
export const shownEmail = ({ email, pending_email }: Pick<UserRow, 'email' | 'pending_email'>): string | null =>
  pending_email ?? email;

/** The number that the owner sees, and that couriers call. */
export const shownPhone = ({ phone, pending_phone }: Pick<UserRow, 'phone' | 'pending_phone'>): string | null =>
  pending_phone ?? phone;

/** When a code proved the shown number; null for one that waits for its code, and for none. */
export const phoneVerifiedAt = ({
  phone_verified_at,
  pending_phone,
}: Pick<UserRow, 'phone_verified_at' | 'pending_phone'>): number | null =>
  pending_phone === null ? phone_verified_at : null;

/** The shown number, and whether a code has proved it. */
export const phoneOwnerOf = (
  row: Pick<UserRow, 'phone' | 'pending_phone' | 'phone_verified_at'>,
): { readonly phone: string | null; readonly isPhoneVerified: boolean } => ({
  phone: shownPhone(row),
  isPhoneVerified: phoneVerifiedAt(row) !== null,
});
