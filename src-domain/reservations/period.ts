import { instantOfLocal, timeText, wallClockAt, type Minutes, type TimeZones } from '../calendar/index.ts';
import { instant, type Instant } from '../kernel/clock.port.ts';
import { err, ok, type Result } from '../kernel/result.ts';

/** A time span from its first moment up to, not including, its last. */
export type Period = { readonly from: Instant; readonly until: Instant };

const MINUTE_MS = 60_000;

/**
 * BOOKING-1c: Returns the span that a table is reserved for guests who arrive at a moment. Throws RangeError unless it
 * lasts a positive whole number of minutes.
 */
export const stayFrom = (from: Instant, minutes: Minutes): Period => {
  if (!Number.isSafeInteger(minutes) || minutes < 1)
    throw new RangeError(`Stay must be whole minutes above 0, got ${minutes}`);
  return { from, until: instant(from + minutes * MINUTE_MS) };
};

/** BOOKING-1d: Whether two periods overlap; touching ends do not. */
export const isOverlapping = (left: Period, right: Period): boolean =>
  left.from < right.until && right.from < left.until;

/** BOOKING-1d: Whether a period overlaps none of the others. */
export const isFree = (wanted: Period, taken: readonly Period[]): boolean =>
  taken.every((period) => !isOverlapping(period, wanted));

/** Contract 1.7: The wall clock of the shop as reservations send it, `YYYY-MM-DD HH:mm`. */
export const wallText = (at: Instant, zone: string, zones: TimeZones): string => {
  const { date, minutes } = wallClockAt(at, zone, zones);
  return `${date} ${timeText(minutes)}`;
};

/**
 * Contract 1.7: Reads `YYYY-MM-DD HH:mm` with or without seconds on the shop's wall clock; drops seconds. Returns
 * undefined for any other text.
 */
export const readWall = (text: string, zone: string, zones: TimeZones): Instant | undefined => {
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(?::\d{2})?$/.exec(text.trim());
  return match ? instantOfLocal(match[1]!, match[2]!, zone, zones) : undefined;
};

/** BOOKING-1d: Reads a period of a server; rejects one that does not end after it starts. */
export const readPeriod = (
  from: string,
  until: string,
  zone: string,
  zones: TimeZones,
): Result<Period, { readonly kind: 'not-a-period' }> => {
  const [start, end] = [readWall(from, zone, zones), readWall(until, zone, zones)];
  return start !== undefined && end !== undefined && start < end
    ? ok({ from: start, until: end })
    : err({ kind: 'not-a-period' });
};
