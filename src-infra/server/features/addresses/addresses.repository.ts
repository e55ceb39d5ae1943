import type { Addresses, AddressRow, NewAddressRow } from './addresses.ports.ts';
import type { Updateable } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { Tables } from '../../store/tables/index.ts';

/** The addresses of users; every method concerns one user. */
export const createAddressRepository = (store: Store): Addresses => {
  const own = (userId: number) => store.database.selectFrom('addresses').where('user_id', '=', userId);
  return {
    /** Serializes changes to one user's addresses until the end of the transaction. */
    lock: async (userId: number): Promise<void> =>
      void (await store.database.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()),

    one: (userId: number, id: number): Promise<AddressRow | undefined> =>
      own(userId).selectAll().where('id', '=', id).executeTakeFirst(),
    active: (userId: number): Promise<AddressRow | undefined> =>
      own(userId).selectAll().where('active', '=', true).executeTakeFirst(),

    all: (userId: number): Promise<AddressRow[]> => own(userId).selectAll().orderBy('id', 'desc').execute(),

    insert: (row: NewAddressRow): Promise<AddressRow> =>
      store.database.insertInto('addresses').values(row).returningAll().executeTakeFirstOrThrow(),

    change: async (
      userId: number,
      id: number,
      change: Updateable<Tables['addresses']>,
    ): Promise<AddressRow | undefined> =>
      store.database
        .updateTable('addresses')
        .set(change)
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    deactivateAll: async (userId: number): Promise<void> =>
      void (await store.database
        .updateTable('addresses')
        .set({ active: false })
        .where('user_id', '=', userId)
        .where('active', '=', true)
        .execute()),

    /** Deletes those of these addresses that belong to the user; returns their number. */
    remove: async (userId: number, ids: readonly number[]): Promise<number> =>
      (
        await store.database
          .deleteFrom('addresses')
          .where('user_id', '=', userId)
          .where('id', 'in', [...ids])
          .returning('id')
          .execute()
      ).length,
  };
};
