import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDateOf, parseTime, wallClockAt, WEEKDAYS, weekdayOf } from '@domain/calendar/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import {
  checkRepeatPlan,
  firstRepeatDay,
  isPlannedOn,
  needsConsent,
  nextRepeatRun,
  nextRepeats,
  suggestedLimit,
  type RepeatPlan,
} from '@domain/orders/index.ts';
import { money } from '@domain/pricing/index.ts';
import { dateArb, hostileTextArb, instantNear, moneyArb } from '@domain/testing/index.ts';
import { CHANGE_DAYS, zoneTable as zones, ZONES } from '../calendar/zone-table.ts';
import { runs } from '../runs.ts';

const timeArb = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
/** Days and moments around a change of clocks. */
const sceneArb = fc.constantFrom(...CHANGE_DAYS).chain((day) =>
  fc.record({
    clock: fc.record({ now: instantNear(day, 3), timeZone: fc.constantFrom(...ZONES), zones: fc.constant(zones) }),
    plan: fc.record<RepeatPlan>({
      weekdays: fc.subarray([...WEEKDAYS], { minLength: 1 }),
      time: timeArb,
      limit: fc.integer({ min: 1, max: 100_000 }).map((minor) => money(minor, 2)),
      skipped: fc.array(dateArb(addDays(day, -5), addDays(day, 15)), { maxLength: 4 }),
      isPaused: fc.boolean(),
    }),
  }),
);
const running = (plan: RepeatPlan): RepeatPlan => ({ ...plan, isPaused: false });

describe('ORDER-7h a plan', () => {
  it('requires a weekday, a time of day and a limit, and is the same when checked again', () => {
    fc.assert(
      fc.property(sceneArb, fc.constantFrom('', '24:00', '12-30', '9:30', '25:00'), ({ clock, plan }, text) => {
        const checked = checkRepeatPlan(plan, clock);
        if (!checked.ok) throw new Error(checked.error.kind);
        expect(checkRepeatPlan(checked.value, clock)).toEqual(checked);
        expect(checked.value.weekdays).toEqual(WEEKDAYS.filter((day) => plan.weekdays.includes(day)));
        const fault = (more: Partial<RepeatPlan>) => checkRepeatPlan({ ...plan, ...more }, clock);
        expect(fault({ weekdays: [] })).toEqual({ ok: false, error: { kind: 'no-day' } });
        expect(fault({ time: text })).toEqual({ ok: false, error: { kind: 'not-a-time' } });
        expect(fault({ limit: money(0, 2) })).toEqual({ ok: false, error: { kind: 'no-limit' } });
      }),
      runs(60),
    );
    fc.assert(
      fc.property(hostileTextArb, sceneArb, (time, { clock, plan }) => {
        expect(checkRepeatPlan({ ...plan, time }, clock)).toEqual({ ok: false, error: { kind: 'not-a-time' } });
      }),
      runs(30),
    );
  });

  it('forgets skipped days that are over, and changes nothing that was placed today', () => {
    fc.assert(
      fc.property(sceneArb, ({ clock, plan }) => {
        const first = firstRepeatDay(clock);
        const checked = checkRepeatPlan(plan, clock);
        expect(checked.ok && checked.value.skipped).toEqual(
          [...new Set(plan.skipped)].filter((day) => day >= first).sort(),
        );
        const run = nextRepeatRun(clock.now, clock.timeZone, zones);
        expect(localDateOf(run, clock.timeZone, zones)).toBe(first);
        const today = localDateOf(clock.now, clock.timeZone, zones);
        expect([today, addDays(today, 1)]).toContain(first);
      }),
      runs(60),
    );
  });

  it('orders on its weekdays, except skipped ones, and never while it is paused', () => {
    fc.assert(
      fc.property(sceneArb, dateArb('2025-01-01', '2025-12-31'), ({ plan }, day) => {
        expect(isPlannedOn(plan, day)).toBe(
          !plan.isPaused && plan.weekdays.includes(weekdayOf(day)) && !plan.skipped.includes(day),
        );
        expect(isPlannedOn({ ...plan, skipped: [...plan.skipped, day] }, day)).toBe(false);
        expect(isPlannedOn({ ...plan, isPaused: true }, day)).toBe(false);
      }),
      runs(60),
    );
  });
});

describe('ORDER-7i the next days of a plan', () => {
  it('are all days of its weekdays from the next run on, in order, on the clock of the shop', () => {
    fc.assert(
      fc.property(sceneArb, fc.integer({ min: 0, max: 9 }), ({ clock, plan }, count) => {
        const next = nextRepeats(running(plan), clock, count);
        expect(next).toHaveLength(count);
        const last = next.at(-1)?.date ?? '';
        const between: string[] = [];
        for (let day = firstRepeatDay(clock); day <= last; day = addDays(day, 1))
          if (plan.weekdays.includes(weekdayOf(day))) between.push(day);
        expect(next.map(({ date }) => date)).toEqual(between);
        for (const [index, { date, at, isSkipped }] of next.entries()) {
          expect(isSkipped).toBe(!isPlannedOn(running(plan), date));
          expect(at).toBeGreaterThan(next[index - 1]?.at ?? -Infinity);
          const shown = wallClockAt(at, clock.timeZone, zones);
          const minutes = parseTime(plan.time) ?? NaN;
          // A time that the clock jumps over arrives at the jump.
          const before = wallClockAt(instant(at - 60_000), clock.timeZone, zones);
          const isJump = before.date < date || before.minutes < minutes;
          expect(shown.date === date && (shown.minutes === minutes || (shown.minutes > minutes && isJump))).toBe(true);
        }
      }),
      runs(100),
    );
  });

  it('are none while it is paused, and the same after skipping one and taking it back', () => {
    fc.assert(
      fc.property(sceneArb, ({ clock, plan }) => {
        expect(nextRepeats({ ...plan, isPaused: true }, clock, 3)).toEqual([]);
        const unskipped = { ...running(plan), skipped: [] };
        const next = nextRepeats(unskipped, clock, 3);
        const skipped = nextRepeats({ ...unskipped, skipped: [next[1]?.date ?? ''] }, clock, 3);
        expect(skipped.map(({ isSkipped }) => isSkipped)).toEqual([false, true, false]);
        expect(skipped.map(({ at }) => at)).toEqual(next.map(({ at }) => at));
      }),
      runs(40),
    );
  });
});

describe('ORDER-7j the price guard', () => {
  it('asks exactly for what costs more than the limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 }), (total, limit) => {
        expect(needsConsent(money(total, 2), money(limit, 2))).toBe(total > limit);
      }),
      runs(60),
    );
  });

  it('suggests a limit of whole units that today’s price is below, by no more than a tenth and a unit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0, 2, 3).chain((scale) => moneyArb(scale)),
        (total) => {
          const limit = suggestedLimit(total);
          const unit = 10 ** total.scale;
          expect(limit.minor % unit).toBe(0);
          expect(needsConsent(total, limit)).toBe(false);
          expect(limit.minor).toBeLessThan(total.minor * 1.1 + unit + 1);
        },
      ),
      runs(60),
    );
  });
});
