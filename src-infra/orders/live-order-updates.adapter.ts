import type { OrderUpdates } from '@domain/orders/index.ts';
import type { PageVisibility } from '../drivers/browser/page-visibility.ts';
import { createHotStream } from '../drivers/events/hot-stream.ts';
import type { EventFeed, ServerEvent } from '../drivers/events/server-event.ts';
import { toOrderNews } from './order-wire.ts';

type Deps = {
  /** `undefined` where the server does not announce `events`. */
  readonly feed: () => EventFeed | undefined;
  readonly visibility: PageVisibility;
  readonly delay: (milliseconds: number) => Promise<void>;
};

/** Contract 8.4: while there is no stream what is shown is read again so often, by visible pages only. */
export const POLL_MS = 5000;

/** Changes of the customer's orders: pushed while the stream stands, else a regular hint to read again. */
export const createLiveOrderUpdates = ({ feed, visibility, delay }: Deps): OrderUpdates => ({
  news: createHotStream((emit) => {
    let isLive = false;
    let isOver = false;

    const hear = ({ event, data }: ServerEvent): void => {
      if (event === 'order') emit(toOrderNews(data));
      if (event === 'reset') emit({ kind: 'stale' });
    };
    const following = feed()?.subscribe({
      next: (signal) => {
        isLive = signal.kind !== 'lost';
        if (signal.kind === 'event') hear(signal.event);
        // Between what was read and this moment anything may have happened unheard.
        if (signal.kind === 'open') emit({ kind: 'stale' });
      },
    });

    const poll = async (): Promise<void> => {
      for (;;) {
        await delay(POLL_MS);
        if (isOver) return;
        if (!isLive && visibility.isVisible()) emit({ kind: 'stale' });
      }
    };
    void poll();

    return () => {
      isOver = true;
      following?.unsubscribe();
    };
  }),
});
