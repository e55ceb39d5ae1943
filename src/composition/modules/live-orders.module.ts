import type { OrderUpdates } from '@domain/orders/index.ts';
import { defineToken, LAZY_BINDINGS, provide, type LazyBindings } from '../../di/index.ts';
import { lazyStream } from '../adapters/lazy-stream.ts';
import { bindOnce } from './bind.ts';
import { lazyService } from './lazy-service.ts';
import { bindOrderQueries } from './order-queries.module.ts';

export const ORDER_UPDATES = defineToken<OrderUpdates>('OrderUpdates');

/** Live orders, for the pages that show them. */
export const bindLiveOrders = bindOnce(ORDER_UPDATES, (options) => {
  bindOrderQueries(options);
  provide(
    options,
    ORDER_UPDATES,
    ({ late }: { readonly late: LazyBindings }): OrderUpdates => {
      const open = lazyService(late, () => import('./followed-orders.module.ts'));
      return { news: lazyStream(async () => (await open()).news) };
    },
    { late: LAZY_BINDINGS },
  );
});
