import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isSlotAccepted, localDateOf, SLOT_DAYS, SLOT_MINUTES, slotDays, WEEKDAYS, type Schedule, type SlotDay } from '@domain/calendar/index.ts';
import { instant, type Instant } from '@domain/kernel/clock.port.ts';
import { hostileTextArb, instantNear, scheduleArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { dateOfWall, MINUTE, stretchesOf, timelineOf, timeOfWall } from './minute-oracle.ts';
import { nearChangeArb } from './near-change.ts';
import { CHANGE_DAYS, CHANGES, zoneTable as zones, ZONES } from './zone-table.ts';

type Case = { readonly date: string; readonly schedule: Schedule; readonly now: Instant; readonly leadMinutes: number };

const leadArb = fc.oneof(fc.constantFrom(0, 30, 45), fc.integer({ min: 0, max: 200 }), fc.constant(2880));

const anyCaseArb: fc.Arbitrary<Case> = fc.constantFrom(...CHANGE_DAYS).chain((date) =>
  fc.record({
    date: fc.constant(date),
    schedule: scheduleArb(ZONES, date),
    now: instantNear(date, 2),
    leadMinutes: leadArb,
  }),
);

const caseArb = fc.oneof(anyCaseArb, fc.record({ near: nearChangeArb, leadMinutes: fc.constantFrom(0, 0, 15, 60) }).map(({ near, leadMinutes }) => ({ ...near, leadMinutes })));

/** Contract 5.5 by looking at every minute. */
const slowSlotDays = ({ date, schedule, now, leadMinutes }: Case): readonly SlotDay[] => {
  const timeline = timelineOf(schedule.timeZone, date);
  const open = stretchesOf(schedule, timeline);
  const today = localDateOf(now, schedule.timeZone, zones);
  const days = new Map<string, string[]>(Array.from({ length: SLOT_DAYS }, (_, index) => [addDays(today, index), []]));
  let begin = 0;
  for (let index = 0; index < open.length; index++) {
    const stretch = open[index];
    if (stretch === 0) continue;
    const at = timeline.start + index;
    if (open[index - 1] !== stretch) begin = at;
    const wall = timeline.walls[index] ?? 0;
    const isEarlyEnough = at * MINUTE >= Math.max(begin * MINUTE, now) + leadMinutes * MINUTE;
    if (wall % SLOT_MINUTES === 0 && isEarlyEnough && timeline.firstAt(wall) === at) days.get(dateOfWall(wall))?.push(timeOfWall(wall));
  }
  return [...days].map(([day, times]) => ({ date: day, times }));
};

describe('LOCALE-10 L6 delivery slots', () => {
  it('are every open half hour from the lead time on, which counts once', () => {
    fc.assert(
      fc.property(caseArb, (given) => {
        expect(slotDays({ ...given, zones })).toEqual(slowSlotDays(given));
      }),
      runs(50, 10_000),
    );
  });

  it('keep to the half hours of the wall clock over every change of it', () => {
    const spans = WEEKDAYS.map((day) => ({ day, from: 0, to: 0 }));
    for (const { zone, at, wall } of CHANGES) {
      const given = { date: dateOfWall(wall), schedule: { timeZone: zone, spans, closedDates: [], isAccepting: true }, now: instant(at - 50 * MINUTE), leadMinutes: 0 };
      expect(slotDays({ ...given, zones })).toEqual(slowSlotDays(given));
    }
  });

  it('are all accepted by the server, whose least lead time is no longer', () => {
    fc.assert(
      fc.property(caseArb, fc.integer({ min: 0, max: 100 }), (given, shorter) => {
        const { schedule, now, leadMinutes } = given;
        const offered = slotDays({ ...given, zones }).flatMap(({ date, times }) => times.map((time) => ({ date, time })));
        const leadFromMinutes = Math.max(0, leadMinutes - shorter);
        expect(offered.filter((slot) => !isSlotAccepted({ schedule, now, slot, leadFromMinutes, zones }))).toEqual([]);
      }),
      runs(15, 1000),
    );
  });

  it('are none while the shop takes no orders', () => {
    fc.assert(
      fc.property(caseArb, (given) => {
        const schedule = { ...given.schedule, isAccepting: false };
        expect(slotDays({ ...given, schedule, zones }).flatMap(({ times }) => times)).toEqual([]);
        expect(slotDays({ ...given, schedule, zones, days: 3 })).toHaveLength(3);
      }),
      runs(10),
    );
  });
});

describe('LOCALE-10 an asked slot', () => {
  it('is accepted when the clock shows that time, the shop is open then, and the lead time is kept', () => {
    const slotArb = fc.oneof(fc.record({ days: fc.integer({ min: -1, max: 8 }), quarter: fc.integer({ min: 0, max: 95 }) }), fc.record({ days: fc.integer({ min: -1, max: 1 }), quarter: fc.integer({ min: 0, max: 16 }) }));
    fc.assert(
      fc.property(caseArb, fc.array(slotArb, { minLength: 6, maxLength: 12 }), (given, slots) => {
        const { schedule, now, leadMinutes } = given;
        const timeline = timelineOf(schedule.timeZone, given.date);
        const open = stretchesOf(schedule, timeline);
        for (const { days, quarter } of slots) {
          const wall = (Date.parse(`${given.date}T00:00:00Z`) / MINUTE) + days * 1440 + quarter * 15;
          const at = timeline.firstAt(wall);
          const isRight = timeline.walls[at - timeline.start] === wall && open[at - timeline.start] !== 0 && at * MINUTE >= now + leadMinutes * MINUTE;
          expect(isSlotAccepted({ schedule, now, slot: { date: dateOfWall(wall), time: timeOfWall(wall) }, leadFromMinutes: leadMinutes, zones })).toBe(isRight);
        }
      }),
      runs(60, 10_000),
    );
  });

  it('is refused when it is no time at all', () => {
    const always: Schedule = { timeZone: 'UTC', spans: [], closedDates: [], isAccepting: true };
    const schedule = { ...always, spans: WEEKDAYS.map((day) => ({ day, from: 0, to: 0 })) };
    const isTaken = (date: string, time: string): boolean => isSlotAccepted({ schedule, now: instant(0), slot: { date, time }, leadFromMinutes: 0, zones });
    fc.assert(
      fc.property(hostileTextArb, (text) => {
        expect([isTaken(text, '12:00'), isTaken('2025-03-10', text)]).toEqual([false, false]);
      }),
      runs(40),
    );
    expect([isTaken('2025-03-10', '24:00'), isTaken('2025-02-29', '12:00'), isTaken('2025-03-10', '23:30')]).toEqual([false, false, true]);
  });
});
