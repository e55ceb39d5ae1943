import { NOTIFICATION_TYPES, type NotificationType } from '@domain/notifications/index.ts';

export type SubjectKind =
  | 'order'
  | 'parcel'
  | 'blog'
  | 'booking'
  | 'refund'
  | 'user'
  | 'shop'
  | 'wallet_history'
  | 'stock';

/** The subject of a notification; its kind is stored because order and parcel ids overlap. */
export type NotificationSubject = { readonly kind: SubjectKind; readonly id: number };
export type Notification = {
  readonly id: number;
  readonly userId: number;
  readonly type: NotificationType;
  readonly subject: NotificationSubject;
  /** Arguments of its text: `status`, `name`, `title`; for news also `uuid`, for a delivery `by` when it arrives. */
  readonly args: Readonly<Record<string, string>>;
  readonly readAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
};

export const isNotificationType = (text: string): text is NotificationType =>
  NOTIFICATION_TYPES.some((type) => type === text);
