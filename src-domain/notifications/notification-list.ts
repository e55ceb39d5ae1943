import type { Instant } from '../kernel/clock.port.ts';
import type { AppNotification } from './notification.ts';
import { markedRead, NOTIFICATION_TABS, type UnreadCounts } from './unread-counts.ts';

/**
 * NOTIFY-2c: joins lists from any answers and pushes, newest first, each once. What was read stays read, from its first
 * moment on, also where an older answer comes late.
 */
export const mergeNotifications = (
  known: readonly AppNotification[],
  arrived: readonly AppNotification[],
): readonly AppNotification[] => {
  const merged = new Map<number, AppNotification>();
  for (const notification of [...known, ...arrived]) {
    const before = merged.get(notification.id);
    merged.set(notification.id, { ...notification, readAt: earlier(before?.readAt, notification.readAt) });
  }
  return [...merged.values()].sort((left, right) => right.id - left.id);
};

/** NOTIFY-2b: all of them read; what was read before keeps its moment. */
export const markAllRead = (notifications: readonly AppNotification[], at: Instant): readonly AppNotification[] =>
  notifications.map((notification) => markedRead(notification, at));

/** NOTIFY-1a: whether a notification stands in a tab. */
export const isInTab = ({ type }: Pick<AppNotification, 'type'>, tab: keyof UnreadCounts): boolean =>
  tab === 'all' || type === NOTIFICATION_TABS[tab];

const earlier = (left: Instant | undefined, right: Instant | undefined): Instant | undefined =>
  left === undefined || (right ?? left) < left ? right : left;
