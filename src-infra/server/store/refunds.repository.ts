import { sql, type RawBuilder, type Selectable } from 'kysely';
import { holds, personHolds } from './sql-parts.ts';
import type { Store } from './store.ts';
import { asJson, type Tables } from './tables/index.ts';

type RefundRow = Selectable<Tables['order_refunds']>;
export type RefundFilter = {
  /** Only requests of one customer; all without. */
  readonly userId?: number;
  readonly statuses: readonly string[];
  readonly search?: string | undefined;
  readonly sort: 'asc' | 'desc'; readonly offset: number; readonly limit: number;
};

/** Requests for the money of orders. */
export const createRefundRepository = (store: Store) => {
  const own = (userId: number) => sql`order_id in (select id from orders where user_id = ${userId})`;
  return {
    insert: (orderId: number, cause: string, images: readonly string[], at: number): Promise<RefundRow> =>
      store.database
        .insertInto('order_refunds').values({ order_id: orderId, status: 'pending', cause, answer: null, images: asJson(images), created_at: at, updated_at: at })
        .returningAll().executeTakeFirstOrThrow(),

    find: (id: number, userId?: number): Promise<RefundRow | undefined> =>
      store.database
        .selectFrom('order_refunds').selectAll().where('id', '=', id)
        .$if(userId !== undefined, (query) => query.where(own(userId ?? 0) as RawBuilder<boolean>)).executeTakeFirst(),

    /** The request with its row locked until the end of the transaction. */
    lock: (id: number): Promise<RefundRow | undefined> => store.database.selectFrom('order_refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    decide: async (id: number, status: 'accepted' | 'canceled', answer: string | null, at: number): Promise<RefundRow> =>
      store.database.updateTable('order_refunds').set({ status, answer, updated_at: at }).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),

    /** Of these requests of a customer: how many there were, and how many are gone now; money that was given back stays on record. */
    remove: async (userId: number, ids: readonly number[]): Promise<{ readonly known: number; readonly removed: number }> => {
      const removed = await store.database
        .deleteFrom('order_refunds').where('id', 'in', [...ids]).where('status', '!=', 'accepted').where(own(userId) as RawBuilder<boolean>).returning('id').execute();
      const left = await store.database.selectFrom('order_refunds').select('id').where('id', 'in', [...ids]).where(own(userId) as RawBuilder<boolean>).execute();
      return { known: removed.length + left.length, removed: removed.length };
    },

    list: async (filter: RefundFilter): Promise<{ readonly items: readonly RefundRow[]; readonly total: number }> => {
      const isWanted = isWantedRefund(filter);
      const { rows: [count] } = await sql<{ total: number }>`select count(*)::integer as total from order_refunds f join orders o on o.id = f.order_id where ${isWanted}`.execute(store.database);
      const { rows } = await sql<RefundRow>`
        select f.* from order_refunds f join orders o on o.id = f.order_id where ${isWanted}
        order by f.id ${sql.raw(filter.sort)} offset ${filter.offset} limit ${filter.limit}`.execute(store.database);
      return { total: count?.total ?? 0, items: rows };
    },
  };
};
export type RefundRepository = ReturnType<typeof createRefundRepository>;

const isWantedRefund = ({ userId, statuses, search = '' }: RefundFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(userId === undefined ? [] : [sql`o.user_id = ${userId}`]),
      ...(statuses.length === 0 ? [] : [sql`f.status in (select json_array_elements_text(${asJson(statuses)}::json))`]),
      ...(search === '' ? [] : [sql`(f.order_id::text = ${search} or ${holds(sql`coalesce(f.cause, '')`, search)} or ${personHolds(sql.ref('o.user_id'), search)})`]),
    ],
    sql` and `,
  );
