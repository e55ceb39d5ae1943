import type { OrderHistory, Orders, OrderUpdates } from '@domain/orders/index.ts';
import { createHttpOrderHistory } from '@infra/orders/http-order-history.adapter.ts';
import { createLiveOrderUpdates } from '@infra/orders/live-order-updates.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { createOrderQueries, type OrderQueries } from '../../features/orders/orders.queries.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { bindEventFeed, EVENT_FEED, type AnnouncedFeed } from './event-feed.module.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { API } from '../tokens.ts';
import { bindOnce } from './bind.ts';
import { bindOrders, ORDERS } from './orders.module.ts';

export const ORDER_HISTORY = defineToken<OrderHistory>('OrderHistory');
export const ORDER_QUERIES = defineToken<OrderQueries>('OrderQueries');
export const ORDER_UPDATES = defineToken<OrderUpdates>('OrderUpdates');

/** Live orders, for the pages that show them. */
export const bindLiveOrders = bindOnce(ORDER_UPDATES, (options) => {
  bindOrders(options);
  bindEventFeed(options);
  provide(options, ORDER_HISTORY, createHttpOrderHistory, { api: API });
  provide(
    options,
    ORDER_QUERIES,
    ({
      orders,
      history,
      context,
    }: {
      readonly orders: Orders;
      readonly history: OrderHistory;
      readonly context: AppContext;
    }) => createOrderQueries({ orders, history, scope: () => context.scope() }),
    { orders: ORDERS, history: ORDER_HISTORY, context: CONTEXT },
  );
  provide(
    options,
    ORDER_UPDATES,
    ({ platform, feed }: { readonly platform: Platform; readonly feed: AnnouncedFeed }) =>
      createLiveOrderUpdates({ feed, visibility: platform.visibility }),
    { platform: PLATFORM, feed: EVENT_FEED },
  );
});
