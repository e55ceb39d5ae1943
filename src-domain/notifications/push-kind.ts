import type { NotificationType } from './notification.ts';
import type { PushKind } from './push-preferences.port.ts';

const OF_ORDERS: ReadonlySet<NotificationType> = new Set([
  'new_order',
  'new_parcel_order',
  'status_changed',
  'order_refunded',
  'new_in_table',
  'booking_status',
  'new_booking',
  'dish_missing',
]);

/**
 * NOTIFY-6e: Returns the kind of push that a notification is, besides `push`, which stands for all of them; `undefined`
 * for those that only `push` decides on, such as money that arrived.
 */
export const pushKindOf = (type: NotificationType): Exclude<PushKind, 'push'> | undefined =>
  type === 'news_publish' ? 'discount' : OF_ORDERS.has(type) ? 'order_statuses' : undefined;

/** NOTIFY-6e: Whether somebody who turned these kinds off gets a push of a notification. */
export const isPushWanted = (type: NotificationType, off: ReadonlySet<PushKind>): boolean => {
  const kind = pushKindOf(type);
  return !off.has('push') && (kind === undefined || !off.has(kind));
};
