import { readStatistics, STATISTICS_EVERY_MS, type NotificationNews, type NotificationUpdates } from '@domain/notifications/index.ts';
import type { PageVisibility } from '../drivers/browser/page-visibility.ts';
import type { EventFeed, ServerEvent } from '../drivers/events/server-event.ts';
import { asRecord } from '../drivers/http/wire.ts';
import { toNotification } from './notification-wire.ts';

type Deps = {
  /** `undefined` where the server does not announce `events`. */
  readonly feed: () => EventFeed | undefined;
  readonly visibility: PageVisibility;
  readonly delay: (milliseconds: number) => Promise<void>;
};

/** NOTIFY-4, contract 8.4: pushed while the stream stands, else a hint every ten seconds to ask again, to visible pages only. */
export const createLiveNotificationUpdates = ({ feed, visibility, delay }: Deps): NotificationUpdates => {
  const start = (emit: (news: NotificationNews) => void): (() => void) => {
    let isLive = false;
    let isOver = false;

    const hear = ({ event, data }: ServerEvent): void => {
      if (event === 'statistics') emit({ kind: 'statistics', counts: readStatistics(asRecord(data)) });
      if (event === 'reset') emit({ kind: 'stale' });
      if (event !== 'notification') return;
      const notification = toNotification(data);
      emit(notification ? { kind: 'pushed', notification } : { kind: 'stale' });
    };
    const following = feed()?.subscribe({
      next: (signal) => {
        isLive = signal.kind !== 'lost';
        if (signal.kind === 'event') hear(signal.event);
        // Between what was asked and this moment anything may have happened unheard.
        if (signal.kind === 'open') emit({ kind: 'stale' });
      },
    });
    // Who comes back to the page sees what is so now, not what was so at the last poll.
    const watching = visibility.changes.subscribe({ next: (isVisible) => isVisible && !isLive && emit({ kind: 'stale' }) });

    const poll = async (): Promise<void> => {
      for (;;) {
        await delay(STATISTICS_EVERY_MS);
        if (isOver) return;
        if (!isLive && visibility.isVisible()) emit({ kind: 'stale' });
      }
    };
    void poll();

    return () => {
      isOver = true;
      watching.unsubscribe();
      following?.unsubscribe();
    };
  };
  return { news: { subscribe: (observer) => ({ unsubscribe: start((news) => observer.next(news)) }) } };
};
