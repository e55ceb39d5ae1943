import { mergeMap } from 'rxjs';
import {
  readStatistics,
  STATISTICS_EVERY_MS,
  type NotificationNews,
  type NotificationUpdates,
} from '@domain/notifications/index.ts';
import { followOrPoll, type FeedNews, type FollowDeps } from '../drivers/events/follow-or-poll.ts';
import { asRecord } from '../drivers/http/wire.ts';
import { toNotification } from './notification-wire.ts';

/** NOTIFY-4, contract 8.4: pushed while connected, otherwise a reload hint every ten seconds, on visible pages only. */
export const createLiveNotificationUpdates = (deps: FollowDeps): NotificationUpdates => ({
  news: followOrPoll(deps, { everyMs: STATISTICS_EVERY_MS, onReturn: true }).pipe(mergeMap(notificationNewsOf)),
});

const notificationNewsOf = (news: FeedNews): readonly NotificationNews[] => {
  if (news.kind === 'stale') return [news];
  const { event, data } = news.event;
  if (event === 'statistics') return [{ kind: 'statistics', counts: readStatistics(asRecord(data)) }];
  if (event !== 'notification') return [];
  const notification = toNotification(data);
  return [notification ? { kind: 'pushed', notification } : { kind: 'stale' }];
};
