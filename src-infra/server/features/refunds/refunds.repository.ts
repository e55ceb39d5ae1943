import { sql, type RawBuilder } from 'kysely';
import { containsText, personMatches } from '../../store/sql-parts.ts';
import type { Store } from '../../store/store.ts';
import { asJson } from '../../store/tables/index.ts';
import type { RefundRow } from '../orders/index.ts';
import type { RefundFilter, Refunds } from './refunds.ports.ts';

/** Requests to refund orders, in the table `order_refunds`. */
export const createRefundRepository = (store: Store): Refunds => {
  const own = (userId: number) => sql`order_id in (select id from orders where user_id = ${userId})`;
  return {
    insert: ({ orderId, cause, images, lines, amount, at }) =>
      store.database
        .insertInto('order_refunds')
        .values({
          order_id: orderId,
          status: 'pending',
          cause,
          answer: null,
          images: asJson(images),
          lines: lines && asJson(lines),
          amount,
          created_at: at,
          updated_at: at,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),

    find: (id, userId) =>
      store.database
        .selectFrom('order_refunds')
        .selectAll()
        .where('id', '=', id)
        .$if(userId !== undefined, (query) => query.where(own(userId ?? 0) as RawBuilder<boolean>))
        .executeTakeFirst(),

    lock: (id) =>
      store.database.selectFrom('order_refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    decide: (id, status, answer, at) =>
      store.database
        .updateTable('order_refunds')
        .set({ status, answer, updated_at: at })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    remove: async (userId, ids) => {
      const removed = await store.database
        .deleteFrom('order_refunds')
        .where('id', 'in', [...ids])
        .where('status', '!=', 'accepted')
        .where(own(userId) as RawBuilder<boolean>)
        .returning('id')
        .execute();
      const left = await store.database
        .selectFrom('order_refunds')
        .select('id')
        .where('id', 'in', [...ids])
        .where(own(userId) as RawBuilder<boolean>)
        .execute();
      return { known: removed.length + left.length, removed: removed.length };
    },

    list: async (filter) => {
      const isWanted = matchesFilter(filter);
      const {
        rows: [count],
      } = await sql<{
        total: number;
      }>`select count(*)::integer as total
        from order_refunds f
        join orders o on o.id = f.order_id
        where ${isWanted}`.execute(store.database);
      const { rows } = await sql<RefundRow>`
        select f.* from order_refunds f join orders o on o.id = f.order_id where ${isWanted}
        order by f.id ${sql.raw(filter.sort)} offset ${filter.offset} limit ${filter.limit}`.execute(store.database);
      return { total: count?.total ?? 0, items: rows };
    },
  };
};
const matchesFilter = ({ userId, statuses, search = '' }: RefundFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(userId === undefined ? [] : [sql`o.user_id = ${userId}`]),
      ...(statuses.length === 0 ? [] : [sql`f.status in (select json_array_elements_text(${asJson(statuses)}::json))`]),
      ...(search === ''
        ? []
        : [
            sql`(f.order_id::text = ${search}
                  or ${containsText(sql`coalesce(f.cause, '')`, search)}
                  or ${personMatches(sql.ref('o.user_id'), search)})`,
          ]),
    ],
    sql` and `,
  );
