import { instant, type Instant } from '../kernel/clock.port.ts';
import { addDays, isDate, parseTime, timeText } from './civil.ts';
import { countOfDays, openingsFrom, type Opening } from './opening.ts';
import type { Minutes, Schedule } from './schedule.ts';
import type { TimeZones } from './time-zones.port.ts';
import { instantOfWall, localDateOf, wallClockAt } from './zoned.ts';

/** Minutes from one slot to the next, counted on the wall clock (contract 5.5). */
export const SLOT_MINUTES = 30;
/** Days for which slots are offered, today included (contract 5.5). */
export const SLOT_DAYS = 7;

const MINUTE_MS = 60_000;

/** The start of a slot on the shop's wall clock: `YYYY-MM-DD`, `HH:mm`. */
export type SlotTime = { readonly date: string; readonly time: string };

/** The slots of one day as `HH:mm`, in order; a day without any is shown disabled. */
export type SlotDay = { readonly date: string; readonly times: readonly string[] };

/** The input for slots. */
export type SlotInput = {
  readonly schedule: Schedule;
  readonly now: Instant;
  /** Minutes until a delivery arrives (delivery_time.to); fractions are rounded up. */
  readonly leadMinutes: Minutes;
  readonly zones: TimeZones;
  readonly days?: number;
};

/**
 * Contract 5.5: Returns the slots: the first is now, or the opening, plus the lead time, rounded up to half an hour of
 * the wall clock; then every half hour until closing. The lead time counts once. Throws RangeError for a negative or
 * non-numeric lead time, and unless the days are a whole number from 0 to 365.
 */
export const slotDays = ({ schedule, now, leadMinutes, zones, days = SLOT_DAYS }: SlotInput): readonly SlotDay[] => {
  const lead = wholeLead(leadMinutes);
  const length = countOfDays(days);
  const looked = countOfDays(length + 1);
  const today = localDateOf(now, schedule.timeZone, zones);
  const starts = schedule.isAccepting
    ? openingsFrom(schedule, addDays(today, -1), looked, zones).flatMap((opening) =>
        slotsOfOpening(opening, schedule.timeZone, now, lead, zones),
      )
    : [];
  return Array.from({ length }, (_, index) => {
    const date = addDays(today, index);
    return { date, times: starts.filter((slot) => slot.date === date).map((slot) => slot.time) };
  });
};

const wholeLead = (minutes: number): Minutes => {
  const whole = Math.ceil(minutes);
  if (!Number.isSafeInteger(whole) || minutes < 0)
    throw new RangeError(`Lead time must be a number from 0 on, got ${minutes}`);
  return whole;
};

const slotsOfOpening = (
  opening: Opening,
  zone: string,
  now: Instant,
  lead: Minutes,
  zones: TimeZones,
): readonly SlotTime[] => {
  const earliest = instant(Math.max(opening.from, now) + lead * MINUTE_MS);
  const slots: SlotTime[] = [];
  for (
    let at = roundedUp(earliest, zone, zones);
    at < opening.until;
    at = roundedUp(instant(at + MINUTE_MS), zone, zones)
  ) {
    const { date, minutes } = wallClockAt(at, zone, zones);
    // A time that daylight saving repeats means its first occurrence (`instantOfWall`), so the second is not offered.
    if (instantOfWall(date, minutes, zone, zones) === at) slots.push({ date, time: timeText(minutes) });
  }
  return slots;
};

/** Returns the first moment from `at` on at which the wall clock shows a full or half hour. */
const roundedUp = (at: Instant, zone: string, zones: TimeZones): Instant => {
  const whole = Math.ceil(at / MINUTE_MS) * MINUTE_MS;
  const { minutes } = wallClockAt(instant(whole), zone, zones);
  const next = instant(whole + ((SLOT_MINUTES - (minutes % SLOT_MINUTES)) % SLOT_MINUTES) * MINUTE_MS);
  // Daylight saving may move the wall clock between the two moments, also by other than half hours.
  return wallClockAt(next, zone, zones).minutes % SLOT_MINUTES === 0 ? next : roundedUp(next, zone, zones);
};

/** The input for judging a requested slot. */
export type AcceptInput = {
  readonly schedule: Schedule;
  readonly now: Instant;
  readonly slot: SlotTime;
  /** The fewest minutes a delivery takes (delivery_time.from). */
  readonly leadFromMinutes: Minutes;
  readonly zones: TimeZones;
};

/**
 * Contract 5.5: Whether the server accepts a slot start; it never moves one. Throws RangeError for a negative or
 * non-numeric lead time.
 */
export const isSlotAccepted = ({ schedule, now, slot, leadFromMinutes, zones }: AcceptInput): boolean => {
  const lead = wholeLead(leadFromMinutes);
  const minutes = parseTime(slot.time);
  if (!schedule.isAccepting || minutes === undefined || !isDate(slot.date)) return false;
  const at = instantOfWall(slot.date, minutes, schedule.timeZone, zones);
  const shown = wallClockAt(at, schedule.timeZone, zones);
  if (shown.date !== slot.date || shown.minutes !== minutes) return false;
  return (
    at >= now + lead * MINUTE_MS &&
    openingsFrom(schedule, addDays(slot.date, -2), 3, zones).some((opening) => opening.from <= at && at < opening.until)
  );
};
