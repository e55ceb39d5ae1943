import { map, share } from 'rxjs';
import type { FollowingUpdates } from '@domain/following/index.ts';
import type { PageVisibility } from '../drivers/browser/page-visibility.ts';
import { followOrPoll } from '../drivers/events/follow-or-poll.ts';
import { POLL_MS } from '../orders/live-order-updates.adapter.ts';

/** Followers have no event stream: a regular hint to read again while the page is visible. */
export const createFollowingUpdates = ({ visibility }: { readonly visibility: PageVisibility }): FollowingUpdates => ({
  news: followOrPoll({ feed: () => undefined, visibility }, { everyMs: POLL_MS }).pipe(
    map(() => ({ kind: 'stale' as const })),
    share(),
  ),
});
