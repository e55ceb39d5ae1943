import { filter, map, share } from 'rxjs';
import type { CourierUpdates } from '@domain/couriers/index.ts';
import { followOrPoll, type FollowDeps } from '../drivers/events/follow-or-poll.ts';
import { POLL_MS } from '../orders/live-order-updates.adapter.ts';

/** Events `courier` of extension `courier_work`; without a connection a regular hint to read again. */
export const createLiveCourierUpdates = (deps: FollowDeps): CourierUpdates => ({
  news: followOrPoll(deps, { everyMs: POLL_MS, onReturn: true }).pipe(
    filter((news) => news.kind === 'stale' || news.event.event === 'courier'),
    map(() => ({ kind: 'stale' as const })),
    share(),
  ),
});
