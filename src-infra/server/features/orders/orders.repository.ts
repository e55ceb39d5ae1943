import { sql } from 'kysely';
import { ENDED_ORDER_STATUSES } from '@domain/orders/index.ts';
import type { OrderRecord, OrderSummary } from './order-record.ts';
import type { Orders } from './orders.ports.ts';
import { insertRowsInto, literals, nextCatalogueVersion } from '../../store/sql-parts.ts';
import { createUnannouncedOrders } from './unannounced-orders.repository.ts';
import { createIdPool } from '../../store/id-pool.ts';
import type { Store } from '../../store/store.ts';
import { fullOrder, matchesFilter, orderSummary } from './order-queries.repository.ts';
import { asJson } from '../../store/tables/index.ts';

/** Orders with their lines, payments and coupon, as tables. */
export const createOrderRepository = (store: Store): Orders => {
  const one = createIdPool(store, 'orders', 1);
  const details = createIdPool(store, 'order_details');
  const rows = (values: readonly object[]): string => asJson(values);

  return {
    newOrderId: async () => (await one.take(1))[0] ?? 0,
    newDetailIds: details.take,

    isOrdered: async (userId, cartId) =>
      (await store.database
        .selectFrom('orders')
        .select('id')
        .where('cart_id', '=', cartId)
        .where('user_id', '=', userId)
        .executeTakeFirst()) !== undefined,

    lockStocks: async (ids) => {
      if (ids.length === 0) return new Map();
      const found = await store.database
        .selectFrom('stocks')
        .select(['id', 'quantity'])
        .where('id', 'in', [...ids])
        .orderBy('id')
        .forUpdate()
        .execute();
      return new Map(found.map(({ id, quantity }) => [id, quantity]));
    },

    // One statement writes everything.
    place: async ({ order, details: lines, transaction, coupon, pieces }) => {
      const needs = [...pieces].map(([id, quantity]) => ({ id, quantity }));
      const {
        rows: [outcome],
      } = await sql<{ version: number; taken: readonly (readonly [number, number])[] }>`
        with ordered as (
          ${insertRowsInto('orders', [order])} returning id
        ), lines as (
          ${insertRowsInto('order_details', lines)}
        ), status as (
          insert into status_changes (subject_kind, subject_id, status, at)
          values ('order', ${order.id}, ${order.status}, ${order.created_at})
        ), paid as (
          ${insertRowsInto('transactions', transaction ? [transaction] : [])}
        ), coupon as (
          insert into order_coupons (order_id, coupon_id, name, price)
          select ${order.id}::integer, coupon_id, name, price
          from json_to_recordset(${rows(coupon ? [coupon] : [])}::json) as c (coupon_id integer, name text,
            price bigint)
        ), used as (
          insert into coupon_uses (coupon_id, user_id, order_id, created_at)
          select coupon_id, ${order.user_id}::integer, ${order.id}::integer, ${order.created_at}::bigint
          from json_to_recordset(${rows(coupon ? [coupon] : [])}::json) as c (coupon_id integer)
        ), spent as (
          update coupons set qty = qty - 1 where id = ${coupon?.coupon_id ?? 0}
        ), taken as (
          update stocks set quantity = stocks.quantity - need.quantity
          from json_to_recordset(${rows(needs)}::json) as need (id integer, quantity integer)
          where stocks.id = need.id and stocks.quantity >= need.quantity returning stocks.id, stocks.quantity
        ), closed as (
          delete from carts where id = ${order.cart_id ?? 0}
        ), sale as (
          ${nextCatalogueVersion(order.shop_id, 'stock')}
        ), sold as (
          select version, (select coalesce(json_agg(json_build_array(id, quantity)), '[]') from taken) as taken
          from sale
        ), unannounced as (
          insert into unannounced_orders (order_id, shop_id, catalogue_version, sold)
          select ${order.id}::integer, ${order.shop_id}::integer, version, taken::jsonb
          from sold
        )
        select version, taken from sold`.execute(store.database);
      if (outcome?.taken.length !== needs.length) throw new Error(`Order ${order.id} needs more pieces than there are`);
      return { shopId: order.shop_id, version: outcome.version, left: new Map(outcome.taken) };
    },

    ...createUnannouncedOrders(store),

    lock: (id, userId) =>
      store.database
        .selectFrom('orders')
        .select(['shop_id', 'status', 'delivery_type', 'otp', 'deliveryman_id'])
        .select(
          sql<boolean>`exists (select 1 from substitutions s where s.order_id = orders.id and s.state = 'open')`.as(
            'isAsked',
          ),
        )
        .where('id', '=', id)
        .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? 0))
        .forUpdate()
        .executeTakeFirst(),

    setNote: async (orderId, note, at) =>
      void (await store.database
        .updateTable('orders')
        .set({ note, updated_at: at })
        .where('id', '=', orderId)
        .execute()),

    endQuestion: async (orderId, at) =>
      void (await store.database
        .updateTable('substitutions')
        .set({ state: 'left-out', reason: 'canceled', answered_at: at })
        .where('order_id', '=', orderId)
        .where('state', '=', 'open')
        .execute()),

    setStatus: async ({ id, status, detailStatus, courierId, eta, isByHand, at }) =>
      void (await sql`
        with changed as (
          insert into status_changes (subject_kind, subject_id, status, at) values ('order', ${id}, ${status}, ${at})
        ), details as (
          update order_details set status = ${detailStatus} where order_id = ${id}
        )
        update orders
        set status = ${status}, updated_at = ${at}, deliveryman_id = coalesce(${courierId}::integer, deliveryman_id),
          eta = coalesce(${eta}::bigint, eta), kitchen_by_hand = kitchen_by_hand is true or ${isByHand}
        where id = ${id}`.execute(store.database)),

    restock: async (orderId) =>
      void (await sql`
        with taken as (select stock_id, sum(quantity)::integer as quantity
          from order_details
          where order_id = ${orderId}
          group by stock_id),
          locked as (select id from stocks where id in (select stock_id from taken) order by id for update)
        update stocks
        set quantity = stocks.quantity + case when sold_out_until is null then taken.quantity else 0 end,
          kept_quantity = kept_quantity + taken.quantity
        from taken
        where stocks.id = taken.stock_id
          and stocks.id in (select id from locked)`.execute(store.database)),

    releaseCoupon: async (orderId) =>
      void (await sql`
        with released as (delete from coupon_uses where order_id = ${orderId} returning coupon_id)
        update coupons set qty = qty + 1 where id in (select coupon_id from released)`.execute(store.database)),

    countDelivery: async (orderId, shopId) =>
      void (await sql`
        with shop as (update shops set orders_count = orders_count + 1 where id = ${shopId})
        update products set orders_count = orders_count + 1 where id in (
          select product_id
          from stocks
          join order_details on stock_id = stocks.id
          where order_id = ${orderId})`.execute(store.database)),

    addTips: async (orderId, tips, at) =>
      void (await store.database
        .updateTable('orders')
        .set((row) => ({ tips: row('tips', '+', tips), total_price: row('total_price', '+', tips), updated_at: at }))
        .where('id', '=', orderId)
        .execute()),

    returnBoxes: async (orderId, { returned, deposit, at }) =>
      void (await store.database
        .updateTable('orders')
        .set((row) => ({ boxes_returned: returned, seller_fee: row('seller_fee', '-', deposit), updated_at: at }))
        .where('id', '=', orderId)
        .execute()),

    find: async (id, userId = null) => {
      const {
        rows: [row],
      } = await sql<OrderRecord>`
        select ${fullOrder}
        from orders o
        where o.id = ${id}
          and (${userId}::integer is null or o.user_id = ${userId}::integer)`.execute(store.database);
      return row;
    },

    findOfMember: async (cartId, secret) => {
      const {
        rows: [row],
      } = await sql<OrderRecord>`
        select ${fullOrder}
        from orders o
        where o.cart_id = ${cartId}
          and o.members @> jsonb_build_array(jsonb_build_object('uuid', ${secret}::text))`.execute(store.database);
      return row;
    },

    setShare: async ({ orderId, part }, { settled, told, paid }) =>
      void (await sql`
        update orders o
        set members = (
          select jsonb_agg(
            case when member -> 'user_cart_id' = to_jsonb(${part}::integer)
              then member || jsonb_build_object(
                'settled', ${settled}::boolean, 'told', ${told}::boolean, 'paid', ${paid}::boolean) else member end
            order by position)
          from jsonb_array_elements(o.members) with ordinality as entry (member, position))
        where o.id = ${orderId}`.execute(store.database)),

    list: async (filter) => {
      const { column, sort, offset, limit } = filter;
      const isWanted = matchesFilter(filter);
      const {
        rows: [count],
      } = await sql<{ total: number }>`select count(*)::integer as total from orders o where ${isWanted}`.execute(
        store.database,
      );
      const { rows } = await sql<OrderSummary>`
        select ${orderSummary} from orders o where ${isWanted}
        order by ${filter.isOpenFirst === true ? sql`(o.status in (${literals(ENDED_ORDER_STATUSES)})), ` : sql``}
          ${sql.ref(`o.${SORTABLE.includes(column) ? column : 'id'}`)} ${sql.raw(sort)}, o.id ${sql.raw(sort)}
        offset ${offset} limit ${limit}`.execute(store.database);
      return { total: count?.total ?? 0, items: rows };
    },

    summaries: async (ids) =>
      ids.length === 0
        ? []
        : (
            await sql<OrderSummary>`select ${orderSummary} from orders o where o.id in (${sql.join(ids)})`.execute(
              store.database,
            )
          ).rows,
  };
};

const SORTABLE: readonly string[] = ['id', 'created_at', 'updated_at', 'total_price', 'status'];
