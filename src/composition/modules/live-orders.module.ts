import type { OrderUpdates } from '@domain/orders/index.ts';
import { createLiveOrderUpdates } from '@infra/orders/live-order-updates.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { bindEventFeed, EVENT_FEED, type AnnouncedFeed } from './event-feed.module.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { bindOnce } from './bind.ts';
import { bindOrderQueries } from './order-queries.module.ts';

export const ORDER_UPDATES = defineToken<OrderUpdates>('OrderUpdates');

/** Live orders, for the pages that show them. */
export const bindLiveOrders = bindOnce(ORDER_UPDATES, (options) => {
  bindOrderQueries(options);
  bindEventFeed(options);
  provide(
    options,
    ORDER_UPDATES,
    ({ platform, feed }: { readonly platform: Platform; readonly feed: AnnouncedFeed }) =>
      createLiveOrderUpdates({ feed, visibility: platform.visibility }),
    { platform: PLATFORM, feed: EVENT_FEED },
  );
});
