import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Store } from '../../store/index.ts';
import type { PushTokens } from './profile.ports.ts';

/** Rows of `push_tokens`. */
export const createPushTokenRepository = ({
  store,
  clock,
}: {
  readonly store: Store;
  readonly clock: Clock;
}): PushTokens => ({
  save: async (userId, token) =>
    void (await store.database
      .insertInto('push_tokens')
      .values({ token, user_id: userId, created_at: clock.now() })
      .onConflict((conflict) => conflict.column('token').doUpdateSet({ user_id: userId, created_at: clock.now() }))
      .execute()),
  remove: async (userId, token) =>
    void (await store.database
      .deleteFrom('push_tokens')
      .where('user_id', '=', userId)
      .where('token', '=', token)
      .execute()),
});
