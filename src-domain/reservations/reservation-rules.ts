import { isDate, MINUTES_PER_DAY, parseTime, type Minutes, type Schedule } from '../calendar/index.ts';
import type { BookingId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Settings } from '../settings/index.ts';

/** When and for how long tables of a shop can be reserved. All wall-clock times are of `timeZone`. */
export type ReservationRules = {
  readonly bookingId: BookingId;
  readonly timeZone: string;
  /** Reservation hours in minutes since midnight; `to <= from` ends on the next day, 0 to 0 is around the clock. */
  readonly from: Minutes;
  readonly to: Minutes;
  /** `YYYY-MM-DD` days on which no reservation hours start. */
  readonly closedDates: readonly string[];
  /** Minutes between two offered times, 1 or more. */
  readonly slotMinutes: Minutes;
  /** Hours from now until the earliest time, 0 or more. */
  readonly hoursAhead: number;
  /** How long a table is reserved, in elapsed minutes, 1 or more. */
  readonly stayMinutes: Minutes;
};

/** A slot template as the server sends it (contract 2.8): `HH:mm` texts and hours; 0 hours means not set. */
export type BookingTemplate = {
  readonly id: BookingId;
  readonly startTime: string;
  readonly endTime: string;
  readonly maxTimeHours: number;
};

/** The default minutes between two times. */
export const RESERVATION_SLOT_MINUTES = 30;
/** The longest stay: a week. */
export const STAY_MAX_MINUTES = 10_080;

/**
 * BOOKING-1a, BOOKING-1c: Combines the rules of a shop from its slot template, its schedule and the marketplace's
 * settings. Rejects invalid times, hours or settings.
 */
export const reservationRules = (
  { id, startTime, endTime, maxTimeHours }: BookingTemplate,
  { timeZone, closedDates }: Pick<Schedule, 'timeZone' | 'closedDates'>,
  { slotMinutes, hoursAhead, leastHours }: Settings['reservation'],
): Result<ReservationRules, { readonly kind: 'malformed' }> => {
  const [from, to] = [parseTime(startTime), parseTime(endTime)];
  const stayMinutes = (maxTimeHours === 0 ? leastHours : maxTimeHours) * 60;
  const isRight =
    from !== undefined &&
    to !== undefined &&
    from < MINUTES_PER_DAY &&
    isStay(stayMinutes) &&
    isCount(slotMinutes) &&
    isCount(hoursAhead);
  if (!isRight) return err({ kind: 'malformed' });
  return ok({
    bookingId: id,
    timeZone,
    from,
    to,
    closedDates: closedDates.filter(isDate),
    hoursAhead,
    stayMinutes,
    slotMinutes: slotMinutes === 0 ? RESERVATION_SLOT_MINUTES : slotMinutes,
  });
};

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
const isStay = (minutes: number): boolean =>
  Number.isSafeInteger(minutes) && minutes >= 1 && minutes <= STAY_MAX_MINUTES;
