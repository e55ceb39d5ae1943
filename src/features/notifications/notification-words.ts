import type { TFunction } from 'i18next';
import type { TimeZones } from '@domain/calendar/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import type { AppNotification } from '@domain/notifications/index.ts';
import { isStatus } from './notification-icons.ts';

type Said = Pick<AppNotification, 'type' | 'status' | 'subject'>;

/** NOTIFY-5: what happened, as a sentence of its type; a neutral one for a type that nobody knows. */
export const headlineOf = ({ type, status, subject }: Said, translate: TFunction): string => {
  if (type === undefined) return translate('notifications.say.other');
  if (type !== 'status_changed') return translate(`notifications.say.${type}`);
  if (subject.kind === 'parcel') return translate('notifications.say.parcel_changed');
  return translate(isStatus(status) ? `notifications.order.${status}` : 'notifications.say.status_changed');
};

/** What the server says of it beside that: number, name, title of the news. Empty where it would say the same again. */
export const detailOf = (notification: Said & Pick<AppNotification, 'body'>, translate: TFunction): string => {
  const { subject, body } = notification;
  if (body === '' && subject.kind === 'order') return translate('order.number', { number: String(subject.id) });
  return body === headlineOf(notification, translate) ? '' : body;
};

const MINUTE_MS = 60_000;
const HOUR = 60;

type Reading = { readonly now: Instant; readonly zone: string; readonly zones: TimeZones; readonly translate: TFunction };

/** When it happened: minutes ago, today's time, then date and time (LOCALE-8). Empty where the server told no time. */
export const whenText = (at: Instant, { now, zone, zones, translate }: Reading): string => {
  if (at <= 0) return '';
  const minutes = Math.floor((now - at) / MINUTE_MS);
  // Clocks differ by some seconds: what came right now may be a little ahead.
  if (Math.abs(minutes) < 1 || minutes === -1) return translate('notifications.now');
  if (minutes > 0 && minutes < HOUR) return translate('notifications.minutes', { count: minutes });
  const [then, today] = [wallOf(at, zone, zones), wallOf(now, zone, zones)];
  return then.date === today.date ? translate('notifications.today', { time: then.time }) : `${then.date}, ${then.time}`;
};

/** The clock on the wall, written as LOCALE-8 says. The calendar's own would cost every first visit a file: it would be torn from the opening hours. */
const wallOf = (at: Instant, zone: string, zones: TimeZones): { readonly date: string; readonly time: string } => {
  const [date = '', time = ''] = new Date(at + zones.offsetAt(zone, at) * MINUTE_MS).toISOString().split('T');
  return { date: date.split('-').reverse().join('.'), time: time.slice(0, 5) };
};

/** A count where there is room for two figures. */
export const countText = (count: number): string => (count > 99 ? '99+' : String(count));
