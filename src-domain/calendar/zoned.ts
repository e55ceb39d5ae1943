import { instant, type Instant } from '../kernel/clock.port.ts';
import { dateOfDay, dayNumber, isDate, MINUTES_PER_DAY, parseTime, timeText } from './civil.ts';
import type { Minutes } from './schedule.ts';
import type { TimeZones } from './time-zones.port.ts';

/** What a clock on the wall of a zone shows. */
export type WallClock = { readonly date: string; readonly minutes: Minutes };

const MINUTE_MS = 60_000;

/** LOCALE-10: the wall clock of a zone at a moment; seconds are cut off. */
export const wallClockAt = (at: Instant, zone: string, zones: TimeZones): WallClock => {
  const local = Math.floor(at / MINUTE_MS) + zones.offsetAt(zone, at);
  const day = Math.floor(local / MINUTES_PER_DAY);
  return { date: dateOfDay(day), minutes: local - day * MINUTES_PER_DAY };
};

export const localDateOf = (at: Instant, zone: string, zones: TimeZones): string => wallClockAt(at, zone, zones).date;
export const localTimeOf = (at: Instant, zone: string, zones: TimeZones): string => timeText(wallClockAt(at, zone, zones).minutes);

/**
 * The moment at which the wall clock of a zone shows this. Minutes may run past midnight.
 * A time that daylight saving repeats means its first showing; one that it skips means the moment of the jump.
 */
export const instantOfWall = (date: string, minutes: Minutes, zone: string, zones: TimeZones): Instant => {
  const wall = (dayNumber(date) * MINUTES_PER_DAY + minutes) * MINUTE_MS;
  // An offset never changes twice within two days: the offsets a day before and after are the only ones that can apply.
  const before = zones.offsetAt(zone, instant(wall - MINUTES_PER_DAY * MINUTE_MS));
  const after = zones.offsetAt(zone, instant(wall + MINUTES_PER_DAY * MINUTE_MS));
  const shown = [before, after]
    .map((offset) => instant(wall - offset * MINUTE_MS))
    .filter((at) => at + zones.offsetAt(zone, at) * MINUTE_MS === wall)
    .sort((left, right) => left - right);
  return shown[0] ?? jumpBetween(instant(wall - after * MINUTE_MS), instant(wall - before * MINUTE_MS), zone, zones);
};

/** `instantOfWall` of a `HH:mm`; `undefined` for what is no time of day. */
export const instantOfLocal = (date: string, time: string, zone: string, zones: TimeZones): Instant | undefined => {
  const minutes = parseTime(time);
  return minutes === undefined || !isDate(date) ? undefined : instantOfWall(date, minutes, zone, zones);
};

/** The moment within (from, to] at which the zone's offset changes. */
const jumpBetween = (from: Instant, to: Instant, zone: string, zones: TimeZones): Instant => {
  let [low, high] = from < to ? [from, to] : [to, from];
  const start = zones.offsetAt(zone, low);
  while (high - low > MINUTE_MS) {
    const middle = instant(low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS);
    if (zones.offsetAt(zone, middle) === start) low = middle;
    else high = middle;
  }
  return high;
};

/** LOCALE-8: `DD.MM.YYYY, HH:mm`. */
export const dateTimeText = (at: Instant, zone: string, zones: TimeZones): string => {
  const { date, minutes } = wallClockAt(at, zone, zones);
  return `${dateText(date)}, ${timeText(minutes)}`;
};

/** `DD.MM.YYYY` of a `YYYY-MM-DD`. */
export const dateText = (date: string): string => date.split('-').reverse().join('.');
