import { sql } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { HoldRow } from './reservations.ports.ts';
import type { TableWaits, WaitRecord } from './table-waits.port.ts';

const NOTHING = { table_id: null, starts_at: null, ends_at: null, offered_until: null, taken: false };

/** Stores who waits for a table. */
export const createTableWaitRepository = (store: Store): TableWaits => {
  const line = (shopIds: readonly number[] | undefined, after: number) =>
    store.database
      .selectFrom('table_waits')
      .selectAll()
      .where('last_at', '>', after)
      .$if(shopIds !== undefined, (query) => query.where('shop_id', 'in', [...(shopIds ?? [])]))
      .orderBy('joined_at')
      .orderBy('id');
  return {
    offersAround: async (tableIds, from, until) => {
      if (tableIds.length === 0) return [];
      const { rows } = await sql<HoldRow>`
        select user_id, table_id, starts_at, ends_at, offered_until as held_until from table_waits
        where table_id in (${sql.join([...tableIds])}) and not taken
          and ends_at > ${from} and starts_at < ${until}`.execute(store.database);
      return rows;
    },

    insert: async (request) =>
      (
        await store.database
          .insertInto('table_waits')
          .values(request)
          .onConflict((conflict) => conflict.columns(['user_id', 'shop_id', 'day']).doNothing())
          .returning('id')
          .executeTakeFirst()
      )?.id,

    lockOf: (userId, shopId, day) =>
      store.database
        .selectFrom('table_waits')
        .selectAll()
        .where('user_id', '=', userId)
        .where('shop_id', '=', shopId)
        .where('day', '=', day)
        .forUpdate()
        .executeTakeFirst(),

    replace: async (id, request) =>
      void (await store.database
        .updateTable('table_waits')
        .set({ ...request, ...NOTHING })
        .where('id', '=', id)
        .execute()),

    lockAt: (userId, shopId) =>
      store.database
        .selectFrom('table_waits')
        .selectAll()
        .where('user_id', '=', userId)
        .where('shop_id', '=', shopId)
        .orderBy('id')
        .forUpdate()
        .execute(),

    take: async (ids) =>
      void (await store.database
        .updateTable('table_waits')
        .set({ taken: true })
        .where('id', 'in', [...ids])
        .execute()),

    remove: async (id, userId) =>
      (
        await store.database
          .deleteFrom('table_waits')
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .returning('id')
          .execute()
      ).length > 0,

    find: async (id, userId) => {
      const { rows } = await sql<WaitRecord>`${record} where w.id = ${id} and w.user_id = ${userId}`.execute(
        store.database,
      );
      return rows[0];
    },

    list: async (userId, after) => {
      const { rows } = await sql<WaitRecord>`
        ${record} where w.user_id = ${userId} and w.last_at > ${after} order by w.first_at, w.id`.execute(
        store.database,
      );
      return rows;
    },

    line: (shopIds, after) => (shopIds?.length === 0 ? Promise.resolve([]) : line(shopIds, after).execute()),
    lockLine: (shopId, after) => line([shopId], after).forUpdate().execute(),

    offer: async (id, offer) =>
      void (await store.database.updateTable('table_waits').set(offer).where('id', '=', id).execute()),

    prune: async (before) =>
      void (await store.database.deleteFrom('table_waits').where('last_at', '<', before).execute()),
  };
};

const record = sql`
  select w.*, shops.timezone, row_to_json(s) as section, row_to_json(t) as place, row_to_json(around) as place_section
  from table_waits w join shops on shops.id = w.shop_id
  left join shop_sections s on s.id = w.section_id
  left join shop_tables t on t.id = w.table_id
  left join shop_sections around on around.id = t.shop_section_id`;
