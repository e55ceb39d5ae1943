import type { Store } from '../../store/store.ts';
import type { TableHolds } from './reservations.ports.ts';

/** Stores the tables that are kept for customers who decide. */
export const createTableHoldRepository = (store: Store): TableHolds => ({
  around: (tableIds, from, until) =>
    tableIds.length === 0
      ? Promise.resolve([])
      : store.database
          .selectFrom('table_holds')
          .selectAll()
          .where('table_id', 'in', [...tableIds])
          .where('ends_at', '>', from)
          .where('starts_at', '<', until)
          .execute(),

  of: (userId) => store.database.selectFrom('table_holds').selectAll().where('user_id', '=', userId).executeTakeFirst(),

  put: async ({ user_id, ...hold }) =>
    void (await store.database
      .insertInto('table_holds')
      .values({ user_id, ...hold })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(hold))
      .execute()),

  remove: async (userId) =>
    void (await store.database.deleteFrom('table_holds').where('user_id', '=', userId).execute()),
});
