import type { PartnerShops, DeskShopRow, DeskFilter } from './partners.ports.ts';
import { sql, type RawBuilder } from 'kysely';
import { containsText, personMatches, personJson } from '../../store/sql-parts.ts';
import type { Store } from '../../store/store.ts';
import { asJson } from '../../store/index.ts';

/** Stores the shops of sellers and decisions about them. */
export const createShopDeskRepository = (store: Store): PartnerShops => {
  const desk = (isWanted: RawBuilder<unknown>): RawBuilder<DeskShopRow> =>
    sql<DeskShopRow>`select s.id, s.user_id, s.status, s.open, s.was_opened, s.status_note, s.documents,
      ${personJson(sql.ref('s.user_id'))} as seller
      from shops s
      where ${isWanted}`;

  return {
    /** Locks a user until the end of the transaction and returns their role. */
    lockOwner: async (userId: number): Promise<string | undefined> =>
      (await store.database.selectFrom('users').select('role').where('id', '=', userId).forUpdate().executeTakeFirst())
        ?.role,

    ofOwner: async (userId: number): Promise<DeskShopRow | undefined> =>
      (await desk(sql`s.user_id = ${userId}`).execute(store.database)).rows[0],
    byId: async (id: number): Promise<DeskShopRow | undefined> =>
      (await desk(sql`s.id = ${id}`).execute(store.database)).rows[0],

    lock: (id) =>
      store.database
        .selectFrom('shops')
        .select(['status', 'user_id', 'open'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    insert: async ({ texts, documents, ...row }) => {
      const { id } = await store.database
        .insertInto('shops')
        .values({ ...row, texts: asJson(texts), documents: asJson(documents) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    change: async (id, { texts, documents, ...columns }) =>
      void (await store.database
        .updateTable('shops')
        .set({
          ...columns,
          ...(texts && { texts: asJson(texts) }),
          ...(documents && { documents: asJson(documents) }),
        })
        .where('id', '=', id)
        .execute()),

    setCategories: async (shopId: number, ids: readonly number[]): Promise<void> => {
      await store.database.deleteFrom('shop_categories').where('shop_id', '=', shopId).execute();
      if (ids.length > 0)
        await store.database
          .insertInto('shop_categories')
          .values(ids.map((id) => ({ shop_id: shopId, category_id: id })))
          .execute();
    },
    setTags: async (shopId: number, ids: readonly number[]): Promise<void> => {
      await store.database.deleteFrom('shop_shop_tags').where('shop_id', '=', shopId).execute();
      if (ids.length > 0)
        await store.database
          .insertInto('shop_shop_tags')
          .values(ids.map((id) => ({ shop_id: shopId, shop_tag_id: id })))
          .execute();
    },
    setZone: async (shopId, zone) => {
      const ring = asJson(zone.map(({ latitude, longitude }) => [latitude, longitude] as const));
      await store.database
        .insertInto('delivery_zones')
        .values({ shop_id: shopId, ring })
        .onConflict((conflict) => conflict.column('shop_id').doUpdateSet({ ring }))
        .execute();
    },
    knownCategories: async (ids: readonly number[]): Promise<number> =>
      ids.length === 0
        ? 0
        : (
            await store.database
              .selectFrom('categories')
              .select('id')
              .where('id', 'in', [...ids])
              .where('type', 'in', ['shop', 'sub_shop'])
              .where('active', '=', true)
              .execute()
          ).length,
    knownTags: async (ids: readonly number[]): Promise<number> =>
      ids.length === 0
        ? 0
        : (
            await store.database
              .selectFrom('shop_tags')
              .select('id')
              .where('id', 'in', [...ids])
              .execute()
          ).length,

    setRole: async (userId: number, role: string, at: number): Promise<void> =>
      void (await store.database.updateTable('users').set({ role, updated_at: at }).where('id', '=', userId).execute()),

    list: async ({
      status,
      search,
      sort,
      offset,
      limit,
    }: DeskFilter): Promise<{ readonly items: readonly DeskShopRow[]; readonly total: number }> => {
      const isWanted = sql.join(
        [
          sql`s.deleted_at is null`,
          ...(status === undefined ? [] : [sql`s.status = ${status}`]),
          ...(search === ''
            ? []
            : [
                sql`(${personMatches(sql.ref('s.user_id'), search)}
                      or exists (select 1
                        from jsonb_each(s.texts) t
                        where ${containsText(sql`coalesce(t.value ->> 'title', '')`, search)}))`,
              ]),
        ],
        sql` and `,
      );
      const {
        rows: [count],
      } = await sql<{ total: number }>`select count(*)::integer as total from shops s where ${isWanted}`.execute(
        store.database,
      );
      const { rows } = await sql<DeskShopRow>`${desk(isWanted)}
          order by s.id ${sql.raw(sort)}
          offset ${offset} limit ${limit}`.execute(store.database);
      return { items: rows, total: count?.total ?? 0 };
    },
  };
};
