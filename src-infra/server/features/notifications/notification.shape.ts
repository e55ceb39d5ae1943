import type { Say } from '../../foundation/messages/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import {
  COURIER_APPROVED,
  COURIER_REFUSED,
  DELIVERY_CANCELED,
  DELIVERY_READY,
  notificationText,
  TABLE_FREE,
} from './notification-text.ts';
import type { Notification, SubjectKind } from './notification.ts';
import type { Recipient } from './notifications.ports.ts';

/** The field of a PushNotification that holds the subject; clients choose the page by it (contract 3.5). */
const SUBJECT_FIELDS = {
  order: 'order',
  parcel: 'parcel',
  blog: 'blog',
  refund: 'order_refund',
  booking: 'user_booking',
  user: 'referral',
} as const;

/** Notifications whose subjects are others than those of their kind, which the database knows from before. */
const FIELDS_OF_STATUS: Readonly<Record<string, 'table_wait' | 'delivery'>> = {
  [TABLE_FREE]: 'table_wait',
  [DELIVERY_READY]: 'delivery',
  [DELIVERY_CANCELED]: 'delivery',
  [COURIER_APPROVED]: 'delivery',
  [COURIER_REFUSED]: 'delivery',
};

/** Renders the PushNotification of contract 2.5; `picture` turns stored paths into URLs. */
export const toPushNotification = (
  notification: Notification,
  owner: Recipient | undefined,
  say: Say,
  picture: (path: string | null) => string | null,
) => {
  const { id, userId, type, subject, args, readAt, createdAt, updatedAt } = notification;
  const field = FIELDS_OF_STATUS[args['status'] ?? ''] ?? fieldOf(subject.kind);
  return {
    id,
    type,
    title: String(subject.id),
    body: notificationText(notification, say),
    data: { id: subject.id, type, ...(args['status'] !== undefined && { status: args['status'] }) },
    user_id: userId,
    read_at: wireTime(readAt),
    created_at: wireTime(createdAt),
    updated_at: wireTime(updatedAt),
    seller: null,
    client:
      owner && (field === 'order' || field === 'parcel')
        ? {
            id: owner.id,
            uuid: owner.uuid,
            firstname: owner.firstname,
            lastname: owner.lastname,
            active: owner.active,
            img: picture(owner.img),
          }
        : null,
    ...(field && { [field]: { id: subject.id, ...(args['uuid'] !== undefined && { uuid: args['uuid'] }) } }),
  };
};

const fieldOf = (kind: SubjectKind) =>
  kind in SUBJECT_FIELDS ? SUBJECT_FIELDS[kind as keyof typeof SUBJECT_FIELDS] : undefined;
