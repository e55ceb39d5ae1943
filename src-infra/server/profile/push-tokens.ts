import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Store } from '../store/index.ts';

/** Where a user's browsers receive pushes (NOTIFY-6). A token belongs to whoever gave it last. */
export interface PushTokens {
  keep(userId: number, token: string): Promise<void>;
  drop(userId: number, token: string): Promise<void>;
}

export const createPushTokens = ({ store, clock }: { store: Store; clock: Clock }): PushTokens => ({
  keep: async (userId, token) =>
    void (await store.database
      .insertInto('push_tokens')
      .values({ token, user_id: userId, created_at: clock.now() })
      .onConflict((conflict) => conflict.column('token').doUpdateSet({ user_id: userId, created_at: clock.now() }))
      .execute()),
  drop: async (userId, token) =>
    void (await store.database.deleteFrom('push_tokens').where('user_id', '=', userId).where('token', '=', token).execute()),
});
