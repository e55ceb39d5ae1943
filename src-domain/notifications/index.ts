export { destinationOf, type Destination } from './destination.ts';
export { NOTIFICATION_TYPES, readNotificationType, type AppNotification, type NotificationType, type Subject } from './notification.ts';
export { countsAfterReading, markedRead, noUnread, NOTIFICATION_TABS, NOTIFICATIONS_PER_PAGE, STATISTICS_EVERY_MS, type UnreadCounts } from './unread-counts.ts';
