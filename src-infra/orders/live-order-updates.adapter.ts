import type { OrderUpdates } from '@domain/orders/index.ts';
import { followOrPoll, type FollowDeps } from '../drivers/events/follow-or-poll.ts';
import { createHotStream } from '../drivers/events/hot-stream.ts';
import { toOrderNews } from './order-wire.ts';

/** Contract 8.4: while there is no stream what is shown is read again so often. */
export const POLL_MS = 5000;

/** Changes of the customer's orders: pushed while the stream stands, else a regular hint to read again. */
export const createLiveOrderUpdates = (deps: FollowDeps): OrderUpdates => ({
  news: createHotStream((emit) => {
    const following = followOrPoll(deps, {
      everyMs: POLL_MS,
      hear: ({ event, data }) => {
        if (event === 'order') emit(toOrderNews(data));
      },
      ask: () => emit({ kind: 'stale' }),
    });
    return following.stop;
  }),
});
