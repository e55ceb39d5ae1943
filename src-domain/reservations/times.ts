import {
  addDays,
  instantOfWall,
  MINUTES_PER_DAY,
  spanLength,
  timeText,
  wallClockAt,
  type Minutes,
  type TimeZones,
} from '../calendar/index.ts';
import type { Instant } from '../kernel/clock.port.ts';
import { isFree, stayFrom, type Period } from './period.ts';
import type { ReservationRules } from './reservation-rules.ts';

/** A time on the shop's wall clock at which guests may arrive. */
export type ReservationTime = { readonly time: string; readonly stay: Period; readonly isTaken: boolean };

/** The input for offering times. */
export type ReservationFacts = {
  readonly rules: ReservationRules;
  readonly now: Instant;
  /** Periods in which the table is taken or disabled. */
  readonly taken: readonly Period[];
  /** BOOKING-1v: The start of the reservation that is changed, which may be kept within the notice period. */
  readonly kept?: Instant;
  readonly zones: TimeZones;
};

const HOUR_MS = 3_600_000;

/** BOOKING-1b: The first moment guests may arrive: now plus the notice period. */
export const earliestStart = ({ hoursAhead }: Pick<ReservationRules, 'hoursAhead'>, now: Instant): number =>
  now + hoursAhead * HOUR_MS;

/** BOOKING-1b, BOOKING-1v: Whether the notice period allows guests to arrive at a moment. */
export const isEarlyEnough = (
  { rules, now, kept }: Pick<ReservationFacts, 'rules' | 'now' | 'kept'>,
  at: Instant,
): boolean => at >= earliestStart(rules, now) || at === kept;

/**
 * BOOKING-1a, BOOKING-1b, contract 5.10: Returns the times of a day, in the order of the clock, after the notice
 * period; taken ones are marked. Throws RangeError for an invalid date and for rules without slots.
 */
export const reservationTimes = (facts: ReservationFacts, date: string): readonly ReservationTime[] => {
  const { rules, taken, zones } = facts;
  return startsOn(rules, date, zones)
    .filter(({ at }) => isEarlyEnough(facts, at))
    .map(({ at, time }) => {
      const stay = stayFrom(at, rules.stayMinutes);
      return { time, stay, isTaken: !isFree(stay, taken) };
    });
};

type Start = { readonly at: Instant; readonly time: string };

/** BOOKING-1a: Every time of a day that the clock shows, in order. Throws RangeError as `reservationTimes` does. */
export const startsOn = (rules: ReservationRules, date: string, zones: TimeZones): readonly Start[] =>
  wallsOn(rules, date).flatMap((wall) => {
    const at = instantOfWall(date, wall, rules.timeZone, zones);
    const shown = wallClockAt(at, rules.timeZone, zones);
    // A time that daylight saving skips is not on the clock that day.
    return shown.date === date && shown.minutes === wall ? [{ at, time: timeText(wall) }] : [];
  });

/**
 * Minutes from the midnight of a date at which times start, including those of the day before and after; reservation
 * hours of the day before may extend into it.
 */
const wallsOn = ({ from, to, slotMinutes, closedDates }: ReservationRules, date: string): readonly Minutes[] => {
  if (!Number.isSafeInteger(slotMinutes) || slotMinutes < 1)
    throw new RangeError(`Slots need whole minutes, got ${slotMinutes}`);
  const grid = Array.from(
    { length: Math.ceil(spanLength({ from, to }) / slotMinutes) },
    (_, index) => from + index * slotMinutes,
  );
  const overnight = closedDates.includes(addDays(date, -1)) ? [] : grid.map((wall) => wall - MINUTES_PER_DAY);
  return closedDates.includes(date) ? overnight : [...overnight, ...grid];
};
