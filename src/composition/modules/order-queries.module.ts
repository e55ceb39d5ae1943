import type { OrderHistory, Orders } from '@domain/orders/index.ts';
import { createHttpOrderHistory } from '@infra/orders/http-order-history.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { createOrderQueries, type OrderQueries } from '../../features/orders/orders.queries.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { API } from '../tokens.ts';
import { bindOnce } from './bind.ts';
import { bindOrders, ORDERS } from './orders.module.ts';

export const ORDER_HISTORY = defineToken<OrderHistory>('OrderHistory');
export const ORDER_QUERIES = defineToken<OrderQueries>('OrderQueries');

type Deps = { readonly orders: Orders; readonly history: OrderHistory; readonly context: AppContext };

/** The customer's orders as they are now, for pages that do not follow them. */
export const bindOrderQueries = bindOnce(ORDER_QUERIES, (options) => {
  bindOrders(options);
  provide(options, ORDER_HISTORY, createHttpOrderHistory, { api: API });
  provide(
    options,
    ORDER_QUERIES,
    ({ context, ...deps }: Deps) => createOrderQueries({ ...deps, scope: () => context.scope() }),
    { orders: ORDERS, history: ORDER_HISTORY, context: CONTEXT },
  );
});
