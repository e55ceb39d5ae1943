import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@domain/calendar/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import {
  checkReservation,
  earliestStart,
  readPeriod,
  RESERVATION_NOTE_MAX,
  reservationTimes,
  seats,
  tablesFor,
  type ReservationDraft,
  type ReservationFacts,
  type ReservationFault,
  type Table,
} from '@domain/reservations/index.ts';
import { hostileTextArb, instantNear, periodArb, reservationRulesArb, tableArb } from '@domain/testing/index.ts';
import { CHANGE_DAYS, zoneTable as zones, ZONES } from '../calendar/zone-table.ts';
import { runs } from '../runs.ts';

type Case = { readonly facts: ReservationFacts; readonly draft: ReservationDraft };

const table = (changed: Partial<Table> = {}): Table => ({
  id: 14 as never,
  name: 'T14',
  chairs: 4,
  isActive: true,
  ...changed,
});

const factsArb = fc.constantFrom(...CHANGE_DAYS).chain((near) =>
  fc.record({
    date: fc.integer({ min: 0, max: 2 }).map((days) => addDays(near, days)),
    facts: fc.record({
      rules: reservationRulesArb(ZONES, near),
      now: instantNear(near, 1),
      taken: fc.array(periodArb(near, 2), { maxLength: 3 }),
      zones: fc.constant(zones),
    }),
  }),
);

/** Bookings in which everything is right: their time is one of those that are offered and free. */
const rightArb: fc.Arbitrary<Case> = fc
  .record({
    at: factsArb,
    pick: fc.nat(),
    guests: fc.integer({ min: 1, max: 4 }),
    note: fc.constantFrom('', ' Window seat '),
  })
  .map(({ at: { date, facts }, pick, guests, note }) => {
    const always = {
      ...facts,
      rules: { ...facts.rules, closedDates: [], from: 0, to: 0, slotMinutes: 30, hoursAhead: 0 },
      taken: [],
      now: instant(facts.now - 3 * 86_400_000),
    };
    const own = reservationTimes(facts, date).filter(({ isTaken }) => !isTaken);
    const [chosen, used] = own.length > 0 ? [own, facts] : [reservationTimes(always, date), always];
    return { facts: used, draft: { table: table(), guests, date, time: chosen[pick % chosen.length]!.time, note } };
  });

const faultsOf = (draft: ReservationDraft, facts: ReservationFacts): readonly ReservationFault[] => {
  const checked = checkReservation(draft, facts);
  return checked.ok ? [] : checked.error;
};

