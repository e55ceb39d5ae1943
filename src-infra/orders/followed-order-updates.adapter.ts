import { map, share } from 'rxjs';
import type { FollowedUpdates } from '@domain/orders/index.ts';
import { followOrPoll } from '../drivers/events/follow-or-poll.ts';
import type { PageVisibility } from '../drivers/browser/page-visibility.ts';
import { POLL_MS } from './live-order-updates.adapter.ts';

/** Followers have no event stream: a regular hint to read again while the page is visible. */
export const createFollowedUpdates = ({ visibility }: { readonly visibility: PageVisibility }): FollowedUpdates => ({
  news: followOrPoll({ feed: () => undefined, visibility }, { everyMs: POLL_MS }).pipe(
    map(() => ({ kind: 'stale' as const })),
    share(),
  ),
});
