import type { Store } from '../../store/index.ts';
import type { Devices } from './devices.port.ts';

/** Rows of `push_tokens`. */
export const createDeviceRepository = (store: Store): Devices => ({
  of: (userId) =>
    store.database
      .selectFrom('push_tokens')
      .select(['token', 'user_id as userId'])
      .where('user_id', '=', userId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('user_notification_kinds as choice')
              .innerJoin('notification_kinds as kind', 'kind.id', 'choice.notification_id')
              .select('choice.user_id')
              .where('choice.user_id', '=', userId)
              .where('kind.type', '=', 'push')
              .where('choice.active', '=', false),
          ),
        ),
      )
      .execute(),

  forget: async ({ token, userId }) =>
    void (await store.database
      .deleteFrom('push_tokens')
      .where('token', '=', token)
      .where('user_id', '=', userId)
      .execute()),
});
