import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import { holds, personHolds, personJson } from './sql-parts.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables/index.ts';
import type { PersonRow } from './wallets.repository.ts';

type NewShopRow = Insertable<Tables['shops']>;
type ShopChangeRow = Updateable<Tables['shops']>;
/** What only the owner and the desk see of a shop. */
export type DeskShopRow = Pick<Selectable<Tables['shops']>, 'id' | 'user_id' | 'status' | 'status_note' | 'documents'> & { readonly seller: PersonRow };
export type DeskFilter = { readonly status: string | undefined; readonly search: string; readonly sort: 'asc' | 'desc'; readonly offset: number; readonly limit: number };

/** Shops that are opened, changed and decided about. */
export const createShopDeskRepository = (store: Store) => {
  const desk = (isWanted: RawBuilder<unknown>): RawBuilder<DeskShopRow> =>
    sql<DeskShopRow>`select s.id, s.user_id, s.status, s.status_note, s.documents, ${personJson(sql.ref('s.user_id'))} as seller from shops s where ${isWanted}`;

  return {
    /** Makes what one person opens wait for each other, until the end of the transaction; their role. */
    lockOwner: async (userId: number): Promise<string | undefined> =>
      (await store.database.selectFrom('users').select('role').where('id', '=', userId).forUpdate().executeTakeFirst())?.role,

    ofOwner: async (userId: number): Promise<DeskShopRow | undefined> => (await desk(sql`s.user_id = ${userId}`).execute(store.database)).rows[0],
    byId: async (id: number): Promise<DeskShopRow | undefined> => (await desk(sql`s.id = ${id}`).execute(store.database)).rows[0],

    lock: (id: number): Promise<{ readonly status: string; readonly user_id: number } | undefined> =>
      store.database.selectFrom('shops').select(['status', 'user_id']).where('id', '=', id).forUpdate().executeTakeFirst(),

    insert: async (row: NewShopRow): Promise<number> => (await store.database.insertInto('shops').values(row).returning('id').executeTakeFirstOrThrow()).id,
    change: async (id: number, change: ShopChangeRow): Promise<void> => void (await store.database.updateTable('shops').set(change).where('id', '=', id).execute()),

    setCategories: async (shopId: number, ids: readonly number[]): Promise<void> => {
      await store.database.deleteFrom('shop_categories').where('shop_id', '=', shopId).execute();
      if (ids.length > 0) await store.database.insertInto('shop_categories').values(ids.map((id) => ({ shop_id: shopId, category_id: id }))).execute();
    },
    setTags: async (shopId: number, ids: readonly number[]): Promise<void> => {
      await store.database.deleteFrom('shop_shop_tags').where('shop_id', '=', shopId).execute();
      if (ids.length > 0) await store.database.insertInto('shop_shop_tags').values(ids.map((id) => ({ shop_id: shopId, shop_tag_id: id }))).execute();
    },
    knownCategories: async (ids: readonly number[]): Promise<number> =>
      ids.length === 0 ? 0 : (await store.database.selectFrom('categories').select('id').where('id', 'in', [...ids]).where('type', 'in', ['shop', 'sub_shop']).where('active', '=', true).execute()).length,
    knownTags: async (ids: readonly number[]): Promise<number> =>
      ids.length === 0 ? 0 : (await store.database.selectFrom('shop_tags').select('id').where('id', 'in', [...ids]).execute()).length,

    setRole: async (userId: number, role: string, at: number): Promise<void> =>
      void (await store.database.updateTable('users').set({ role, updated_at: at }).where('id', '=', userId).execute()),

    list: async ({ status, search, sort, offset, limit }: DeskFilter): Promise<{ readonly items: readonly DeskShopRow[]; readonly total: number }> => {
      const isWanted = sql.join(
        [
          sql`s.deleted_at is null`,
          ...(status === undefined ? [] : [sql`s.status = ${status}`]),
          ...(search === ''
            ? []
            : [sql`(${personHolds(sql.ref('s.user_id'), search)} or exists (select 1 from jsonb_each(s.texts) t where ${holds(sql`coalesce(t.value ->> 'title', '')`, search)}))`]),
        ],
        sql` and `,
      );
      const { rows: [count] } = await sql<{ total: number }>`select count(*)::integer as total from shops s where ${isWanted}`.execute(store.database);
      const { rows } = await sql<DeskShopRow>`${desk(isWanted)} order by s.id ${sql.raw(sort)} offset ${offset} limit ${limit}`.execute(store.database);
      return { items: rows, total: count?.total ?? 0 };
    },
  };
};
