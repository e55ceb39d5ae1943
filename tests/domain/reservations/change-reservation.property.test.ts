import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@domain/calendar/index.ts';
import { instant, type Instant } from '@domain/kernel/clock.port.ts';
import { tableId } from '@domain/kernel/ids.ts';
import {
  canGiveBack,
  changeBarrier,
  changeReservation,
  checkChange,
  checkReservation,
  RESERVATION_STATUSES,
  reservationTimes,
  stayFrom,
  tableFactsFor,
  tableTimes,
  takenByOthers,
  wallText,
  type Period,
  type ReservationDraft,
  type ReservationFacts,
  type ReservationVersion,
  type ReservedTable,
  type Table,
} from '@domain/reservations/index.ts';
import { instantNear, reservationRulesArb, reservationStatusArb } from '@domain/testing/index.ts';
import { CHANGE_DAYS, zoneTable as zones, ZONES } from '../calendar/zone-table.ts';
import { runs } from '../runs.ts';

const MINUTE_MS = 60_000;
const [OWN, OTHER] = [tableId(14), tableId(15)];
const tableOf = (id: Table['id'], chairs = 4): Table => ({ id, name: `T${id}`, chairs, isActive: true });

type Case = {
  readonly facts: ReservationFacts;
  /** The reservation that is changed; its period is among the taken ones of its table, in any place. */
  readonly own: ReservedTable;
  readonly others: Readonly<Record<number, readonly Period[]>>;
  readonly date: string;
};

type Shift = { readonly start: number; readonly length: number };
/** Quarters of an hour from the start of the reservation. */
const shiftArb: fc.Arbitrary<Shift> = fc.record({
  start: fc.oneof(fc.constant(0), fc.integer({ min: -20, max: 24 })),
  length: fc.integer({ min: 1, max: 16 }),
});

/** Shops around days on which clocks change, and a reservation of the customer at an offered time of that day. */
const caseArb: fc.Arbitrary<Case> = fc.constantFrom(...CHANGE_DAYS).chain((near) =>
  fc
    .record({
      date: fc.integer({ min: 0, max: 1 }).map((days) => addDays(near, days)),
      rules: reservationRulesArb(ZONES, near),
      early: instantNear(near, 1),
      pick: fc.nat(),
      guests: fc.integer({ min: 1, max: 3 }),
      note: fc.constantFrom('', 'Window seat'),
      here: fc.array(shiftArb, { maxLength: 2 }),
      there: fc.array(shiftArb, { maxLength: 2 }),
    })
    .map(({ date, rules: drawn, early, pick, guests, note, here, there }) => {
      const rules = { ...drawn, closedDates: [], ...(drawn.slotMinutes > 77 && { slotMinutes: 60 }) };
      const now = instant(early - 86_400_000);
      const facts = { rules, now, taken: [], zones };
      const times = reservationTimes({ ...facts, rules: { ...rules, hoursAhead: 0 } }, date);
      const from = times[pick % Math.max(1, times.length)]?.stay.from ?? instant(early);
      const own = { tableId: OWN, period: stayFrom(from, rules.stayMinutes), guests, note };
      const around = (shifts: readonly Shift[]): readonly Period[] =>
        shifts.map(({ start, length }) => stayFrom(instant(from + start * 15 * MINUTE_MS), length * 15));
      return { facts, own, others: { [OWN]: around(here), [OTHER]: around(there) }, date };
    }),
);

const withOwn = (others: readonly Period[], own: Period, at: number): readonly Period[] =>
  others.toSpliced(at % (others.length + 1), 0, own);

/** Whether guests could sit there for the whole stay, minute by minute. */
const isFreeByTheMinute = ({ from, until }: Period, others: readonly Period[]): boolean => {
  for (let at: number = from; at < until; at += MINUTE_MS)
    if (others.some((one) => one.from < at + MINUTE_MS && at < one.until)) return false;
  return true;
};

const startOf = (own: ReservedTable, { rules }: ReservationFacts): readonly [date: string, time: string] => {
  const [date = '', time = ''] = wallText(own.period.from, rules.timeZone, zones).split(' ');
  return [date, time];
};

