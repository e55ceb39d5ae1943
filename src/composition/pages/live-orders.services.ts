import type { OrderHistory, Orders, OrderUpdates } from '@domain/orders/index.ts';
import { createHttpOrderHistory } from '@infra/orders/http-order-history.adapter.ts';
import { createLiveOrderUpdates } from '@infra/orders/live-order-updates.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { createOrderQueries, type OrderQueries } from '../../features/orders/orders.queries.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { bindEventFeed, EVENT_FEED, type AnnouncedFeed } from '../event-feed.services.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { API } from '../tokens.ts';
import type { PageServices } from './define-page.ts';
import { bindOrders, ORDERS } from './orders.services.ts';

export const ORDER_HISTORY = defineToken<OrderHistory>('OrderHistory');
export const ORDER_QUERIES = defineToken<OrderQueries>('OrderQueries');
export const ORDER_UPDATES = defineToken<OrderUpdates>('OrderUpdates');

/** Orders as they change, for the pages that show them. */
export const bindLiveOrders: PageServices = (options) => {
  bindOrders(options);
  bindEventFeed(options);
  if (options.isBound(ORDER_UPDATES)) return;
  provide(options, ORDER_HISTORY, createHttpOrderHistory, { api: API });
  provide(options, ORDER_QUERIES, ({ orders, history, context }: { readonly orders: Orders; readonly history: OrderHistory; readonly context: AppContext }) =>
    createOrderQueries({ orders, history, scope: () => context.scope() }), { orders: ORDERS, history: ORDER_HISTORY, context: CONTEXT });
  provide(options, ORDER_UPDATES, ({ platform, feed }: { readonly platform: Platform; readonly feed: AnnouncedFeed }) =>
    createLiveOrderUpdates({ feed, visibility: platform.visibility, delay: platform.delay }), { platform: PLATFORM, feed: EVENT_FEED });
};
