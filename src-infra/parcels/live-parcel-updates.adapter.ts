import { mergeMap, share } from 'rxjs';
import type { ParcelNews, ParcelUpdates } from '@domain/parcels/index.ts';
import { followOrPoll, type FeedNews, type FollowDeps } from '../drivers/events/follow-or-poll.ts';
import { POLL_MS } from '../orders/live-order-updates.adapter.ts';
import { toParcelNews } from './parcel-wire.ts';

/** Changes of the customer's parcels: pushed while connected, otherwise a regular hint to read again. */
export const createLiveParcelUpdates = (deps: FollowDeps): ParcelUpdates => ({
  news: followOrPoll(deps, { everyMs: POLL_MS }).pipe(mergeMap(parcelNewsOf), share()),
});

const parcelNewsOf = (news: FeedNews): readonly ParcelNews[] => {
  if (news.kind === 'stale') return [news];
  return news.event.event === 'parcel' ? [toParcelNews(news.event.data)] : [];
};
