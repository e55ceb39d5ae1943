import type { OrderId } from '@domain/kernel/ids.ts';
import type { Order, OrderHistory, Orders, OrderSelection, OrderSummary, StatusTime } from '@domain/orders/index.ts';
import type { PageQuery, Query } from '../../data/index.ts';

type Deps = { readonly orders: Orders; readonly history: OrderHistory; readonly scope: () => readonly unknown[] };

/**
 * The queries of the customer's orders. Orders change without the customer's action, so nothing stays fresh for long.
 */
export type OrderQueries = {
  list(selection: OrderSelection): PageQuery<OrderSummary>;
  order(id: OrderId): Query<Order>;
  times(id: OrderId): Query<readonly StatusTime[]>;
};

const FRESH_MS = 5000;

export const createOrderQueries = ({ orders, history, scope }: Deps): OrderQueries => ({
  list: (selection) => (page) => ({
    key: ['orders', 'list', selection, page, ...scope()],
    load: () => orders.list(selection, page),
    freshMs: FRESH_MS,
  }),
  order: (id) => ({ key: ['orders', 'one', id, ...scope()], load: () => orders.load(id), freshMs: FRESH_MS }),
  times: (id) => ({ key: ['orders', 'times', id, ...scope()], load: () => history.times(id), freshMs: FRESH_MS }),
});
