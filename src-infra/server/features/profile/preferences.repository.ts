import type { Store } from '../../store/index.ts';
import type { Preferences, PreferenceKind } from './profile.ports.ts';

/** Rows of `notification_kinds` and `user_notification_kinds`. */
export const createPreferenceRepository = (store: Store): Preferences => ({
  list: async (userId) => {
    const rows = await store.database
      .selectFrom('notification_kinds as kind')
      .leftJoin('user_notification_kinds as choice', (join) =>
        join.onRef('choice.notification_id', '=', 'kind.id').on('choice.user_id', '=', userId),
      )
      .select(['kind.id', 'kind.type', 'choice.active'])
      .orderBy('kind.id')
      .execute();
    return rows.map(({ id, type, active }) => ({
      id,
      type: type as PreferenceKind,
      notification: { user_id: userId, notification_id: id, active: active === false ? 0 : 1 },
    }));
  },

  choose: (userId, choices) =>
    store.transactions.run(async () => {
      const chosen = new Map(choices.map(({ notification_id, active }) => [notification_id, active]));
      const known = await store.database
        .selectFrom('notification_kinds')
        .select('id')
        .where('id', 'in', [...chosen.keys()])
        .execute();
      if (known.length < chosen.size) return false;
      await store.database
        .insertInto('user_notification_kinds')
        .values([...chosen].map(([id, active]) => ({ user_id: userId, notification_id: id, active })))
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'notification_id']).doUpdateSet((at) => ({ active: at.ref('excluded.active') })),
        )
        .execute();
      return true;
    }),
});
