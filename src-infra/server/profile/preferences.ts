import type { Store } from '../store/index.ts';

type Kind = 'push' | 'discount' | 'order_verify' | 'order_statuses';
/** NotificationSetting of contract 2.5 with the user's choice. */
export type Preference = {
  readonly id: number;
  readonly type: Kind;
  readonly notification: { readonly user_id: number; readonly notification_id: number; readonly active: 0 | 1 };
};

/** Which pushes a user wants; every notification is stored whatever they say. */
export interface Preferences {
  list(userId: number): Promise<readonly Preference[]>;
  /** False when one of the kinds does not exist; then nothing has changed. */
  choose(userId: number, choices: readonly { readonly notification_id: number; readonly active: boolean }[]): Promise<boolean>;
}

export const createPreferences = (store: Store): Preferences => ({
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
      id, type: type as Kind, notification: { user_id: userId, notification_id: id, active: active ? 1 : 0 },
    }));
  },

  choose: (userId, choices) =>
    store.transaction(async () => {
      const chosen = new Map(choices.map(({ notification_id, active }) => [notification_id, active]));
      const known = await store.database.selectFrom('notification_kinds').select('id').where('id', 'in', [...chosen.keys()]).execute();
      if (known.length < chosen.size) return false;
      await store.database
        .insertInto('user_notification_kinds')
        .values([...chosen].map(([id, active]) => ({ user_id: userId, notification_id: id, active })))
        .onConflict((conflict) => conflict.columns(['user_id', 'notification_id']).doUpdateSet((at) => ({ active: at.ref('excluded.active') })))
        .execute();
      return true;
    }),
});
