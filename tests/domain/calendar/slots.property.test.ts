import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSlotAccepted, slotDays, WEEKDAYS, type Schedule, type SlotDay } from '@domain/calendar/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { hostileTextArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { dateOfWall, MINUTE, planOf, timelineOf, timeOfWall, WEEK } from './minute-oracle.ts';
import { lookArb, type Look } from './near-change.ts';
import { CHANGES, zoneTable as zones } from './zone-table.ts';

type Case = Look & { readonly leadMinutes: number };

const leadArb = fc.oneof(fc.constantFrom(0, 0, 15, 30, 45, 60), fc.integer({ min: 0, max: 200 }), fc.constant(2880));
const caseArb: fc.Arbitrary<Case> = fc.tuple(lookArb, leadArb).map(([look, leadMinutes]) => ({ ...look, leadMinutes }));

const slowSlotDays = ({ date, schedule, now, leadMinutes }: Case): readonly SlotDay[] =>
  planOf(schedule, timelineOf(schedule.timeZone, date, WEEK)).slotDays(now, leadMinutes);

describe('LOCALE-10 L6 delivery slots', () => {
  it('offers every open half hour from the lead time on, which counts once', () => {
    fc.assert(
      fc.property(caseArb, (given) => {
        expect(slotDays({ ...given, zones })).toEqual(slowSlotDays(given));
      }),
      runs(8, 10_000),
    );
  });

  it('stays on wall-clock half hours across every clock change', () => {
    const spans = WEEKDAYS.map((day) => ({ day, from: 0, to: 0 }));
    for (const { zone, at, wall } of CHANGES.filter((_, index) => index % 8 === 0)) {
      const given = {
        date: dateOfWall(wall),
        schedule: { timeZone: zone, spans, closedDates: [], isAccepting: true },
        now: instant(at - 50 * MINUTE),
        leadMinutes: 0,
      };
      expect(slotDays({ ...given, zones })).toEqual(slowSlotDays(given));
    }
  });

  it('offers only slots that a server with no longer lead time accepts', () => {
    fc.assert(
      fc.property(caseArb, fc.integer({ min: 0, max: 100 }), (given, shorter) => {
        const { schedule, now, leadMinutes } = given;
        const offered = slotDays({ ...given, zones }).flatMap(({ date, times }) =>
          times.map((time) => ({ date, time })),
        );
        const leadFromMinutes = Math.max(0, leadMinutes - shorter);
        expect(offered.filter((slot) => !isSlotAccepted({ schedule, now, slot, leadFromMinutes, zones }))).toEqual([]);
      }),
      runs(5, 2000),
    );
  });

  it('offers none while the shop takes no orders', () => {
    fc.assert(
      fc.property(caseArb, (given) => {
        const schedule = { ...given.schedule, isAccepting: false };
        expect(slotDays({ ...given, schedule, zones }).flatMap(({ times }) => times)).toEqual([]);
        expect(slotDays({ ...given, schedule, zones, days: 3 })).toHaveLength(3);
      }),
      runs(6),
    );
  });
});

describe('LOCALE-10 a requested slot', () => {
  it('accepts a slot if the clock shows it, the shop is open then, and the lead time is kept', () => {
    const slotArb = fc.oneof(
      fc.record({ days: fc.integer({ min: -1, max: 8 }), quarter: fc.integer({ min: 0, max: 95 }) }),
      fc.record({ days: fc.integer({ min: -1, max: 1 }), quarter: fc.integer({ min: 0, max: 16 }) }),
    );
    fc.assert(
      fc.property(caseArb, fc.array(slotArb, { minLength: 6, maxLength: 12 }), (given, slots) => {
        const { schedule, now, leadMinutes } = given;
        const timeline = timelineOf(schedule.timeZone, given.date, WEEK);
        const plan = planOf(schedule, timeline);
        for (const { days, quarter } of slots) {
          const wall = Date.parse(`${given.date}T00:00:00Z`) / MINUTE + days * 1440 + quarter * 15;
          const at = timeline.firstAt(wall);
          const isRight =
            timeline.walls[at - timeline.start] === wall &&
            plan.isOpenAt(at * MINUTE) &&
            at * MINUTE >= now + leadMinutes * MINUTE;
          expect(
            isSlotAccepted({
              schedule,
              now,
              slot: { date: dateOfWall(wall), time: timeOfWall(wall) },
              leadFromMinutes: leadMinutes,
              zones,
            }),
          ).toBe(isRight);
        }
      }),
      runs(8, 10_000),
    );
  });

  it('accepts from lead time and opening on, until closing, and only times that the clock shows', () => {
    const at = (
      schedule: Partial<Schedule>,
      date: string,
      time: string,
      now: number,
      leadFromMinutes: number = 0,
    ): boolean =>
      isSlotAccepted({
        schedule: {
          timeZone: 'UTC',
          spans: WEEKDAYS.map((day) => ({ day, from: 600, to: 720 })),
          closedDates: [],
          isAccepting: true,
          ...schedule,
        },
        now: instant(now),
        slot: { date, time },
        leadFromMinutes,
        zones,
      });
    const now = Date.UTC(2025, 2, 10, 10, 30);
    expect([
      at({}, '2025-03-10', '11:00', now, 30),
      at({}, '2025-03-10', '11:00', now, 31),
      at({}, '2025-03-10', '11:00', now + 1, 30),
    ]).toEqual([true, false, false]);
    expect(['09:59', '10:00', '11:59', '12:00'].map((time) => at({}, '2025-03-11', time, now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const always = { spans: WEEKDAYS.map((day) => ({ day, from: 0, to: 0 })) };
    expect(
      ['01:59', '02:00', '02:30', '03:00'].map((time) =>
        at({ ...always, timeZone: 'Europe/Amsterdam' }, '2025-03-30', time, now),
      ),
    ).toEqual([true, false, false, true]);
    expect(
      ['2011-12-29', '2011-12-30', '2011-12-31'].map((date) =>
        at({ ...always, timeZone: 'Pacific/Apia' }, date, '00:00', 0),
      ),
    ).toEqual([true, false, true]);
    expect(at({ isAccepting: false }, '2025-03-11', '11:00', now)).toBe(false);
  });

  it('stays on half hours where a clock moves by twenty minutes', () => {
    const schedule = {
      timeZone: 'Test/TwentyMinutes',
      spans: WEEKDAYS.map((day) => ({ day, from: 0, to: 0 })),
      closedDates: [],
      isAccepting: true,
    };
    const [day] = slotDays({ schedule, now: instant(Date.UTC(2025, 2, 30, 0, 10)), leadMinutes: 0, zones, days: 1 });
    expect(day?.times.slice(0, 4)).toEqual(['00:30', '01:30', '02:00', '02:30']);
  });

  it('rejects text that is not a time', () => {
    const always: Schedule = { timeZone: 'UTC', spans: [], closedDates: [], isAccepting: true };
    const schedule = { ...always, spans: WEEKDAYS.map((day) => ({ day, from: 0, to: 0 })) };
    const isTaken = (date: string, time: string): boolean =>
      isSlotAccepted({ schedule, now: instant(0), slot: { date, time }, leadFromMinutes: 0, zones });
    fc.assert(
      fc.property(hostileTextArb, (text) => {
        expect([isTaken(text, '12:00'), isTaken('2025-03-10', text)]).toEqual([false, false]);
      }),
      runs(40),
    );
    expect([isTaken('2025-03-10', '24:00'), isTaken('2025-02-29', '12:00'), isTaken('2025-03-10', '23:30')]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
