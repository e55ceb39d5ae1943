import { sql, type Selectable } from 'kysely';
import type { OrderRecord, OrderSummary } from '../orders/order-record.ts';
import { createIdPool } from './id-pool.ts';
import type { Store } from './store.ts';
import { fullOrder, isWantedOrder, orderSummary, type OrderFilter } from './order-queries.ts';
import { asJson, type Tables } from './tables/index.ts';
import { createTransactionRepository, type NewTransactionRow, type TransactionChange } from './transactions.repository.ts';

/** Rows as they are read: they go to the database as one JSON text. */
export type NewOrderRow = Selectable<Tables['orders']>;
export type NewDetailRow = Selectable<Tables['order_details']>;

/** All that ordering writes besides money: the order with everything that belongs to it, and what it takes away. */
export type Placement = {
  readonly order: NewOrderRow;
  readonly details: readonly NewDetailRow[];
  readonly transaction: NewTransactionRow | undefined;
  readonly coupon: { readonly coupon_id: number; readonly name: string; readonly price: number } | undefined;
  readonly pieces: ReadonlyMap<number, number>;
};

type StatusRow = {
  readonly id: number; readonly status: string; readonly detailStatus: string; readonly courierId: number | null; readonly eta: number | null; readonly at: number;
};

/** Orders with their lines, payments and coupon. */
export const createOrderRepository = (store: Store) => {
  const one = createIdPool(store, 'orders', 1);
  const details = createIdPool(store, 'order_details');
  const transactions = createTransactionRepository(store, 'order');
  const rows = (values: readonly object[]): string => asJson(values);

  return {
    newOrderId: async (): Promise<number> => (await one.take(1))[0] ?? 0,
    newTransactionId: transactions.newId,
    newDetailIds: details.take,

    /** Whether this customer has ordered this cart already. */
    isOrdered: async (userId: number, cartId: number): Promise<boolean> =>
      (await store.database.selectFrom('orders').select('id').where('cart_id', '=', cartId).where('user_id', '=', userId).executeTakeFirst()) !== undefined,

    /** Pieces in supply; nobody else changes them until the end of the transaction. */
    lockStocks: async (ids: readonly number[]): Promise<ReadonlyMap<number, number>> => {
      if (ids.length === 0) return new Map();
      const found = await store.database
        .selectFrom('stocks').select(['id', 'quantity']).where('id', 'in', [...ids]).orderBy('id').forUpdate().execute();
      return new Map(found.map(({ id, quantity }) => [id, quantity]));
    },

    /** Writes an order and takes its goods, with one statement; returns what is left of them. Throws when a stock holds less: then nothing of the transaction stays. */
    place: async ({ order, details: lines, transaction, coupon, pieces }: Placement): Promise<ReadonlyMap<number, number>> => {
      const needs = [...pieces].map(([id, quantity]) => ({ id, quantity }));
      const { rows: [outcome] } = await sql<{ taken: readonly (readonly [number, number])[] }>`
        with ordered as (
          insert into orders select * from json_populate_record(null::orders, ${asJson(order)}::json) returning id
        ), lines as (
          insert into order_details select * from json_populate_recordset(null::order_details, ${rows(lines)}::json)
        ), status as (
          insert into status_changes (subject_kind, subject_id, status, at) values ('order', ${order.id}, ${order.status}, ${order.created_at})
        ), paid as (
          insert into transactions select * from json_populate_recordset(null::transactions, ${rows(transaction ? [transaction] : [])}::json)
        ), coupon as (
          insert into order_coupons (order_id, coupon_id, name, price)
          select ${order.id}::integer, coupon_id, name, price from json_to_recordset(${rows(coupon ? [coupon] : [])}::json) as c (coupon_id integer, name text, price bigint)
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
        )
        select (select coalesce(json_agg(json_build_array(id, quantity)), '[]') from taken) as taken`.execute(store.database);
      if (outcome?.taken.length !== needs.length) throw new Error(`Order ${order.id} needs more pieces than there are`);
      return new Map(outcome.taken);
    },

    /** Makes other changes of an order wait until the end of the transaction; `userId` limits it to a customer's own. */
    lock: (id: number, userId?: number): Promise<Pick<NewOrderRow, 'status' | 'delivery_type'> | undefined> =>
      store.database
        .selectFrom('orders').select(['status', 'delivery_type']).where('id', '=', id)
        .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? 0)).forUpdate().executeTakeFirst(),

    setStatus: async ({ id, status, detailStatus, courierId, eta, at }: StatusRow): Promise<void> =>
      void (await sql`
        with changed as (
          insert into status_changes (subject_kind, subject_id, status, at) values ('order', ${id}, ${status}, ${at})
        ), details as (
          update order_details set status = ${detailStatus} where order_id = ${id}
        )
        update orders set status = ${status}, updated_at = ${at}, deliveryman_id = coalesce(${courierId}::integer, deliveryman_id),
          eta = coalesce(${eta}::bigint, eta) where id = ${id}`.execute(store.database)),

    /** What a canceled order took goes back into supply. */
    putBack: async (orderId: number): Promise<void> =>
      void (await sql`
        with taken as (select stock_id, sum(quantity)::integer as quantity from order_details where order_id = ${orderId} group by stock_id),
          locked as (select id from stocks where id in (select stock_id from taken) order by id for update)
        update stocks set quantity = stocks.quantity + taken.quantity from taken where stocks.id = taken.stock_id and stocks.id in (select id from locked)`.execute(
        store.database,
      )),

    /** Popularity counts what arrived. */
    countDelivery: async (orderId: number, shopId: number): Promise<void> =>
      void (await sql`
        with shop as (update shops set orders_count = orders_count + 1 where id = ${shopId})
        update products set orders_count = orders_count + 1 where id in (
          select product_id from stocks join order_details on stock_id = stocks.id where order_id = ${orderId})`.execute(store.database)),

    /** Whether somebody brings orders. */
    isCourier: async (userId: number): Promise<boolean> =>
      (await store.database.selectFrom('users').select('id').where('id', '=', userId).where('role', '=', 'deliveryman').where('active', '=', true).executeTakeFirst()) !== undefined,

    insertTransaction: transactions.insert,
    /** Payments of an order that have one of the statuses: all, or those of one type or one way to pay. */
    setTransactions: (orderId: number, change: TransactionChange): Promise<void> => transactions.setStatus(orderId, change),

    addTips: async (orderId: number, tips: number, at: number): Promise<void> =>
      void (await store.database
        .updateTable('orders').set((row) => ({ tips: row('tips', '+', tips), total_price: row('total_price', '+', tips), updated_at: at }))
        .where('id', '=', orderId).execute()),

    /** The order with everything it is shown with; `userId` limits it to a customer's own. */
    find: async (id: number, userId: number | null = null): Promise<OrderRecord | undefined> => {
      const { rows: [row] } = await sql<OrderRecord>`
        select ${fullOrder} from orders o where o.id = ${id} and (${userId}::integer is null or o.user_id = ${userId}::integer)`.execute(store.database);
      return row;
    },

    list: async (filter: OrderFilter): Promise<{ readonly items: readonly OrderSummary[]; readonly total: number }> => {
      const { column, sort, offset, limit } = filter;
      const isWanted = isWantedOrder(filter);
      const { rows: [count] } = await sql<{ total: number }>`select count(*)::integer as total from orders o where ${isWanted}`.execute(store.database);
      const { rows } = await sql<OrderSummary>`
        select ${orderSummary} from orders o where ${isWanted}
        order by ${sql.ref(`o.${SORTABLE.includes(column) ? column : 'id'}`)} ${sql.raw(sort)}, o.id ${sql.raw(sort)} offset ${offset} limit ${limit}`.execute(store.database);
      return { total: count?.total ?? 0, items: rows };
    },

    /** The orders of these ids, in any order. */
    summaries: async (ids: readonly number[]): Promise<readonly OrderSummary[]> =>
      ids.length === 0 ? [] : (await sql<OrderSummary>`select ${orderSummary} from orders o where o.id in (${sql.join(ids)})`.execute(store.database)).rows,
  };
};
export type OrderRepository = ReturnType<typeof createOrderRepository>;

const SORTABLE: readonly string[] = ['id', 'created_at', 'updated_at', 'total_price', 'status'];

