import type { Instant } from '../kernel/clock.port.ts';
import type { NotificationId, OrderId, ParcelId, Uuid } from '../kernel/ids.ts';

/** NOTIFY-5: every type a server may send; an unknown one is shown and stays where it is. */
export const NOTIFICATION_TYPES = [
  'new_order',
  'new_parcel_order',
  'new_user_by_referral',
  'status_changed',
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
] as const;
/** One of `NOTIFICATION_TYPES`. */
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** What a notification is about; orders and parcels have overlapping numbers, so the kind is part of it. */
export type Subject =
  | { readonly kind: 'order'; readonly id: OrderId }
  | { readonly kind: 'parcel'; readonly id: ParcelId }
  | { readonly kind: 'news'; readonly uuid: Uuid }
  | { readonly kind: 'other' };

/** Something that happened, told to the customer it concerns. */
export type AppNotification = {
  readonly id: NotificationId;
  readonly type: NotificationType | undefined;
  readonly title: string;
  readonly body: string;
  /** The server's word for what its subject has become, in the inner spelling; empty where it told none. */
  readonly status: string;
  readonly createdAt: Instant;
  readonly readAt: Instant | undefined;
  readonly subject: Subject;
};

/** NOTIFY-5a: the type of a wire word; any other word is none. */
export const readNotificationType = (text: string): NotificationType | undefined =>
  NOTIFICATION_TYPES.find((type) => type === text);
