import * as fc from 'fast-check';
import { localDateOf, WEEKDAYS } from '@domain/calendar/index.ts';
import { instant, type Instant } from '@domain/kernel/clock.port.ts';
import { tableId } from '@domain/kernel/ids.ts';
import { stayFrom, type WaitRequest, type WaitFacts, type WaitingParty } from '@domain/reservations/index.ts';
import { instantNear, periodArb, reservationRulesArb } from '@domain/testing/index.ts';
import { zoneTable as zones, ZONES } from '../calendar/zone-table.ts';

const IDS = [1, 2, 3];
const timeArb = fc
  .integer({ min: 0, max: 95 })
  .map(
    (quarter) => `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
  );

/** Three tables in two sections of a shop, some taken, around a day. */
export const factsArb = (date: string): fc.Arbitrary<WaitFacts> =>
  fc.record({
    rules: reservationRulesArb(ZONES, date),
    // Mostly long before the day, so that much of it can be booked.
    now: fc.oneof(
      { weight: 4, arbitrary: instantNear(date, 1).map((at) => instant(at - 3 * 86_400_000)) },
      { weight: 1, arbitrary: instantNear(date, 1) },
    ),
    zones: fc.constant(zones),
    tableHours: fc.option(
      fc.record({
        timeZone: fc.constantFrom(...ZONES),
        spans: fc.subarray([...WEEKDAYS]).map((days) => days.map((day) => ({ day, from: 600, to: 1320 }))),
        closedDates: fc.constant([]),
        isAccepting: fc.boolean(),
      }),
      { nil: undefined, freq: 1 },
    ),
    tables: fc.tuple(
      ...IDS.map((id) =>
        fc.record({
          id: fc.constant(tableId(id)),
          name: fc.constant(`T${id}`),
          chairs: fc.integer({ min: 1, max: 4 }),
          isActive: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
        }),
      ),
    ),
    taken: fc
      .tuple(...IDS.map(() => fc.array(periodArb(date, 1), { maxLength: 2 })))
      .map((periods) => Object.fromEntries(periods.map((period, index) => [index + 1, period]))),
    sectionOf: fc.constant({ 1: 1, 2: 1, 3: 2 }),
  });

/** Requests of a day, the later time sometimes before the earlier. */
export const waitRequestArb = (date: string): fc.Arbitrary<WaitRequest> =>
  fc.record({
    guests: fc.integer({ min: 1, max: 5 }),
    date: fc.constant(date),
    from: timeArb,
    to: timeArb,
    sectionId: fc.constantFrom(undefined, undefined, 1, 2),
  });

const QUARTER_MS = 900_000;

/** So many quarters of an hour after a moment, or the last one before that which is on the same day of a shop. */
const onSameDay = (first: Instant, quarters: number, timeZone: string): Instant => {
  const last = instant(first + quarters * QUARTER_MS);
  const isSameDay = localDateOf(first, timeZone, zones) === localDateOf(last, timeZone, zones);
  return isSameDay ? last : onSameDay(first, quarters - 1, timeZone);
};

/** A short line at a shop: waiting, deciding, served. The times of a span are those of one day. */
export const partiesArb = (date: string, { rules }: WaitFacts): fc.Arbitrary<readonly WaitingParty[]> =>
  fc
    .array(
      fc.record({
        joinedAt: fc.nat(3).map(instant),
        guests: fc.integer({ min: 1, max: 4 }),
        sectionId: fc.constantFrom(undefined, undefined, 1, 2),
        first: instantNear(date, 1).map((at) => instant(Math.floor(at / QUARTER_MS) * QUARTER_MS)),
        length: fc.integer({ min: 0, max: 12 }),
        offered: fc.option(fc.nat(3), { nil: undefined, freq: 8 }),
        isTaken: fc.oneof({ weight: 8, arbitrary: fc.constant(false) }, fc.constant(true)),
      }),
      { maxLength: 4 },
    )
    .map((rows) =>
      rows.map(({ first, length, offered, ...row }, index) => ({
        ...row,
        id: index + 1,
        span: { first, last: onSameDay(first, length, rules.timeZone) },
        offer:
          offered === undefined
            ? undefined
            : {
                tableId: tableId(1),
                stay: stayFrom(first, rules.stayMinutes),
                until: instant(first - offered),
              },
      })),
    );
