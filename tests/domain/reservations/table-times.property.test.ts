import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isOpenAt, WEEKDAYS, type Schedule } from '@domain/calendar/index.ts';
import { tableId } from '@domain/kernel/ids.ts';
import {
  isReservationDay,
  isOverlapping,
  nearestTable,
  nextFree,
  reservationTimes,
  TABLE_DAYS_MAX,
  tableDays,
  tableTimes,
  type Table,
  type TableFacts,
} from '@domain/reservations/index.ts';
import { instantNear, periodArb, reservationRulesArb } from '@domain/testing/index.ts';
import { CHANGE_DAYS, zoneTable as zones, ZONES } from '../calendar/zone-table.ts';
import { isRefused } from '../refused.ts';
import { runs } from '../runs.ts';

const IDS = [1, 2, 3, 4];
const tableArb = (id: number): fc.Arbitrary<Table> =>
  fc.record({
    id: fc.constant(tableId(id)),
    name: fc.constant(`T${id}`),
    chairs: fc.integer({ min: 1, max: 6 }),
    isActive: fc.boolean(),
  });
const hoursArb: fc.Arbitrary<Schedule | undefined> = fc.option(
  fc.record({
    timeZone: fc.constantFrom(...ZONES),
    spans: fc.subarray([...WEEKDAYS]).map((days) => days.map((day) => ({ day, from: 600, to: 1320 }))),
    closedDates: fc.constant([]),
    isAccepting: fc.boolean(),
  }),
  { nil: undefined },
);

type Case = { readonly date: string; readonly guests: number; readonly facts: TableFacts };
const caseArb: fc.Arbitrary<Case> = fc.constantFrom(...CHANGE_DAYS).chain((date) =>
  fc.record({
    date: fc.constant(date),
    guests: fc.integer({ min: 1, max: 6 }),
    facts: fc.record({
      rules: reservationRulesArb(ZONES, date),
      now: instantNear(date, 2),
      zones: fc.constant(zones),
      tableHours: hoursArb,
      tables: fc.tuple(...IDS.map(tableArb)),
      taken: fc
        .tuple(...IDS.map(() => fc.array(periodArb(date, 2), { maxLength: 2 })))
        .map((periods) => Object.fromEntries(periods.map((period, index) => [index + 1, period]))),
    }),
  }),
);

describe('BOOKING-1k times with tables', () => {
  it('lists each table exactly where it seats the guests and is free for the whole stay', () => {
    fc.assert(
      fc.property(caseArb, ({ date, guests, facts }) => {
        for (const { stay, tables } of tableTimes(facts, date, guests)) {
          const expected = facts.tables.filter(
            ({ id, chairs, isActive }) =>
              isActive && chairs >= guests && !(facts.taken[id] ?? []).some((period) => isOverlapping(period, stay)),
          );
          expect(new Set(tables)).toEqual(new Set(expected));
          const sizes = tables.map(({ chairs }) => chairs);
          expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
        }
      }),
      runs(300),
    );
  });

  it('keeps the times that the week allows, in order', () => {
    fc.assert(
      fc.property(caseArb, ({ date, guests, facts }) => {
        const { tableHours } = facts;
        const expected = reservationTimes({ ...facts, taken: [] }, date).filter(
          ({ stay }) => !tableHours || isOpenAt({ ...tableHours, isAccepting: true }, stay.from, zones),
        );
        expect(tableTimes(facts, date, guests).map(({ time, stay }) => ({ time, stay }))).toEqual(
          expected.map(({ time, stay }) => ({ time, stay })),
        );
      }),
      runs(200),
    );
  });

  it('takes guests while the shop takes no orders, and never on days of a week without hours', () => {
    fc.assert(
      fc.property(instantNear('2025-06-10', 5), fc.constantFrom(...ZONES), (at, timeZone) => {
        const week = { timeZone, spans: WEEKDAYS.map((day) => ({ day, from: 0, to: 0 })), closedDates: [] };
        expect(isReservationDay({ ...week, isAccepting: false }, at, zones)).toBe(true);
        expect(isReservationDay({ ...week, spans: [], isAccepting: true }, at, zones)).toBe(false);
        expect(isReservationDay(undefined, at, zones)).toBe(true);
      }),
      runs(50),
    );
  });
});

describe('BOOKING-1i days with tables', () => {
  it('are free, full or closed by their times, in order', () => {
    fc.assert(
      fc.property(caseArb, fc.integer({ min: 0, max: 4 }), ({ date, guests, facts }, count) => {
        const days = tableDays(facts, guests, date, count);
        expect(days.map((day) => day.date)).toEqual(Array.from({ length: count }, (_, index) => addDays(date, index)));
        for (const { date: day, kind } of days) {
          const times = tableTimes(facts, day, guests);
          expect([kind === 'closed', kind === 'free']).toEqual([
            times.length === 0,
            times.some(({ tables }) => tables.length > 0),
          ]);
        }
      }),
      runs(100),
    );
  });

  it('are listed for at most 366 days at once', () => {
    const [{ date, guests, facts }] = fc.sample(caseArb, { numRuns: 1, seed: 1 }) as [Case];
    for (const count of [-1, 1.5, Number.NaN, TABLE_DAYS_MAX + 1, 1e9, Infinity])
      expect(isRefused(() => tableDays(facts, guests, date, count))).toBe(true);
    expect(tableDays(facts, guests, date, TABLE_DAYS_MAX)).toHaveLength(366);
  });
});

describe('BOOKING-1l the next free table', () => {
  it('is at the same time if one is free then, else nearer than any other free time', () => {
    fc.assert(
      fc.property(caseArb, fc.nat(), ({ date, guests, facts }, pick) => {
        const times = tableTimes(facts, date, guests);
        const wanted = times[pick % Math.max(1, times.length)];
        if (!wanted) return;
        const next = nextFree(times, wanted.time);
        const free = times.filter(({ tables }) => tables.length > 0);
        if (free.length === 0) {
          expect(next).toBeUndefined();
          return;
        }
        const away = (at: number): number => Math.abs(at - wanted.stay.from);
        expect(next && free.includes(next)).toBe(true);
        expect(free.every(({ stay }) => away(next!.stay.from) <= away(stay.from))).toBe(true);
        if (wanted.tables.length > 0) expect(next).toBe(wanted);
        expect(nextFree(times, 'no time')).toBe(free[0]);
      }),
      runs(300),
    );
  });

  it('has the least difference in chairs, the first of several', () => {
    fc.assert(
      fc.property(fc.array(tableArb(1), { maxLength: 8 }), tableArb(2), (free, lost) => {
        const away = ({ chairs }: { readonly chairs: number }): number => Math.abs(chairs - lost.chairs);
        const least = Math.min(...free.map(away));
        expect(nearestTable(free, lost)).toBe(free.find((table) => away(table) === least));
      }),
      runs(300),
    );
  });
});
