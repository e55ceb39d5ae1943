import type { OrderUpdates } from '@domain/orders/index.ts';
import { createLiveOrderUpdates } from '@infra/orders/live-order-updates.adapter.ts';
import { defineToken } from '../../di/index.ts';
import { provideFollowing } from './event-feed.module.ts';
import { bindOnce } from './bind.ts';
import { bindOrderQueries } from './order-queries.module.ts';

export const ORDER_UPDATES = defineToken<OrderUpdates>('OrderUpdates');

/** Live orders, for the pages that show them. */
export const bindLiveOrders = bindOnce(ORDER_UPDATES, (options) => {
  bindOrderQueries(options);
  provideFollowing(options, ORDER_UPDATES, createLiveOrderUpdates);
});
