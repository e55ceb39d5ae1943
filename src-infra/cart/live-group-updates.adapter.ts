import { mergeMap, type Observable } from 'rxjs';
import type { GroupNews, GroupPart, GroupUpdates } from '@domain/cart/index.ts';
import { userCartId } from '@domain/kernel/ids.ts';
import type { PageVisibility } from '../drivers/browser/page-visibility.ts';
import { createFetchEventFeed } from '../drivers/events/fetch-event-feed.ts';
import { followOrPoll, type FeedNews } from '../drivers/events/follow-or-poll.ts';
import { createVisibleEventFeed } from '../drivers/events/visible-event-feed.ts';
import { asInteger, asRecord } from '../drivers/http/wire.ts';
import { toGroupCart, type GroupContext } from './group-cart-wire.ts';

type Deps = {
  readonly context: GroupContext;
  /** Requests the stream of a group, resuming after the given event. */
  readonly connect: (part: GroupPart, lastEventId: string | undefined, signal: AbortSignal) => Promise<Response>;
  /** Whether the server announces `events`. */
  readonly hasEvents: () => boolean;
  readonly visibility: PageVisibility;
  readonly random: () => number;
};

/** Contract 8.4: polling interval of a group while disconnected. */
export const POLL_MS = 5000;

/** Changes of a group order: pushed while connected, otherwise a regular hint to read again. */
export const createLiveGroupUpdates = ({ context, connect, hasEvents, visibility, random }: Deps): GroupUpdates => ({
  of: (part) => {
    const feed = createVisibleEventFeed({
      feed: createFetchEventFeed({
        connect: (lastEventId, signal) => connect(part, lastEventId, signal),
        // The answers to calls say when a part is lost; a stream that is refused leaves the polling.
        onUnauthorized: () => {},
        random,
      }),
      visibility,
    });
    const news: Observable<FeedNews> = followOrPoll(
      { feed: () => (hasEvents() ? feed : undefined), visibility },
      { everyMs: POLL_MS, onReturn: true },
    );
    return news.pipe(mergeMap((item) => newsOf(item, part, context)));
  },
});

const newsOf = (item: FeedNews, part: GroupPart, context: GroupContext): readonly GroupNews[] => {
  if (item.kind === 'stale') return [item];
  const data = asRecord(item.event.data);
  const member = userCartId(asInteger(data['user_cart_id']));
  switch (item.event.event) {
    case 'cart': {
      const cart = toGroupCart(data['cart'], context, 'ordered');
      return cart.ok ? [{ kind: 'cart', cart: cart.value }] : [{ kind: 'stale' }];
    }
    case 'member':
      return data['change'] === 'online' || data['change'] === 'offline'
        ? [{ kind: 'presence', member, isHere: data['change'] === 'online' }]
        : [];
    case 'kicked':
      return member === part.member
        ? [{ kind: 'released', member, reason: data['ended'] === true ? 'group-ended' : 'kicked' }]
        : [];
    case 'ordered':
      return [{ kind: 'ordered' }];
    case 'locked':
      return [{ kind: 'stale' }];
    default:
      return [];
  }
};
