import type { TimeZones } from '@domain/calendar/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import type { AppNotification } from '@domain/notifications/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { isStatus } from './notification-icons.ts';

type Said = Pick<AppNotification, 'type' | 'status' | 'subject'>;

/** NOTIFY-5: returns a sentence for the type of a notification; a neutral one for an unknown type. */
export const headlineOf = ({ type, status, subject }: Said, translate: Translate): string => {
  if (type === undefined) return translate('notifications.say.other');
  if (type !== 'status_changed') return translate(`notifications.say.${type}`);
  if (subject.kind === 'parcel') return translate('notifications.say.parcel_changed');
  return translate(isStatus(status) ? `notifications.order.${status}` : 'notifications.say.status_changed');
};

/**
 * Returns the detail that the server sent: number, name, title of the news. Empty where it would repeat the headline.
 */
export const detailOf = (notification: Said & Pick<AppNotification, 'body'>, translate: Translate): string => {
  const { subject, body } = notification;
  if (body === '' && subject.kind === 'order') return translate('order.number', { number: String(subject.id) });
  return body === headlineOf(notification, translate) ? '' : body;
};

const MINUTE_MS = 60_000;
const HOUR = 60;

type Reading = {
  readonly now: Instant;
  readonly zone: string;
  readonly zones: TimeZones;
  readonly translate: Translate;
};

/** LOCALE-8: minutes ago, the time of today, then date and time. Empty without a time. */
export const whenText = (at: Instant, { now, zone, zones, translate }: Reading): string => {
  if (at <= 0) return '';
  const minutes = Math.floor((now - at) / MINUTE_MS);
  // Clocks differ by some seconds: a new notification may be slightly in the future.
  if (Math.abs(minutes) < 1 || minutes === -1) return translate('notifications.now');
  if (minutes > 0 && minutes < HOUR) return translate('notifications.minutes', { count: minutes });
  const [then, today] = [clockOf(at, zone, zones), clockOf(now, zone, zones)];
  return then.date === today.date
    ? translate('notifications.today', { time: then.time })
    : `${then.date}, ${then.time}`;
};

/**
 * Formats the time on the zone's clock (LOCALE-8). The calendar's own formatter would add a file to every first visit:
 * it would be split from the opening hours.
 */
const clockOf = (at: Instant, zone: string, zones: TimeZones): { readonly date: string; readonly time: string } => {
  const [date = '', time = ''] = new Date(at + zones.offsetAt(zone, at) * MINUTE_MS).toISOString().split('T');
  return { date: date.split('-').reverse().join('.'), time: time.slice(0, 5) };
};

/** Returns a count with at most two digits. */
export const countText = (count: number): string => (count > 99 ? '99+' : String(count));
