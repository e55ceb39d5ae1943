import type { Instant } from '../kernel/clock.port.ts';
import type { AppNotification, NotificationType } from './notification.ts';

/** Unread counts: of all, and of the two narrower tabs (NOTIFY-1). Never negative. */
export type UnreadCounts = { readonly all: number; readonly news: number; readonly orders: number };

/** Nothing unread, or nothing known. */
export const noUnread: UnreadCounts = { all: 0, news: 0, orders: 0 };

/** NOTIFY-2b: Returns the notification as read; one that was read keeps its time. */
export const markedRead = (notification: AppNotification, at: Instant): AppNotification =>
  notification.readAt === undefined ? { ...notification, readAt: at } : notification;

/** The tabs of the panel and the type each of them requests. */
export const NOTIFICATION_TABS: Readonly<Record<keyof UnreadCounts, NotificationType | undefined>> = {
  all: undefined,
  news: 'news_publish',
  orders: 'status_changed',
};

/** NOTIFY-1a: Notifications per page. */
export const NOTIFICATIONS_PER_PAGE = 5;
/** NOTIFY-4a: milliseconds between two polls of the counts. */
export const STATISTICS_EVERY_MS = 10_000;
