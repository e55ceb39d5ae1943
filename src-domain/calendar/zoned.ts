import { instant, type Instant } from '../kernel/clock.port.ts';
import { dateOfDay, dayNumber, isDate, MINUTES_PER_DAY, parseTime, timeText } from './civil.ts';
import type { Minutes } from './schedule.ts';
import type { TimeZones } from './time-zones.port.ts';

/** The time that a wall clock of a zone shows: `YYYY-MM-DD` and minutes since midnight. */
export type WallClock = { readonly date: string; readonly minutes: Minutes };

const MINUTE_MS = 60_000;

/**
 * LOCALE-10: Returns the wall clock of a zone at a moment, without seconds. Throws RangeError before the year 0, and
 * for zone offsets that are not whole minutes within a day.
 */
export const wallClockAt = (at: Instant, zone: string, zones: TimeZones): WallClock => {
  const local = Math.floor(at / MINUTE_MS) + offsetAt(zone, at, zones);
  const day = Math.floor(local / MINUTES_PER_DAY);
  return { date: dateOfDay(day), minutes: local - day * MINUTES_PER_DAY };
};

/** LOCALE-10: the day on the wall clock of a zone, `YYYY-MM-DD`. */
export const localDateOf = (at: Instant, zone: string, zones: TimeZones): string => wallClockAt(at, zone, zones).date;
/** LOCALE-10: The time on the wall clock of a zone, `HH:mm`, without seconds. */
export const localTimeOf = (at: Instant, zone: string, zones: TimeZones): string =>
  timeText(wallClockAt(at, zone, zones).minutes);

/** Returns the zone offset; throws RangeError unless it is a whole number of minutes within a day. */
const offsetAt = (zone: string, at: Instant, zones: TimeZones): Minutes => {
  const offset = zones.offsetAt(zone, at);
  if (!Number.isInteger(offset) || Math.abs(offset) >= MINUTES_PER_DAY)
    throw new RangeError(`Offset of ${zone} must be whole minutes within a day, got ${offset}`);
  return offset;
};

/**
 * Returns the moment at which the wall clock of a zone shows this time. Minutes may exceed a day. A time that daylight
 * saving repeats means its first occurrence; one that it skips means the moment of the jump. Throws RangeError for an
 * invalid day and for fractions of a minute.
 */
export const instantOfWall = (date: string, minutes: Minutes, zone: string, zones: TimeZones): Instant => {
  if (!Number.isSafeInteger(minutes)) throw new RangeError(`Minutes must be a whole number, got ${minutes}`);
  const wall = (dayNumber(date) * MINUTES_PER_DAY + minutes) * MINUTE_MS;
  // An offset never changes twice within two days: the offsets a day before and after are the only ones that can apply.
  const before = offsetAt(zone, instant(wall - MINUTES_PER_DAY * MINUTE_MS), zones);
  const after = offsetAt(zone, instant(wall + MINUTES_PER_DAY * MINUTE_MS), zones);
  const shown = [before, after]
    .map((offset) => instant(wall - offset * MINUTE_MS))
    .filter((at) => at + offsetAt(zone, at, zones) * MINUTE_MS === wall);
  // A repeated time comes first by the offset before the change, which is the greater one.
  return shown[0] ?? jumpBetween(instant(wall - after * MINUTE_MS), instant(wall - before * MINUTE_MS), zone, zones);
};

/** `instantOfWall` of a `HH:mm`; undefined if that is not a time of day. */
export const instantOfLocal = (date: string, time: string, zone: string, zones: TimeZones): Instant | undefined => {
  const minutes = parseTime(time);
  return minutes === undefined || !isDate(date) ? undefined : instantOfWall(date, minutes, zone, zones);
};

/** The moment within (from, to] at which the zone's offset changes. */
const jumpBetween = (from: Instant, to: Instant, zone: string, zones: TimeZones): Instant => {
  let [low, high] = [from, to];
  const start = offsetAt(zone, low, zones);
  while (high - low > MINUTE_MS) {
    const middle = instant(low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS);
    if (offsetAt(zone, middle, zones) === start) low = middle;
    else high = middle;
  }
  return high;
};

/** LOCALE-8: A moment on the wall clock of a zone, as `DD.MM.YYYY, HH:mm`, without seconds. */
export const dateTimeText = (at: Instant, zone: string, zones: TimeZones): string => {
  const { date, minutes } = wallClockAt(at, zone, zones);
  return `${dateText(date)}, ${timeText(minutes)}`;
};

/** `DD.MM.YYYY` of a `YYYY-MM-DD`; text of another form only has its parts reversed. */
export const dateText = (date: string): string => date.split('-').reverse().join('.');
