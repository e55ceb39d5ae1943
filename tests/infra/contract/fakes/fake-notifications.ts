import { instant, type Instant } from '@domain/kernel/clock.port.ts';
import { ok } from '@domain/kernel/result.ts';
import {
  markedRead,
  NOTIFICATION_TABS,
  NOTIFICATIONS_PER_PAGE,
  type AppNotification,
  type Notifications,
  type UnreadCounts,
} from '@domain/notifications/index.ts';
import { pageOf } from './page-of.ts';
import { absent } from './refusals.ts';

const NOW = instant(Date.UTC(2025, 2, 10, 11));

/** A customer's notifications in memory, in any order. */
export const createFakeNotifications = (
  given: readonly AppNotification[],
  now: () => Instant = () => NOW,
): Notifications => {
  let kept = given.toSorted((left, right) => right.id - left.id);
  const isIn = (tab: keyof UnreadCounts) => {
    const wanted = NOTIFICATION_TABS[tab];
    return ({ type }: AppNotification): boolean => wanted === undefined || type === wanted;
  };
  const unread = (tab: keyof UnreadCounts): number =>
    kept.filter((notification) => notification.readAt === undefined && isIn(tab)(notification)).length;

  return {
    list: async (tab, page) => ok(pageOf(kept.filter(isIn(tab)), page, NOTIFICATIONS_PER_PAGE)),
    load: async (id) => {
      const found = kept.find((notification) => notification.id === id);
      return found ? ok(found) : absent();
    },
    statistics: async () => ok({ all: unread('all'), news: unread('news'), orders: unread('orders') }),
    markRead: async (id) => {
      const found = kept.find((notification) => notification.id === id);
      if (!found) return absent();
      const read = markedRead(found, now());
      kept = kept.map((notification) => (notification === found ? read : notification));
      return ok(read.readAt);
    },
    markAllRead: async () => {
      kept = kept.map((notification) => markedRead(notification, now()));
      return ok(undefined);
    },
  };
};
