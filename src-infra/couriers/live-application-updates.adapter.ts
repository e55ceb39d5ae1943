import { filter, map } from 'rxjs';
import type { ApplicationUpdates } from '@domain/couriers/index.ts';
import { STATISTICS_EVERY_MS } from '@domain/notifications/index.ts';
import { followOrPoll, type FollowDeps } from '../drivers/events/follow-or-poll.ts';

/** COURIER-7g: a decision comes with a notification; without a connection there is a regular hint to read again. */
export const createLiveApplicationUpdates = (deps: FollowDeps): ApplicationUpdates => ({
  news: followOrPoll(deps, { everyMs: STATISTICS_EVERY_MS, onReturn: true }).pipe(
    filter((news) => news.kind === 'stale' || news.event.event === 'notification'),
    map(() => ({ kind: 'stale' as const })),
  ),
});
