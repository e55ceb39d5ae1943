import type { UserRow } from './users.ports.ts';

/** The address that the owner sees: the one that waits for its code, else the current one. */
export const shownEmail = ({ email, pending_email }: Pick<UserRow, 'email' | 'pending_email'>): string | null =>
  pending_email ?? email;

/** The number that the owner sees, and that couriers call. */
export const shownPhone = ({ phone, pending_phone }: Pick<UserRow, 'phone' | 'pending_phone'>): string | null =>
  pending_phone ?? phone;
