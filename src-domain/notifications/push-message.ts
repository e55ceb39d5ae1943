import { orderId, parcelId, tableWaitId, uuid } from '../kernel/ids.ts';
import { readNotificationType, type AppNotification, type NotificationType, type Subject } from './notification.ts';

/** NOTIFY-6a: What a push says about a notification, and its texts; empty if there are none. */
export type PushMessage = Pick<AppNotification, 'type' | 'status' | 'subject' | 'title' | 'body'>;

/** NOTIFY-6a: Fields of a push as received, of any type. */
export type PushFields = Readonly<Record<string, unknown>>;

/**
 * NOTIFY-6a: Reads the data `{id, type, status}` and the texts of a push, whatever they contain. Drops a title that
 * only repeats the number.
 */
export const readPushMessage = (data: PushFields, words: PushFields): PushMessage => {
  const type = readNotificationType(textIn(data, 'type'));
  const status = textIn(data, 'status');
  const title = textIn(words, 'title');
  return {
    type,
    status: status === 'cancelled' ? 'canceled' : status,
    subject: subjectOf(data, type),
    title: title === textIn(data, 'id') ? '' : title,
    body: textIn(words, 'body'),
  };
};

/** Statuses of orders and parcels that nobody has to look up for: somebody else is at work. */
const QUIET_STATUSES: ReadonlySet<string> = new Set(['new', 'pending', 'accepted', 'cooking']);

/**
 * NOTIFY-6f: Whether a push sounds although it replaces an earlier one of its subject. A step of preparation changes
 * the notification silently. A meal that is ready to be fetched, a courier on the way, an end and a question do not.
 */
export const alertsAgain = ({ type, status }: Pick<PushMessage, 'type' | 'status'>): boolean =>
  type !== 'status_changed' || !QUIET_STATUSES.has(status);

/**
 * Ids of orders and parcels overlap: a server that knows the kind names the subject by its own field; a status without
 * one belongs to an order.
 */
const subjectOf = (data: PushFields, type: NotificationType | undefined): Subject => {
  const [id, order, parcel, news, wait, delivery] = [
    textIn(data, 'id'),
    textIn(data, 'order'),
    textIn(data, 'parcel'),
    textIn(data, 'blog'),
    textIn(data, 'table_wait'),
    textIn(data, 'delivery'),
  ];
  if (news || type === 'news_publish') return ofNews(news || id);
  if (delivery) return { kind: 'delivery' };
  if (parcel || type === 'new_parcel_order')
    return ofNumber(parcel || id, (number) => ({ kind: 'parcel', id: parcelId(number) }));
  if (order || type === 'status_changed' || type === 'new_order' || type === 'order_repeat')
    return ofNumber(order || id, (number) => ({ kind: 'order', id: orderId(number) }));
  if (wait) return ofNumber(wait, (number) => ({ kind: 'table-wait', id: tableWaitId(number) }));
  return { kind: 'other' };
};

const ofNumber = (text: string, subject: (number: number) => Subject): Subject =>
  /^[1-9]\d{0,14}$/.test(text) ? subject(Number(text)) : { kind: 'other' };

const ofNews = (text: string): Subject =>
  /^[\da-f]{8}-[\da-f-]{27}$/i.test(text) ? { kind: 'news', uuid: uuid(text) } : { kind: 'other' };

/** The messaging service carries texts only; other senders may write numbers. */
const textIn = (texts: PushFields, name: string): string => {
  const value = texts[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
};
