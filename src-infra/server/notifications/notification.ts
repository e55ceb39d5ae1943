/** Contract 4.4. */
export const NOTIFICATION_TYPES = [
  'new_order', 'new_parcel_order', 'new_user_by_referral', 'status_changed', 'order_refunded', 'wallet_top_up', 'wallet_withdraw',
  'new_in_table', 'booking_status', 'new_booking', 'news_publish', 'add_cashback', 'shop_approved', 'call_waiter', 'out_of_stock',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
export type SubjectKind = 'order' | 'parcel' | 'blog' | 'booking' | 'refund' | 'user' | 'shop' | 'wallet_history' | 'stock';

/** What a notification tells of; order and parcel ids overlap, so the kind is kept. */
export type NotificationSubject = { readonly kind: SubjectKind; readonly id: number };
export type Notification = {
  readonly id: number;
  readonly userId: number;
  readonly type: NotificationType;
  readonly subject: NotificationSubject;
  /** Values of its text: `status`, `name`, `title`; of news also `uuid`. */
  readonly args: Readonly<Record<string, string>>;
  readonly readAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
};

export const isNotificationType = (text: string): text is NotificationType => NOTIFICATION_TYPES.some((type) => type === text);
