import type { Notify } from '../notifications/index.ts';
import { speak } from '../../foundation/messages/index.ts';
import type { UserRow, Users } from './users.ports.ts';

/** Inviters of new customers (REFERRAL-1). */
export interface Inviters {
  /** Returns the owner of a referral code; `undefined` if the code is missing or unknown. */
  find(typed: string | undefined): Promise<UserRow | undefined>;
  /** Notifies the inviter of the new customer. */
  notify(inviter: UserRow | undefined, newcomer: UserRow): Promise<void>;
}

export const createInviters = ({ users, notify }: { readonly users: Users; readonly notify: Notify }): Inviters => {
  return {
    find: async (typed) => (typed ? users.byReferral(typed.trim().toUpperCase()) : undefined),
    notify: async (inviter, { id, firstname }) => {
      if (!inviter) return;
      const name = firstname === '' ? speak(inviter.lang ?? '')('SOMEBODY') : firstname;
      await notify({ userId: inviter.id, type: 'new_user_by_referral', subject: { kind: 'user', id }, args: { name } });
    },
  };
};
