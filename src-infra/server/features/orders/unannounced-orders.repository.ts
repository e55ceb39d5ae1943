import { sql } from 'kysely';
import { courierJson, transactionsJson } from '../../store/sql-parts.ts';
import type { Store } from '../../store/store.ts';
import { asJson } from '../../store/tables/index.ts';
import type { AnnouncedOrder } from './order-record.ts';
import type { Orders } from './orders.ports.ts';

type TakenRow = AnnouncedOrder & {
  readonly seller_id: number;
  readonly shop_id: number;
  readonly catalogue_version: number;
  readonly sold: readonly (readonly [number, number])[];
};

/** Rows of `unannounced_orders`; `place` inserts them. */
export const createUnannouncedOrders = (store: Store): Pick<Orders, 'takeUnannounced' | 'unannounced'> => ({
  takeUnannounced: async (ids) => {
    const { rows } = await sql<TakenRow>`
      with free as (
        select order_id
        from unannounced_orders
        where order_id in (select value::integer from json_array_elements_text(${asJson(ids)}::json))
          and not exists (select 1 from held_orders h where h.order_id = unannounced_orders.order_id)
        order by order_id for update skip locked
      ), taken as (
        delete from unannounced_orders where order_id in (select order_id from free)
        returning order_id, catalogue_version, sold
      )
      select o.id, o.user_id, o.status, o.updated_at, o.delivery_date, o.delivery_time, o.eta, o.shop_id,
        shops.user_id as seller_id, catalogue_version, sold,
        ${transactionsJson('order', sql.ref('o.id'))} as transactions,
        ${courierJson(sql.ref('o.deliveryman_id'))} as courier
      from taken
      join orders o on o.id = order_id
      join shops on shops.id = o.shop_id
      order by o.id`.execute(store.database);
    return rows.map(({ seller_id: sellerId, shop_id: shopId, catalogue_version: version, sold, ...order }) => ({
      order,
      sellerId,
      sale: { shopId, version, left: new Map(sold) },
    }));
  },

  unannounced: async () =>
    (
      await store.database
        .selectFrom('unannounced_orders')
        .select('order_id')
        .where('order_id', 'not in', (query) => query.selectFrom('held_orders').select('held_orders.order_id'))
        .orderBy('order_id')
        .limit(200)
        .execute()
    ).map(({ order_id: id }) => id),
});
