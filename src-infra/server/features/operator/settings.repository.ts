import { isPublicSetting } from '../../foundation/base-data/index.ts';
import type { Store } from '../../store/index.ts';
import type { StoredSettings } from './settings.ports.ts';

/** Rows of `settings`. */
export const createSettingRepository = (store: Store): StoredSettings => ({
  all: async () => {
    const rows = await store.database.selectFrom('settings').select(['key', 'value']).execute();
    return new Map(rows.map(({ key, value }) => [key, value ?? '']));
  },

  lock: async (key) => {
    const row = await store.database
      .selectFrom('settings')
      .select('value')
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirst();
    return row && (row.value ?? '');
  },

  write: async (key, value, at) => {
    await store.database
      .insertInto('settings')
      .values({ key, value, is_public: isPublicSetting(key), created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: at }))
      .execute();
    await store.broadcast.publish('reference', '');
    await store.broadcast.publish('market', '');
  },
});
