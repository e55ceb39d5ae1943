import { dayNumber, localDateOf, localTimeOf, type TimeZones } from '@domain/calendar/index.ts';
import type { MessageContent } from '@domain/chat/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import type { Translate } from '../../i18n/index.ts';

export type Reading = {
  readonly now: Instant;
  readonly zone: string;
  readonly zones: TimeZones;
  readonly language: string;
};

/** The days that are named by their weekday. */
const NEAR_DAYS = 6;

/** Returns the time of a message, `HH:mm`. */
export const timeOf = (at: Instant, { zone, zones }: Reading): string => localTimeOf(at, zone, zones);

/** Returns the day of a message as a number, by which days are told apart. */
export const dayOf = (at: Instant, { zone, zones }: Reading): number => dayNumber(localDateOf(at, zone, zones));

/** Returns the day over the first message of a day: "Today", "Yesterday", "Wednesday", "12 November". */
export const dayText = (at: Instant, reading: Reading): string => {
  const { now, language, zone } = reading;
  const ago = dayOf(now, reading) - dayOf(at, reading);
  if (ago === 0 || ago === 1)
    return capitalized(new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, 'day'), language);
  const isNear = ago > 0 && ago <= NEAR_DAYS;
  const isThisYear =
    localDateOf(at, zone, reading.zones).slice(0, 4) === localDateOf(now, zone, reading.zones).slice(0, 4);
  return new Intl.DateTimeFormat(language, {
    timeZone: zone,
    numberingSystem: 'latn',
    ...(isNear ? { weekday: 'long' } : { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) }),
  }).format(at);
};

/** Returns when a chat was last written in: the time of today, a weekday, a date. */
export const shortWhen = (at: Instant, reading: Reading): string => {
  const ago = dayOf(reading.now, reading) - dayOf(at, reading);
  if (ago === 0) return timeOf(at, reading);
  return new Intl.DateTimeFormat(reading.language, {
    timeZone: reading.zone,
    numberingSystem: 'latn',
    ...(ago > 0 && ago <= NEAR_DAYS ? { weekday: 'short' } : { day: 'numeric', month: 'short' }),
  }).format(at);
};

/** Returns a message in one line. */
export const lineOf = ({ text }: MessageContent, translate: Translate): string => text || translate('chat.picture');

const capitalized = (text: string, language: string): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