describe('BOOKING-1f a booking', () => {
  it('accepts an offered, free time and computes its end', () => {
    fc.assert(
      fc.property(rightArb, ({ draft, facts }) => {
        const checked = checkReservation(draft, facts);
        const { stay } = reservationTimes(facts, draft.date).find(({ time }) => time === draft.time)!;
        expect(checked).toMatchObject({
          ok: true,
          value: {
            tableId: 14,
            bookingId: 5,
            guests: draft.guests,
            note: draft.note.trim(),
            start: `${draft.date} ${draft.time}`,
          },
        });
        if (!checked.ok) return;
        const read = readPeriod(checked.value.start, checked.value.end, facts.rules.timeZone, zones);
        // The clock shows the end of a stay that daylight saving prolongs a first time before it.
        if (read.ok)
          expect([read.value.from, stay.until - read.value.until]).toEqual([
            stay.from,
            expect.toSatisfy((late: number) => late === 0 || (late > 0 && late <= 3_600_000)),
          ]);
      }),
      runs(20),
    );
  });

  it('reports exactly one fault', () => {
    const spoils: readonly (readonly [ReservationFault, Partial<ReservationDraft>])[] = [
      ...[0, -1, 1.5, Number.NaN].map((guests) => [{ field: 'guests', kind: 'invalid' }, { guests }] as const),
      [{ field: 'table', kind: 'required' }, { table: undefined }],
      [{ field: 'table', kind: 'inactive' }, { table: table({ isActive: false }) }],
      [{ field: 'table', kind: 'too-small' }, { guests: 5 }],
      [{ field: 'date', kind: 'required' }, { date: '' }],
      [{ field: 'date', kind: 'invalid' }, { date: '2025-02-30' }],
      [{ field: 'time', kind: 'required' }, { time: '' }],
      [{ field: 'time', kind: 'not-offered' }, { time: '12:34' }],
      [
        { field: 'time', kind: 'not-offered' },
        { date: '2020-01-01', time: 'noon' },
      ],
      [{ field: 'note', kind: 'too-long' }, { note: 'é'.repeat(RESERVATION_NOTE_MAX + 1) }],
    ];
    fc.assert(
      fc.property(
        rightArb.filter(({ facts }) => facts.rules.slotMinutes === 30),
        fc.constantFrom(...spoils),
        ({ draft, facts }, [fault, changed]) => {
          expect(faultsOf({ ...draft, ...changed }, facts)).toEqual([fault]);
        },
      ),
      runs(25),
    );
    fc.assert(
      fc.property(
        rightArb.filter(({ facts }) => facts.rules.slotMinutes === 30),
        ({ draft, facts }) => {
          expect(spoils.map(([, changed]) => faultsOf({ ...draft, ...changed }, facts))).toEqual(
            spoils.map(([fault]) => [fault]),
          );
        },
      ),
      runs(2, 100),
    );
    fc.assert(
      fc.property(rightArb, ({ draft, facts }) => {
        expect(
          faultsOf({ ...draft, guests: 0, table: undefined, date: '', note: 'x'.repeat(300) }, facts).map(
            ({ field }) => field,
          ),
        ).toEqual(['guests', 'table', 'date', 'note']);
        expect(faultsOf({ ...draft, note: ` ${'🍜'.repeat(255)} ` }, facts)).toEqual([]);
        const { stay } = reservationTimes(facts, draft.date).find(({ time }) => time === draft.time)!;
        expect(faultsOf(draft, { ...facts, taken: [...facts.taken, stay] })).toEqual([
          { field: 'time', kind: 'taken' },
        ]);
      }),
      runs(5),
    );
    expect(RESERVATION_NOTE_MAX).toBe(255);
  });

  it('is valid exactly at the times shown as free', () => {
    fc.assert(
      fc.property(factsArb, fc.integer({ min: 0, max: 287 }), ({ facts, date }, five) => {
        const time = `${String(Math.floor(five / 12)).padStart(2, '0')}:${String((five % 12) * 5).padStart(2, '0')}`;
        const shown = reservationTimes(facts, date).find((one) => one.time === time);
        const sooner = reservationTimes({ ...facts, now: instant(facts.now - 90 * 86_400_000) }, date).some(
          (one) => one.time === time,
        );
        const expected = shown ? (shown.isTaken ? 'taken' : undefined) : sooner ? 'too-early' : 'not-offered';
        expect(faultsOf({ table: table(), guests: 2, date, time, note: '' }, facts).map(({ kind }) => kind)).toEqual(
          expected === undefined ? [] : [expected],
        );
      }),
      runs(30, 10_000),
    );
  });

  it('may start at the very end of the notice period', () => {
    const rules = {
      bookingId: 5 as never,
      timeZone: 'UTC',
      from: 600,
      to: 1320,
      closedDates: [],
      slotMinutes: 30,
      hoursAhead: 2,
      stayMinutes: 60,
    };
    const facts = (now: number): ReservationFacts => ({ rules, now: instant(now), taken: [], zones });
    const draft = { table: table(), guests: 1, date: '2025-03-10', time: '12:00', note: '' };
    const ten = Date.UTC(2025, 2, 10, 10);
    expect([faultsOf(draft, facts(ten)), faultsOf(draft, facts(ten + 1))]).toEqual([
      [],
      [{ field: 'time', kind: 'too-early' }],
    ]);
    expect(earliestStart(rules, instant(ten))).toBe(ten + 7_200_000);
  });

  it('never throws for any input', () => {
    fc.assert(
      fc.property(rightArb, hostileTextArb, hostileTextArb, ({ draft, facts }, date, time) => {
        expect(faultsOf({ ...draft, date, time }, facts)).toHaveLength(1);
      }),
      runs(20),
    );
  });
});

describe('BOOKING-1e tables', () => {
  it('lists tables in use with enough chairs, in order', () => {
    fc.assert(
      fc.property(fc.array(tableArb, { maxLength: 6 }), fc.integer({ min: 1, max: 9 }), (tables, guests) => {
        expect(tablesFor(tables, guests)).toEqual(
          tables.filter(({ chairs, isActive }) => isActive && chairs >= guests),
        );
        for (const one of tables) {
          expect(seats({ ...one, isActive: true }, one.chairs)).toBe(true);
          expect(seats({ ...one, isActive: true }, one.chairs + 1)).toBe(false);
          expect(seats({ ...one, isActive: false }, 1)).toBe(false);
        }
      }),
      runs(30),
    );
  });
});
