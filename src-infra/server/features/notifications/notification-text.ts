import { isTextKey, type Say, type TextKey } from '../../foundation/messages/index.ts';
import type { Notification } from './notification.ts';

/** The sentence of a notification in the language of `say`. */
export const notificationText = (
  { type, subject, args }: Pick<Notification, 'type' | 'subject' | 'args'>,
  say: Say,
): string => {
  const statusKey = `STATUS_${args['status'] ?? ''}`;
  const status = isTextKey(statusKey) ? say(statusKey) : (args['status'] ?? '');
  return say(keyOf(type, subject.kind, args), { ...args, id: subject.id, status });
};

/** The `status` of a notification that reminds of a table. */
export const BOOKING_REMINDER = 'reminder';
/** The `status` of a notification about a change, for the restaurant. */
export const BOOKING_CHANGE = 'changed';
/** The `status` of a notification that offers a table to somebody who waited. */
export const TABLE_FREE = 'table_free';
/** The `status` of notifications to a courier: what they took is ready, or canceled. */
export const DELIVERY_READY = 'delivery_ready';
export const DELIVERY_CANCELED = 'delivery_canceled';
/** The `status` of notifications about an application to become a courier, and the texts of all of these. */
export const COURIER_APPROVED = 'courier_approved';
export const COURIER_REFUSED = 'courier_refused';
const TEXTS_OF_COURIERS: Readonly<Record<string, TextKey>> = {
  [DELIVERY_READY]: 'NOTIFY_DELIVERY_READY',
  [DELIVERY_CANCELED]: 'NOTIFY_DELIVERY_CANCELED',
  [COURIER_APPROVED]: 'NOTIFY_COURIER_APPROVED',
  [COURIER_REFUSED]: 'NOTIFY_COURIER_REFUSED',
};

const keyOf = (
  type: Notification['type'],
  kind: Notification['subject']['kind'],
  { status = '', by }: Notification['args'],
): TextKey => {
  if (type === 'booking_status' && status === BOOKING_REMINDER) return 'NOTIFY_BOOKING_REMINDER';
  if (type === 'booking_status' && status === BOOKING_CHANGE) return 'NOTIFY_BOOKING_CHANGED';
  if (type === 'booking_status' && status === TABLE_FREE) return 'NOTIFY_TABLE_FREE';
  const ofCourier = TEXTS_OF_COURIERS[status];
  if (ofCourier !== undefined) return ofCourier;
  // Of the money that an order brings back, only a deposit has this type.
  if (type === 'wallet_top_up' && kind === 'order') return 'NOTIFY_BOXES_BACK';
  if (type === 'status_changed' && kind === 'order' && by !== undefined) return 'NOTIFY_ORDER_ARRIVES';
  const key =
    type === 'status_changed' && kind === 'parcel'
      ? 'NOTIFY_PARCEL_STATUS_CHANGED'
      : `NOTIFY_${(type === 'order_repeat' ? `${type}_${status.replaceAll('-', '_')}` : type).toUpperCase()}`;
  return isTextKey(key) ? key : 'NOTIFY_OTHER';
};
