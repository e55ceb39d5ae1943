export {
  BOOKING_CHANGE,
  BOOKING_REMINDER,
  COURIER_APPROVED,
  COURIER_REFUSED,
  DELIVERY_CANCELED,
  DELIVERY_READY,
  TABLE_FREE,
} from './notification-text.ts';
export { createNotifications, type Inbox, type Notify } from './inbox.ts';
export { isNotificationType, type Notification } from './notification.ts';
export { toPushNotification } from './notification.shape.ts';
