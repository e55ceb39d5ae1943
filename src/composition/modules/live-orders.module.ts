import type { OrderUpdates } from '@domain/orders/index.ts';
import { defineToken } from '../../di/index.ts';
import { bindOnce } from './bind.ts';
import { provideLateNews } from './late-news.module.ts';
import { bindOrderQueries } from './order-queries.module.ts';

export const ORDER_UPDATES = defineToken<OrderUpdates>('OrderUpdates');

/** Live orders, for the pages that show them. */
export const bindLiveOrders = bindOnce(ORDER_UPDATES, (options) => {
  bindOrderQueries(options);
  provideLateNews(options, ORDER_UPDATES, () => import('./followed-orders.module.ts'));
});
