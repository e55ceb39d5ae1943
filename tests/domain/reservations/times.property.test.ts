import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@domain/calendar/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import {
  reservationTimes,
  type Period,
  type ReservationFacts,
  type ReservationRules,
  type ReservationTime,
} from '@domain/reservations/index.ts';
import { instantNear, periodArb, reservationRulesArb } from '@domain/testing/index.ts';
import { dateOfWall, MINUTE, timeOfWall } from '../calendar/minute-oracle.ts';
import { CHANGE_DAYS, CHANGES, zoneTable as zones, ZONES } from '../calendar/zone-table.ts';
import { runs } from '../runs.ts';

type Case = { readonly near: string; readonly date: string; readonly facts: ReservationFacts };

const caseNear = (near: string, zone: readonly string[]): fc.Arbitrary<Case> =>
  fc.record({
    near: fc.constant(near),
    date: fc.integer({ min: -1, max: 2 }).map((days) => addDays(near, days)),
    facts: fc.record({
      rules: reservationRulesArb(zone, near),
      now: instantNear(near, 2),
      taken: fc.array(periodArb(near, 2), { maxLength: 4 }),
      zones: fc.constant(zones),
    }),
  });

const caseArb = fc.oneof(
  fc.constantFrom(...CHANGE_DAYS).chain((near) => caseNear(near, ZONES)),
  fc.constantFrom(...CHANGES).chain(({ zone, wall }) => caseNear(dateOfWall(wall), [zone])),
);

/** Every minute of the wall clock that the booking hours of a day and of the one before offer. */
const gridOf = ({ from, to, slotMinutes, closedDates }: ReservationRules, midnight: number): ReadonlySet<number> => {
  const grid = new Set<number>();
  for (const start of [midnight - 1440, midnight]) {
    if (closedDates.includes(dateOfWall(start))) continue;
    for (let minutes = from; minutes < (to > from ? to : to + 1440); minutes += slotMinutes) grid.add(start + minutes);
  }
  return grid;
};

/**
 * For every minute that the wall shows on a day, the first moment at which it does, in minutes; the clock is read every
 * quarter of an hour.
 */
const firstShownOf = (zone: string, midnight: number): ReadonlyMap<number, number> => {
  const first = new Map<number, number>();
  let offset = 0;
  for (let at = midnight - 900; at < midnight + 2340; at++) {
    if (at % 15 === 0) offset = zones.offsetAt(zone, instant(at * MINUTE));
    if (!first.has(at + offset)) first.set(at + offset, at);
  }
  return first;
};

/** BOOKING-1 by looking at every minute of the day, and at every minute of every stay. */
const slowTimes = ({ date, facts: { rules, now, taken } }: Case): readonly ReservationTime[] => {
  const times: ReservationTime[] = [];
  const midnight = Date.parse(`${date}T00:00:00Z`) / MINUTE;
  const [firstShown, grid] = [firstShownOf(rules.timeZone, midnight), gridOf(rules, midnight)];
  for (let wall = midnight; wall < midnight + 1440; wall++) {
    const at = firstShown.get(wall);
    if (at === undefined || !grid.has(wall) || at * MINUTE < now + rules.hoursAhead * 60 * MINUTE) continue;
    let isTaken = false;
    for (let minute = at; minute < at + rules.stayMinutes; minute++)
      isTaken ||= taken.some(({ from, until }) => from <= minute * MINUTE && minute * MINUTE < until);
    times.push({
      time: timeOfWall(wall),
      isTaken,
      stay: { from: instant(at * MINUTE), until: instant((at + rules.stayMinutes) * MINUTE) },
    });
  }
  return times;
};

