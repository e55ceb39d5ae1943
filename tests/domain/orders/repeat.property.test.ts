import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, instantOfWall, localDateOf, wallClockAt } from '@domain/calendar/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { checkRepeat, isRepeatDue, nextRepeatRun, type RepeatFacts } from '@domain/orders/index.ts';
import { dateArb, hostileTextArb, instantNear, orderStatusArb, repeatArb } from '@domain/testing/index.ts';
import { CHANGE_DAYS, zoneTable as zones, ZONES } from '../calendar/zone-table.ts';
import { runs } from '../runs.ts';

const zoneArb = fc.constantFrom(...ZONES);
const dayArb = dateArb('2025-03-28', '2025-04-02');
const factsArb: fc.Arbitrary<RepeatFacts> = fc.record({
  status: fc.oneof(
    { weight: 4, arbitrary: fc.constant('delivered' as const) },
    { weight: 1, arbitrary: orderStatusArb },
  ),
  isRefunded: fc.integer({ min: 0, max: 4 }).map((dice) => dice === 0),
  isAtTable: fc.integer({ min: 0, max: 4 }).map((dice) => dice === 0),
  now: instantNear('2025-03-30', 2),
  timeZone: zoneArb,
  zones: fc.constant(zones),
});

describe('ORDER-7d a repeated order', () => {
  it('requires a delivered order that was not refunded and not for a reserved table, from today on', () => {
    fc.assert(
      fc.property(dayArb, dayArb, factsArb, (from, to, facts) => {
        const outcome = checkRepeat({ from, to }, facts);
        const today = localDateOf(facts.now, facts.timeZone, zones);
        const why =
          facts.status !== 'delivered'
            ? 'not-delivered'
            : facts.isRefunded
              ? 'refunded'
              : facts.isAtTable
                ? 'at-table'
                : from < today
                  ? 'past'
                  : to < from
                    ? 'backwards'
                    : undefined;
        expect(outcome).toEqual(
          why === undefined ? { ok: true, value: { from, to } } : { ok: false, error: { kind: why } },
        );
      }),
      runs(60),
    );
    const fresh = { status: 'delivered', isRefunded: false, isAtTable: false } as const;
    const facts = { ...fresh, now: instant(0), timeZone: 'UTC', zones };
    expect(checkRepeat({ from: '1970-01-01', to: '1970-01-01' }, facts).ok).toBe(true);
  });

  it('requires two calendar days', () => {
    fc.assert(
      fc.property(
        fc.oneof(hostileTextArb, fc.constantFrom('2025-02-30', '2025-3-1', '2025-03-01 ')),
        dayArb,
        factsArb,
        (text, day, more) => {
          const facts = { ...more, status: 'delivered' as const, isRefunded: false, isAtTable: false };
          expect(checkRepeat({ from: text, to: day }, facts)).toEqual({
            ok: false,
            error: { kind: 'not-a-date', field: 'from' },
          });
          expect(checkRepeat({ from: day, to: text }, facts)).toEqual({
            ok: false,
            error: { kind: 'not-a-date', field: 'to' },
          });
        },
      ),
      runs(30),
    );
  });
});

describe('ORDER-7e copies of a repeated order', () => {
  it('creates one copy on each of its days, however often it runs', () => {
    fc.assert(
      fc.property(repeatArb, fc.array(dateArb('2025-02-27', '2025-03-11'), { maxLength: 20 }), (start, days) => {
        let repeat = { ...start, lastMade: undefined as string | undefined };
        const made: string[] = [];
        for (const today of days) {
          if (!isRepeatDue(repeat, today)) continue;
          repeat = { ...repeat, lastMade: today };
          made.push(today);
        }
        expect(new Set(made).size).toBe(made.length);
        expect(made.every((day) => start.from <= day && day <= start.to)).toBe(true);
        expect([...made].sort()).toEqual(made);
        const inOrder = [...days].every((day, index) => index === 0 || day > (days[index - 1] ?? ''));
        if (inOrder) expect(made).toEqual(days.filter((day) => start.from <= day && day <= start.to));
      }),
      runs(50),
    );
  });

  it('is due only on its days, and not on a day that has its copy', () => {
    fc.assert(
      fc.property(repeatArb, dateArb('2025-02-27', '2025-03-11'), (repeat, today) => {
        const isDue =
          repeat.from <= today && today <= repeat.to && !(repeat.lastMade !== undefined && repeat.lastMade >= today);
        expect(isRepeatDue(repeat, today)).toBe(isDue);
      }),
      runs(50),
    );
  });

  it('runs at the next 00:01 in the shop’s zone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CHANGE_DAYS).chain((day) => instantNear(day, 2)),
        zoneArb,
        (now, timeZone) => {
          const run = nextRepeatRun(now, timeZone, zones);
          expect(run).toBeGreaterThan(now);
          const { date, minutes } = wallClockAt(run, timeZone, zones);
          // A clock that jumps over 00:01 shows the hour it jumps to.
          expect(minutes === 1 || wallClockAt(instant(run - 1), timeZone, zones).date < date).toBe(true);
          const before = instantOfWall(addDays(localDateOf(run, timeZone, zones), -1), 1, timeZone, zones);
          expect(before).toBeLessThanOrEqual(now);
          expect(nextRepeatRun(instant(run - 1), timeZone, zones)).toBe(run);
          expect(nextRepeatRun(run, timeZone, zones)).toBeGreaterThan(run);
        },
      ),
      runs(50),
    );
  });
});
