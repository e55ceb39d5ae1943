import { WEEKDAYS, type Minutes, type Weekday } from './schedule.ts';

/** Days since 1970-01-01 of the proleptic Gregorian calendar. */
type DayNumber = number;

/** Minutes of a day on a wall clock. */
export const MINUTES_PER_DAY = 1440;

/** 0000-01-01. */
const FIRST_DAY: DayNumber = -719_528;

/** Days from 1970-01-01 to `YYYY-MM-DD`. Throws RangeError unless it is a day of the calendar. */
export const dayNumber = (date: string): DayNumber => {
  const number = readDay(date);
  if (number === undefined) throw new RangeError(`Not a date: ${date}`);
  return number;
};

/** True for a day of the calendar written `YYYY-MM-DD`. */
export const isDate = (text: string): boolean => readDay(text) !== undefined;

const readDay = (text: string): DayNumber | undefined => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const number = daysFromCivil(Number(match?.[1]), Number(match?.[2]), Number(match?.[3]));
  return match && written(number) === text ? number : undefined;
};

/** Source of both conversions: H. Hinnant, "chrono-compatible low-level date algorithms". */
const daysFromCivil = (year: number, month: number, day: number): DayNumber => {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
};

/**
 * `YYYY-MM-DD` of a day number; years after 9999 have more digits. Throws RangeError unless it is a whole number of a
 * day from the year 0 on.
 */
export const dateOfDay = (days: DayNumber): string => {
  if (!Number.isSafeInteger(days) || days < FIRST_DAY) throw new RangeError(`Not a day number: ${days}`);
  return written(days);
};

const written = (days: DayNumber): string => {
  const z = days + 719_468;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

/** Returns the day so many days later, or earlier. Throws RangeError for an invalid day and for fractions of a day. */
export const addDays = (date: string, days: number): string => {
  if (!Number.isSafeInteger(days)) throw new RangeError(`Days must be a whole number, got ${days}`);
  return dateOfDay(dayNumber(date) + days);
};

/** The weekday of `YYYY-MM-DD`; 1970-01-01 was a Thursday. Throws RangeError unless it is a day of the calendar. */
export const weekdayOf = (date: string): Weekday => WEEKDAYS[(((dayNumber(date) + 3) % 7) + 7) % 7] as Weekday;

/**
 * Reads `HH:mm` (or `HH-mm`) as minutes since midnight; `24:00` is the end of the day. Returns undefined for any other
 * text.
 */
export const parseTime = (text: string): Minutes | undefined => {
  const match = /^(\d{2})[:-](\d{2})$/.exec(text);
  const minutes = Number(match?.[1]) * 60 + Number(match?.[2]);
  return match && Number(match[2]) < 60 && minutes <= MINUTES_PER_DAY ? minutes : undefined;
};

/**
 * Returns minutes since midnight as `HH:mm`; 1440 is `24:00`, the end of the day. Throws RangeError unless they are a
 * whole number from 0 to 1440.
 */
export const timeText = (minutes: Minutes): string => {
  if (!isMinutes(minutes)) throw new RangeError(`Not a time of day: ${minutes}`);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

/** True for whole minutes since midnight, 0 … 1440. */
export const isMinutes = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes >= 0 && minutes <= MINUTES_PER_DAY;