describe('BOOKING-1 the times of a day', () => {
  it('agree with a minute-by-minute oracle: overnight, on closed dates, over clock changes, taken or free', () => {
    fc.assert(
      fc.property(caseArb, (given) => {
        expect(reservationTimes(given.facts, given.date)).toEqual(slowTimes(given));
      }),
      runs(25, 10_000),
    );
  });

  it('hold at every clock change, around the clock', () => {
    const look = ({ zone, wall }: (typeof CHANGES)[number]): void => {
      const near = dateOfWall(wall);
      const rules = {
        bookingId: 5 as never,
        timeZone: zone,
        from: 0,
        to: 0,
        closedDates: [],
        slotMinutes: 15,
        hoursAhead: 0,
        stayMinutes: 60,
      };
      const given: Case = { near, date: near, facts: { rules, now: instant(0), taken: [], zones } };
      expect(reservationTimes(given.facts, near)).toEqual(slowTimes(given));
    };
    fc.assert(fc.property(fc.constantFrom(...CHANGES), look), runs(5, 200));
  });

  it('belong to that day, in the order of the clock, without duplicates', () => {
    fc.assert(
      fc.property(caseArb, fc.integer({ min: 0, max: 4 }), ({ facts, date }, count) => {
        for (const day of Array.from({ length: count }, (_, index) => addDays(date, index))) {
          const times = reservationTimes(facts, day).map(({ time }) => time);
          expect(times).toEqual([...new Set(times)].sort());
        }
      }),
      runs(6, 1500),
    );
  });

  it('only become fewer with more notice and more bookings', () => {
    const isOffered = (times: readonly ReservationTime[], { stay, isTaken }: ReservationTime): boolean =>
      isTaken || times.some((one) => one.stay.from === stay.from && !one.isTaken);
    fc.assert(
      fc.property(caseArb, fc.integer({ min: 0, max: 30 }), fc.nat(), ({ near, facts, date }, later, pick) => {
        const more: Period = {
          from: instant(Date.parse(`${near}T12:00:00Z`)),
          until: instant(Date.parse(`${near}T12:00:00Z`) + (1 + (pick % 600)) * MINUTE),
        };
        const before = reservationTimes(facts, date);
        for (const after of [
          reservationTimes({ ...facts, rules: { ...facts.rules, hoursAhead: facts.rules.hoursAhead + later } }, date),
          reservationTimes({ ...facts, taken: [...facts.taken, more] }, date),
        ])
          expect(after.every((time) => isOffered(before, time))).toBe(true);
      }),
      runs(8, 2000),
    );
  });

  it('belong to the day their night starts on and to the date that the clock shows', () => {
    const timesOn = (date: string, closedDates: readonly string[]): readonly string[] => {
      const rules = {
        bookingId: 5 as never,
        timeZone: 'UTC',
        from: 1380,
        to: 60,
        closedDates,
        slotMinutes: 30,
        hoursAhead: 2,
        stayMinutes: 60,
      };
      return reservationTimes({ rules, now: instant(Date.parse('2025-03-10T21:30:00Z')), taken: [], zones }, date).map(
        ({ time }) => time,
      );
    };
    const nights = (closedDates: readonly string[]): readonly string[] =>
      ['2025-03-10', '2025-03-11', '2025-03-12'].map((date) => timesOn(date, closedDates).join(' '));
    expect(nights([])).toEqual(['23:30', '00:00 00:30 23:00 23:30', '00:00 00:30 23:00 23:30']);
    expect(nights(['2025-03-10'])).toEqual(['', '23:00 23:30', '00:00 00:30 23:00 23:30']);
    expect(nights(['2025-03-11'])).toEqual(['23:30', '00:00 00:30', '23:00 23:30']);
  });

  it('are empty on a day that the zone skips', () => {
    const samoa = { offsetAt: (_zone: string, at: number) => (at < Date.UTC(2011, 11, 30, 10) ? -600 : 840) };
    const rules = {
      bookingId: 5 as never,
      timeZone: 'Pacific/Apia',
      from: 0,
      to: 0,
      closedDates: [],
      slotMinutes: 720,
      hoursAhead: 0,
      stayMinutes: 60,
    };
    const timesOn = (date: string): readonly string[] =>
      reservationTimes({ rules, now: instant(0), taken: [], zones: samoa }, date).map(({ time }) => time);
    expect([timesOn('2011-12-29'), timesOn('2011-12-30'), timesOn('2011-12-31')]).toEqual([
      ['00:00', '12:00'],
      [],
      ['00:00', '12:00'],
    ]);
  });

  it('throw for fractional slot minutes and invalid dates', () => {
    const facts = (slotMinutes: number): ReservationFacts => ({
      rules: {
        bookingId: 5 as never,
        timeZone: 'UTC',
        from: 600,
        to: 1320,
        closedDates: [],
        slotMinutes,
        hoursAhead: 0,
        stayMinutes: 60,
      },
      now: instant(0),
      taken: [],
      zones,
    });
    for (const slots of [0, -30, 1.5, Number.NaN])
      expect(() => reservationTimes(facts(slots), '2025-03-10')).toThrow(/Slots need whole minutes/);
    expect(() => reservationTimes(facts(30), '2025-02-30')).toThrow(RangeError);
    expect(reservationTimes(facts(1), '2025-03-10')).toHaveLength(720);
  });
});