describe('BOOKING-1u a reservation', () => {
  it('can be changed until it begins, and never once it is canceled', () => {
    fc.assert(
      fc.property(reservationStatusArb, fc.integer({ min: 0, max: 4 }), fc.nat(4), (status, start, at) => {
        const [from, now] = [instant(start * MINUTE_MS), instant(at * MINUTE_MS)];
        const barrier = changeBarrier({ status, period: stayFrom(from, 60) }, now);
        expect(barrier).toBe(status === 'canceled' ? 'canceled' : at < start ? undefined : 'begun');
        expect(barrier === undefined).toBe(canGiveBack(status, from, now));
      }),
      runs(200),
    );
    const barriers = RESERVATION_STATUSES.map((status) => changeBarrier({ status, period: at(0) }, instant(0)));
    expect(barriers).toEqual(['begun', 'begun', 'canceled']);
  });
});

const at = (minute: number): Period => stayFrom(instant(minute * MINUTE_MS), 60);

describe('BOOKING-1v a change', () => {
  it('agrees with a minute-by-minute oracle of the periods of others, over clock changes', () => {
    const kept = new Set<boolean>();
    fc.assert(
      fc.property(caseArb, fc.boolean(), fc.nat(), fc.nat(), (drawn, isStaying, place, pick) => {
        const { facts, own, others, date } = drawn;
        const table = tableOf(isStaying ? OWN : OTHER);
        const away = (one: Period): number => Math.abs(one.from - own.period.from);
        const times = reservationTimes({ ...facts, kept: own.period.from }, date)
          .toSorted((one, other) => away(one.stay) - away(other.stay))
          .slice(0, 6);
        const chosen = times[pick % Math.max(1, times.length)];
        if (!chosen) return;
        const taken = isStaying ? withOwn(others[OWN] ?? [], own.period, place) : (others[OTHER] ?? []);
        const draft = { table, guests: own.guests + 1, date, time: chosen.time, note: own.note };
        const checked = checkChange({ ...own, status: 'accepted' }, draft, { ...facts, taken });
        const isFree = isFreeByTheMinute(chosen.stay, others[table.id] ?? []);
        expect(checked.ok).toBe(isFree);
        if (checked.ok) expect(checked.value).toMatchObject({ tableId: table.id, start: `${date} ${chosen.time}` });
        else expect(checked.error).toEqual({ kind: 'faults', faults: [{ field: 'time', kind: 'taken' }] });
        if (isStaying && chosen.stay.from < own.period.until && own.period.from < chosen.stay.until) kept.add(isFree);
      }),
      runs(300, 3000),
    );
    // Both were seen at the own table, at a time that the reservation itself takes.
    expect(kept.size).toBe(2);
  });

  it('leaves out the reservation once, and nothing of other tables', () => {
    fc.assert(
      fc.property(caseArb, fc.nat(), ({ own, others }, place) => {
        const [here = [], there = []] = [others[OWN], others[OTHER]];
        const taken = withOwn(here, own.period, place);
        const left = takenByOthers(taken, OWN, own);
        const text = (periods: readonly Period[]) => periods.map((one) => `${one.from} ${one.until}`).toSorted();
        expect(text(left)).toEqual(text(here));
        const closed = [...taken, own.period];
        expect(takenByOthers(closed, OWN, own)).toContainEqual(own.period);
        expect(takenByOthers(there, OTHER, own)).toEqual(there);
        expect(text(takenByOthers(left, OWN, { ...own, period: at(-99) }))).toEqual(text(left));
      }),
      runs(100),
    );
  });

  it('shows exactly the tables that it accepts', () => {
    fc.assert(
      fc.property(caseArb, fc.nat(), (drawn, place) => {
        const { facts, own, others, date } = drawn;
        const tables = [tableOf(OWN), tableOf(OTHER, own.guests)];
        const taken = { ...others, [OWN]: withOwn(others[OWN] ?? [], own.period, place) };
        const shown = tableTimes(
          tableFactsFor({ ...facts, tableHours: undefined, tables, taken }, own),
          date,
          own.guests,
        );
        for (const { time, tables: free } of shown)
          for (const table of tables) {
            const draft = { table, guests: own.guests, date, time, note: 'Another note' };
            const checked = checkChange({ ...own, status: 'new' }, draft, { ...facts, taken: taken[table.id] ?? [] });
            expect(checked.ok).toBe(free.some(({ id }) => id === table.id));
          }
      }),
      runs(100),
    );
  });

  it('may keep its start within the notice period, and no other', () => {
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
    const own = { tableId: OWN, period: stayFrom(hour(19), 60), guests: 2, note: '', status: 'new' } as const;
    const facts = { rules, now: hour(18), taken: [own.period], zones };
    const draft = { table: tableOf(OWN), guests: 3, date: '2025-03-10', time: '19:00', note: '' };
    expect(checkChange(own, draft, facts)).toMatchObject({ ok: true });
    expect(checkChange(own, { ...draft, time: '19:30' }, facts)).toMatchObject({
      error: { kind: 'faults', faults: [{ field: 'time', kind: 'too-early' }] },
    });
  });
});

