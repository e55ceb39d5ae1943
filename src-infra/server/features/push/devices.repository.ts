import { isPushWanted, type PushKind } from '@domain/notifications/index.ts';
import type { Store } from '../../store/index.ts';
import type { Devices } from './devices.port.ts';

/** Rows of `push_tokens`. */
export const createDeviceRepository = (store: Store): Devices => ({
  of: async (userId, type) => {
    const off = await store.database
      .selectFrom('user_notification_kinds as choice')
      .innerJoin('notification_kinds as kind', 'kind.id', 'choice.notification_id')
      .select('kind.type')
      .where('choice.user_id', '=', userId)
      .where('choice.active', '=', false)
      .execute();
    if (!isPushWanted(type, new Set(off.map((kind) => kind.type as PushKind)))) return [];
    return store.database
      .selectFrom('push_tokens')
      .select(['token', 'user_id as userId'])
      .where('user_id', '=', userId)
      .execute();
  },

  forget: async ({ token, userId }) =>
    void (await store.database
      .deleteFrom('push_tokens')
      .where('token', '=', token)
      .where('user_id', '=', userId)
      .execute()),
});
