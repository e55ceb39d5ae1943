import type { Instant } from '../kernel/clock.port.ts';
import type { NotificationId, OrderId, ParcelId, TableWaitId, Uuid } from '../kernel/ids.ts';

/** NOTIFY-5: Every type a server may send; an unknown one is shown and leads nowhere. */
export const NOTIFICATION_TYPES = [
  'new_order',
  'new_parcel_order',
  'new_user_by_referral',
  'status_changed',
  'order_repeat',
  'order_refunded',
  'wallet_top_up',
  'wallet_withdraw',
  'new_in_table',
  'booking_status',
  'new_booking',
  'news_publish',
  'add_cashback',
  'shop_approved',
  'call_waiter',
  'out_of_stock',
  'dish_missing',
] as const;
/** One of `NOTIFICATION_TYPES`. */
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** The subject of a notification; ids of orders and parcels overlap, so the kind is part of it. */
export type Subject =
  | { readonly kind: 'order'; readonly id: OrderId }
  | { readonly kind: 'parcel'; readonly id: ParcelId }
  | { readonly kind: 'news'; readonly uuid: Uuid }
  | { readonly kind: 'table-wait'; readonly id: TableWaitId }
  | { readonly kind: 'delivery' }
  | { readonly kind: 'other' };

/** An event that the customer is notified of. */
export type AppNotification = {
  readonly id: NotificationId;
  readonly type: NotificationType | undefined;
  readonly title: string;
  readonly body: string;
  /** The new status of its subject, normalized; empty if the server sent none. */
  readonly status: string;
  readonly createdAt: Instant;
  readonly readAt: Instant | undefined;
  readonly subject: Subject;
};

/** NOTIFY-5a: Returns the type of a wire word; undefined for any other word. */
export const readNotificationType = (text: string): NotificationType | undefined =>
  NOTIFICATION_TYPES.find((type) => type === text);
