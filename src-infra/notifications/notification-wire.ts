import { notificationId, orderId, parcelId, tableWaitId, uuid } from '@domain/kernel/ids.ts';
import {
  readNotificationType,
  type AppNotification,
  type NotificationType,
  type Subject,
} from '@domain/notifications/index.ts';
import { asInstant, optionalInstant } from '../drivers/http/wire-time.ts';
import { asInteger, asRecord, asText, type Wire } from '../drivers/http/wire.ts';

/** Reads the PushNotification of contract 2.5, any field of which may be missing; `undefined` without an id. */
export const toNotification = (item: unknown): AppNotification | undefined => {
  const dto = asRecord(item);
  const data = asRecord(dto['data']);
  const id = asInteger(dto['id']);
  if (id <= 0) return undefined;
  const type = readNotificationType(asText(dto['type']) || asText(data['type']));
  return {
    id: notificationId(id),
    type,
    title: asText(dto['title']),
    body: asText(dto['body']),
    status: data['status'] === 'cancelled' ? 'canceled' : asText(data['status']),
    createdAt: asInstant(dto['created_at']),
    readAt: optionalInstant(dto['read_at']),
    subject: toSubject(dto, type),
  };
};

/** Contract 3.5: ids of orders and parcels overlap, so the present field tells them apart; `title` repeats the id. */
const toSubject = (dto: Wire, type: NotificationType | undefined): Subject => {
  const numberOf = (field: string): number =>
    asInteger(asRecord(dto[field])['id']) || asInteger(dto['title']) || asInteger(asRecord(dto['data'])['id']);
  const isThere = (field: string): boolean => dto[field] !== undefined && dto[field] !== null;
  if (isThere('delivery')) return { kind: 'delivery' };
  const news = asText(asRecord(dto['blog'])['uuid']);
  if (news !== '') return { kind: 'news', uuid: uuid(news) };
  if (isThere('order') || (type === 'new_order' && !isThere('parcel')))
    return ofNumber(numberOf('order'), (id) => ({ kind: 'order', id: orderId(id) }));
  if (isThere('parcel') || type === 'new_parcel_order')
    return ofNumber(numberOf('parcel'), (id) => ({ kind: 'parcel', id: parcelId(id) }));
  if (isThere('table_wait'))
    return ofNumber(numberOf('table_wait'), (id) => ({ kind: 'table-wait', id: tableWaitId(id) }));
  return { kind: 'other' };
};

const ofNumber = (id: number, subject: (id: number) => Subject): Subject => (id > 0 ? subject(id) : { kind: 'other' });
