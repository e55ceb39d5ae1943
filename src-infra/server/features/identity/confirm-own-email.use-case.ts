import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Users } from './users.ports.ts';

/** Verifies the address of a signed-in user by its code; any other address changes nothing. */
export type ConfirmOwnEmail = (userId: number, email: string) => Promise<void>;

export const createConfirmOwnEmail =
  ({ users, clock }: { readonly users: Users; readonly clock: Clock }): ConfirmOwnEmail =>
  (userId, email) =>
    users.confirmEmail(userId, email, clock.now());
