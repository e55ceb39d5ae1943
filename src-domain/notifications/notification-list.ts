import type { Instant } from '../kernel/clock.port.ts';
import type { AppNotification } from './notification.ts';
import { NOTIFICATION_TABS, type UnreadCounts } from './unread-counts.ts';

/**
 * NOTIFY-2c: Merges lists from any answers and pushes, newest first, each item once. Read items stay read with their
 * first reading time, even if an older answer arrives late.
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

/** NOTIFY-1a: Whether a notification belongs to a tab. */
export const isInTab = ({ type }: Pick<AppNotification, 'type'>, tab: keyof UnreadCounts): boolean =>
  tab === 'all' || type === NOTIFICATION_TABS[tab];

const earlier = (left: Instant | undefined, right: Instant | undefined): Instant | undefined =>
  left === undefined || (right ?? left) < left ? right : left;
