import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Store } from '../store/index.ts';

/** A signed-in user who typed the code of their own address has verified it; any other address changes nothing. */
export type ConfirmOwnEmail = (userId: number, email: string) => Promise<void>;

export const createConfirmOwnEmail =
  ({ store, clock }: { readonly store: Store; readonly clock: Clock }): ConfirmOwnEmail =>
  async (userId, email) =>
    void (await store.database
      .updateTable('users')
      .set({ email_verified_at: clock.now() })
      .where('id', '=', userId)
      .where('email', '=', email)
      .where('email_verified_at', 'is', null)
      .execute());
