import { instant, type Instant } from '../kernel/clock.port.ts';
import { addDays, isMinutes, MINUTES_PER_DAY, parseTime, weekdayOf } from './civil.ts';
import type { Minutes, Schedule, WorkingSpan } from './schedule.ts';
import type { TimeZones } from './time-zones.port.ts';
import { instantOfWall, localDateOf } from './zoned.ts';

/** One continuous opening, from its first moment to its end; `date` is the day on which it starts. */
export type Opening = { readonly from: Instant; readonly until: Instant; readonly date: string };

/** Whether a shop is open now. `until` and `opensAt` are unknown if they lie beyond the horizon. */
export type OpeningState =
  | { readonly kind: 'open'; readonly until: Instant | undefined }
  | { readonly kind: 'closed'; readonly opensAt: Instant | undefined };

/** Whole days after today that are searched for openings. */
export const HORIZON_DAYS = 14;

/**
 * Contract 1.7: Reads `HH-mm` as minutes since midnight; `23-59` and `24-00` are the end of the day. Returns undefined
 * for any other text.
 */
export const parseWorkingTime = (text: string): Minutes | undefined => {
  const minutes = parseTime(text);
  return minutes === MINUTES_PER_DAY - 1 ? MINUTES_PER_DAY : minutes;
};

/**
 * Returns the minutes of a span: one that does not end after it starts ends on the next day; 0 to 0 is a whole day.
 * Throws RangeError for an invalid time of day.
 */
export const spanLength = ({ from, to }: Pick<WorkingSpan, 'from' | 'to'>): Minutes => {
  if (!isMinutes(from) || !isMinutes(to))
    throw new RangeError(`Opening must be minutes of a day, got ${from} to ${to}`);
  return to > from ? to - from : to + MINUTES_PER_DAY - from;
};

/** The most days to look at together. */
const MOST_DAYS = 366;

/** Throws RangeError unless it is a whole number from 0 to 366. */
export const countOfDays = (days: number): number => {
  if (!Number.isInteger(days) || days < 0 || days > MOST_DAYS)
    throw new RangeError(`Days must be a whole number from 0 to 366, got ${days}`);
  return days;
};

/**
 * Returns the openings that start on each day, joined where one ends as the next starts. None starts on a closed date
 * (5.5). Throws RangeError for an invalid day or time of day, and for more than 366 days.
 */
export const openingsFrom = (schedule: Schedule, date: string, days: number, zones: TimeZones): readonly Opening[] => {
  const openings = Array.from({ length: countOfDays(days) }, (_, index) => addDays(date, index)).flatMap((day) =>
    openingsOfDay(schedule, day, zones),
  );
  return openings.sort((left, right) => left.from - right.from).reduce<readonly Opening[]>(join, []);
};

const openingsOfDay = (schedule: Schedule, date: string, zones: TimeZones): readonly Opening[] => {
  if (schedule.closedDates.includes(date)) return [];
  const weekday = weekdayOf(date);
  return schedule.spans
    .filter((span) => span.day === weekday)
    .map((span) => ({
      date,
      from: instantOfWall(date, span.from, schedule.timeZone, zones),
      until: instantOfWall(date, span.from + spanLength(span), schedule.timeZone, zones),
    }))
    .filter((opening) => opening.until > opening.from);
};

const join = (joined: readonly Opening[], next: Opening): readonly Opening[] => {
  const last = joined.at(-1);
  if (!last || next.from > last.until) return [...joined, next];
  return [...joined.slice(0, -1), { ...last, until: instant(Math.max(next.until, last.until)) }];
};

/** Days after today that usually determine whether a shop is open and what comes next. */
const NEAR_DAYS = 2;

/**
 * LOCALE-10: Returns whether a shop is open: from the first moment of a span up to its last; never while it accepts no
 * orders. Throws RangeError as `openingsFrom` does.
 */
export const openingAt = (schedule: Schedule, at: Instant, zones: TimeZones): OpeningState => {
  if (!schedule.isAccepting) return { kind: 'closed', opensAt: undefined };
  // Each span is validated, also those of days that are not used.
  for (const span of schedule.spans) spanLength(span);
  const today = localDateOf(at, schedule.timeZone, zones);
  return nearState(schedule, at, today, zones) ?? stateWithin(schedule, at, today, HORIZON_DAYS, zones);
};

/** What the next days determine for certain: no later day changes what happens before the last of them starts. */
const nearState = (schedule: Schedule, at: Instant, today: string, zones: TimeZones): OpeningState | undefined => {
  const state = stateWithin(schedule, at, today, NEAR_DAYS, zones);
  const changesAt = state.kind === 'open' ? state.until : state.opensAt;
  return changesAt !== undefined && changesAt < instantOfWall(addDays(today, NEAR_DAYS), 0, schedule.timeZone, zones)
    ? state
    : undefined;
};

/** Returns the state determined by so many days after today; undefined if it ends on the last of them or later. */
const stateWithin = (schedule: Schedule, at: Instant, today: string, days: number, zones: TimeZones): OpeningState => {
  // A span lasts a day at most, so what is open now started today or yesterday; a clock change may add a day.
  const openings = openingsFrom(schedule, addDays(today, -2), days + 3, zones);
  const current = openings.find((opening) => opening.from <= at && at < opening.until);
  if (!current) return { kind: 'closed', opensAt: openings.find((opening) => opening.from > at)?.from };
  const horizon = instantOfWall(addDays(today, days), 0, schedule.timeZone, zones);
  return { kind: 'open', until: current.until < horizon ? current.until : undefined };
};

/** LOCALE-10: Whether a shop is open at a moment: `openingAt` without the times. */
export const isOpenAt = (schedule: Schedule, at: Instant, zones: TimeZones): boolean =>
  openingAt(schedule, at, zones).kind === 'open';
