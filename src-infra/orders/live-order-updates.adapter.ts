import { mergeMap, share } from 'rxjs';
import type { OrderNews, OrderUpdates } from '@domain/orders/index.ts';
import { followOrPoll, type FeedNews, type FollowDeps } from '../drivers/events/follow-or-poll.ts';
import { toOrderNews } from './order-wire.ts';

/** Contract 8.4: polling interval of open orders while disconnected. */
export const POLL_MS = 5000;

/** Changes of the customer's orders: pushed while connected, otherwise a regular hint to read again. */
export const createLiveOrderUpdates = (deps: FollowDeps): OrderUpdates => ({
  news: followOrPoll(deps, { everyMs: POLL_MS }).pipe(mergeMap(orderNewsOf), share()),
});

const orderNewsOf = (news: FeedNews): readonly OrderNews[] => {
  if (news.kind === 'stale') return [news];
  return news.event.event === 'order' ? [toOrderNews(news.event.data)] : [];
};
