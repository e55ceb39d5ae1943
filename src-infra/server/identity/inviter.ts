import type { Notify } from '../notifications/index.ts';
import { speak } from '../messages/index.ts';
import { createUserRepository, type Store, type UserRow } from '../store/index.ts';

/** Whoever gave a newcomer their code (REFERRAL-1). */
export interface Inviters {
  /** The owner of a typed code; `undefined` for none and for unknown ones. */
  find(typed: string | undefined): Promise<UserRow | undefined>;
  /** Tells the inviter who came. */
  tell(inviter: UserRow | undefined, newcomer: UserRow): Promise<void>;
}

export const createInviters = ({ store, notify }: { readonly store: Store; readonly notify: Notify }): Inviters => {
  const users = createUserRepository(store);
  return {
    find: async (typed) => (typed ? users.byReferral(typed.trim().toUpperCase()) : undefined),
    tell: async (inviter, { id, firstname }) => {
      if (!inviter) return;
      const name = firstname === '' ? speak(inviter.lang ?? '')('SOMEBODY') : firstname;
      await notify({ userId: inviter.id, type: 'new_user_by_referral', subject: { kind: 'user', id }, args: { name } });
    },
  };
};
