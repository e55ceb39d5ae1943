export { createInbox, type Announcement, type Inbox, type Notify, type Statistics } from './inbox.ts';
export { isNotificationType, type Notification, type NotificationSubject, type NotificationType } from './notification.ts';
export { toPushNotification } from './notification.shape.ts';