const hour = (of: number): Instant => instant(Date.UTC(2025, 2, 10, of));

describe('BOOKING-1w a change', () => {
  it('is refused where nothing changes, whatever else is wrong', () => {
    fc.assert(
      fc.property(caseArb, fc.constantFrom('', ' ', '\n'), fc.boolean(), ({ facts, own }, space, isActive) => {
        const [date, time] = startOf(own, facts);
        const table = { ...tableOf(OWN, isActive ? 4 : 0), isActive };
        const same = { table, guests: own.guests, date, time, note: `${space}${own.note}${space}` };
        const refusal = (more: Partial<ReservationDraft>) => {
          const checked = checkChange({ ...own, status: 'new' }, { ...same, ...more }, facts);
          return checked.ok ? undefined : checked.error.kind;
        };
        expect(refusal({})).toBe('unchanged');
        for (const more of [{ guests: own.guests + 1 }, { note: 'Other' }, { table: tableOf(OTHER) }, { time: '' }])
          expect(refusal(more)).not.toBe('unchanged');
      }),
      runs(100),
    );
  });

  it('is refused with all faults of a reservation', () => {
    fc.assert(
      fc.property(caseArb, fc.constantFrom('', '12:34', '19:00'), fc.constantFrom(0, 2, 9), (drawn, time, guests) => {
        const { facts, own, date } = drawn;
        const draft = { table: tableOf(OTHER), guests, date, time, note: 'x'.repeat(256) };
        const checked = checkChange({ ...own, status: 'new' }, draft, facts);
        const plain = checkReservation(draft, { ...facts, kept: own.period.from });
        expect(plain.ok).toBe(false);
        expect(checked).toEqual({ ok: false, error: { kind: 'faults', faults: plain.ok ? [] : plain.error } });
      }),
      runs(50),
    );
  });
});

describe('BOOKING-1x a changed reservation', () => {
  it('waits again, counts its changes, and keeps what the restaurant knows', () => {
    const wantedArb: fc.Arbitrary<ReservedTable> = fc.record({
      tableId: fc.constantFrom(OWN, OTHER),
      period: fc.integer({ min: 0, max: 2 }).map((hours) => at(hours * 60)),
      guests: fc.integer({ min: 1, max: 2 }),
      note: fc.constant(''),
    });
    fc.assert(
      fc.property(wantedArb, fc.array(fc.option(wantedArb), { maxLength: 8 }), (first, steps) => {
        const asked = instant(0);
        let version: ReservationVersion = {
          ...first,
          status: 'new',
          changes: 0,
          startAskedAt: asked,
          known: undefined,
        };
        let [changes, known, startAskedAt] = [0, first, asked];
        let before = first;
        steps.forEach((wanted, index) => {
          const now = instant((index + 1) * MINUTE_MS);
          if (wanted === null) {
            // The restaurant confirms what it is shown.
            version = { ...version, status: 'accepted' };
            known = before;
            return;
          }
          version = changeReservation(version, wanted, now);
          changes += 1;
          if (wanted.period.from !== before.period.from) startAskedAt = now;
          before = wanted;
          expect(version).toEqual({ ...wanted, status: 'new', changes, known, startAskedAt });
        });
      }),
      runs(200),
    );
  });
});
