import { addDays, isOpenAt, type Schedule, type TimeZones } from '../calendar/index.ts';
import type { Instant } from '../kernel/clock.port.ts';
import { isFree, type Period } from './period.ts';
import { tablesFor, type Table } from './table.ts';
import { reservationTimes, type ReservationFacts } from './times.ts';

/** A time at which guests may arrive, and the tables that are free for their whole stay, the smallest first. */
export type TableTime = { readonly time: string; readonly stay: Period; readonly tables: readonly Table[] };

/** The input for offering the times of all tables. */
export type TableFacts = Omit<ReservationFacts, 'taken'> & {
  /** `undefined` where the shop states none: every day is one. */
  readonly tableHours: Schedule | undefined;
  readonly tables: readonly Table[];
  /** The periods in which a table is taken; none for a table that is missing. */
  readonly taken: Readonly<Record<number, readonly Period[]>>;
};

/** BOOKING-1j: Whether the week of a shop allows a stay to start at a moment; without stated hours every day does. */
export const isReservationDay = (tableHours: Schedule | undefined, at: Instant, zones: TimeZones): boolean =>
  tableHours === undefined || isOpenAt({ ...tableHours, isAccepting: true }, at, zones);

/** BOOKING-1k: Returns the times of a day, each with the tables that seat the guests and are free then. */
export const tableTimes = (facts: TableFacts, date: string, guests: number): readonly TableTime[] =>
  reservationTimes({ ...facts, taken: [] }, date)
    .filter(({ stay }) => isReservationDay(facts.tableHours, stay.from, facts.zones))
    .map(({ time, stay }) => ({
      time,
      stay,
      tables: tablesFor(facts.tables, guests)
        .filter(({ id }) => isFree(stay, facts.taken[id] ?? []))
        .toSorted((one, other) => one.chairs - other.chairs || one.id - other.id),
    }));

/** A day to choose from. `closed`: nobody is seated. `full`: no table for so many guests is free. */
export type TableDay = { readonly date: string; readonly kind: 'free' | 'full' | 'closed' };

/** BOOKING-1i: The most days listed at once. */
export const TABLE_DAYS_MAX = 366;

/**
 * BOOKING-1i: Returns `days` days, the first of them `from`. Throws RangeError as `reservationTimes` does, and unless
 * `days` is a whole number from 0 to `TABLE_DAYS_MAX`.
 */
export const tableDays = (facts: TableFacts, guests: number, from: string, days: number): readonly TableDay[] => {
  if (!Number.isSafeInteger(days) || days < 0 || days > TABLE_DAYS_MAX)
    throw new RangeError(`Days must be a whole number from 0 to ${TABLE_DAYS_MAX}, got ${days}`);
  return Array.from({ length: days }, (_, index) => addDays(from, index)).map((date) => {
    const times = tableTimes(facts, date, guests);
    if (times.length === 0) return { date, kind: 'closed' };
    return { date, kind: times.some(({ tables }) => tables.length > 0) ? 'free' : 'full' };
  });
};

/**
 * BOOKING-1l: Returns what to offer instead of a table that was taken meanwhile: that time, if another table is free
 * then, else the nearest time with a free table, the earlier of two; `undefined` if the day is full.
 */
export const nextFree = (times: readonly TableTime[], wanted: string): TableTime | undefined => {
  const at = times.find(({ time }) => time === wanted)?.stay.from;
  const free = times.filter(({ tables }) => tables.length > 0);
  if (at === undefined) return free[0];
  return free.reduce<TableTime | undefined>(
    (best, one) => (best && Math.abs(best.stay.from - at) <= Math.abs(one.stay.from - at) ? best : one),
    undefined,
  );
};
