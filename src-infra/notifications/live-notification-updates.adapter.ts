import { readStatistics, STATISTICS_EVERY_MS, type NotificationNews, type NotificationUpdates } from '@domain/notifications/index.ts';
import { followOrPoll, type FollowDeps } from '../drivers/events/follow-or-poll.ts';
import type { ServerEvent } from '../drivers/events/server-event.ts';
import { asRecord } from '../drivers/http/wire.ts';
import { toNotification } from './notification-wire.ts';

/** NOTIFY-4, contract 8.4: pushed while the stream stands, else a hint every ten seconds to ask again, to visible pages only. */
export const createLiveNotificationUpdates = (deps: FollowDeps): NotificationUpdates => {
  const start = (emit: (news: NotificationNews) => void): (() => void) => {
    const ask = (): void => emit({ kind: 'stale' });
    const hear = ({ event, data }: ServerEvent): void => {
      if (event === 'statistics') emit({ kind: 'statistics', counts: readStatistics(asRecord(data)) });
      if (event !== 'notification') return;
      const notification = toNotification(data);
      if (notification) emit({ kind: 'pushed', notification });
      else ask();
    };
    const { isLive, stop } = followOrPoll(deps, { everyMs: STATISTICS_EVERY_MS, hear, ask });
    // Who comes back to the page sees what is so now, not what was so at the last poll.
    const watching = deps.visibility.changes.subscribe({ next: (isVisible) => isVisible && !isLive() && ask() });
    return () => {
      watching.unsubscribe();
      stop();
    };
  };
  return { news: { subscribe: (observer) => ({ unsubscribe: start((news) => observer.next(news)) }) } };
};
