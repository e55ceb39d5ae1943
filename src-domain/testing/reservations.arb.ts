import * as fc from 'fast-check';
import { addDays, dayNumber } from '../calendar/index.ts';
import { instant } from '../kernel/clock.port.ts';
import { bookingId, tableId } from '../kernel/ids.ts';
import {
  RESERVATION_STATUSES,
  type Period,
  type ReservationRules,
  type ReservationStatus,
  type Table,
} from '../reservations/index.ts';

/** Every status. */
export const reservationStatusArb: fc.Arbitrary<ReservationStatus> = fc.constantFrom(...RESERVATION_STATUSES);

const wallArb = fc.oneof(
  { withCrossShrink: true },
  fc.constantFrom(0, 120, 600, 1320),
  fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
);

/** Rules of shops in one of the zones: by day, overnight, around the clock; some dates near a day are closed. */
export const reservationRulesArb = (zones: readonly string[], near: string): fc.Arbitrary<ReservationRules> =>
  fc.record({
    bookingId: fc.constant(bookingId(5)),
    timeZone: fc.constantFrom(...zones),
    from: wallArb,
    to: fc.oneof(
      { withCrossShrink: true },
      { weight: 4, arbitrary: wallArb },
      { weight: 1, arbitrary: fc.constant(1440) },
    ),
    closedDates: fc.uniqueArray(
      fc.integer({ min: -2, max: 3 }).map((days) => addDays(near, days)),
      { maxLength: 2 },
    ),
    slotMinutes: fc.constantFrom(30, 30, 15, 60, 45, 77, 1440),
    hoursAhead: fc.constantFrom(0, 2, 26),
    stayMinutes: fc.constantFrom(180, 60, 90, 1),
  });

/** Periods of whole half hours around a day; they often touch and overlap. */
export const periodArb = (near: string, days: number): fc.Arbitrary<Period> =>
  fc
    .record({ start: fc.integer({ min: -days * 48, max: days * 48 }), length: fc.integer({ min: 1, max: 8 }) })
    .map(({ start, length }) => {
      const from = dayNumber(near) * 86_400_000 + start * 1_800_000;
      return { from: instant(from), until: instant(from + length * 1_800_000) };
    });

/** Tables of few ids and sizes, some out of use. */
export const tableArb: fc.Arbitrary<Table> = fc.record({
  id: fc.integer({ min: 1, max: 20 }).map(tableId),
  name: fc.constantFrom('T14', 'Window'),
  chairs: fc.integer({ min: 1, max: 8 }),
  isActive: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
});
