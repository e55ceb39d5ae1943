import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  HORIZON_DAYS,
  instantOfWall,
  isOpenAt,
  localDateOf,
  openingAt,
  openingsFrom,
  parseWorkingTime,
  spanLength,
  WEEKDAYS,
  type Schedule,
} from '@domain/calendar/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { workingSpanArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { planOf, timelineOf } from './minute-oracle.ts';
import { lookArb } from './near-change.ts';
import { zoneTable } from './zone-table.ts';

describe('LOCALE-10 L6 opening hours', () => {
  it('agrees with a minute-by-minute oracle: overnight, split, on closed dates, over clock changes', () => {
    fc.assert(
      fc.property(lookArb, ({ date, schedule, now }) => {
        const plan = planOf(schedule, timelineOf(schedule.timeZone, date));
        expect(openingAt(schedule, now, zoneTable)).toEqual(plan.openingAt(now));
        expect(isOpenAt(schedule, now, zoneTable)).toBe(plan.isOpenAt(now));
      }),
      runs(14, 20_000),
    );
  });

  it('agrees with all openings of two weeks, even when only later days matter', () => {
    fc.assert(
      fc.property(lookArb, fc.constantFrom(1, 2, 3, 7), ({ schedule, now }, days) => {
        // With few working days, the answer is sometimes within the next days and sometimes beyond them.
        const rare = { ...schedule, spans: schedule.spans.filter(({ day }) => WEEKDAYS.indexOf(day) < days) };
        const today = localDateOf(now, rare.timeZone, zoneTable);
        const openings = openingsFrom(rare, addDays(today, -2), HORIZON_DAYS + 3, zoneTable);
        const current = openings.find(({ from, until }) => from <= now && now < until);
        const horizon = instantOfWall(addDays(today, HORIZON_DAYS), 0, rare.timeZone, zoneTable);
        const expected = current
          ? { kind: 'open', until: current.until < horizon ? current.until : undefined }
          : { kind: 'closed', opensAt: openings.find(({ from }) => from > now)?.from };
        expect(openingAt({ ...rare, isAccepting: true }, now, zoneTable)).toEqual(expected);
      }),
      runs(300, 20_000),
    );
  });

  it('does not depend on the order of the spans', () => {
    const shuffled = lookArb.chain((look) =>
      fc.tuple(
        fc.constant(look),
        fc.shuffledSubarray([...look.schedule.spans], { minLength: look.schedule.spans.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([{ schedule, now, date }, spans]) => {
        const other = { ...schedule, spans };
        expect(openingAt(other, now, zoneTable)).toEqual(openingAt(schedule, now, zoneTable));
        expect(openingsFrom(other, date, 3, zoneTable)).toEqual(openingsFrom(schedule, date, 3, zoneTable));
      }),
      runs(150, 10_000),
    );
  });

  it('ends and begins again at the stated moments', () => {
    fc.assert(
      fc.property(lookArb, ({ schedule, now }) => {
        const state = openingAt(schedule, now, zoneTable);
        const turn = state.kind === 'open' ? state.until : state.opensAt;
        if (turn === undefined) return;
        expect(turn).toBeGreaterThan(now);
        expect(isOpenAt(schedule, turn, zoneTable)).toBe(state.kind === 'closed');
        expect(isOpenAt(schedule, instant(turn - 1), zoneTable)).toBe(state.kind === 'open');
      }),
      runs(30, 6000),
    );
  });

  it('looks two weeks ahead for the next opening', () => {
    const schedule: Schedule = {
      timeZone: 'UTC',
      spans: [{ day: 'wednesday', from: 600, to: 660 }],
      closedDates: ['2025-06-25'],
      isAccepting: true,
    };
    const evening = instant(Date.UTC(2025, 5, 18, 20));
    expect(openingAt(schedule, evening, zoneTable)).toEqual({ kind: 'closed', opensAt: Date.UTC(2025, 6, 2, 10) });
    expect(openingAt({ ...schedule, closedDates: ['2025-06-25', '2025-07-02'] }, evening, zoneTable)).toEqual({
      kind: 'closed',
      opensAt: undefined,
    });
  });

  it('leaves a closing time beyond the horizon unknown', () => {
    const always = { timeZone: 'UTC', spans: WEEKDAYS.map((day) => ({ day, from: 0, to: 0 })), isAccepting: true };
    const until = (closed: string): unknown => {
      const state = openingAt({ ...always, closedDates: [closed] }, instant(Date.UTC(2025, 5, 18, 20)), zoneTable);
      return state.kind === 'open' && state.until;
    };
    expect([until('2025-07-01'), until('2025-07-02'), until('2025-07-03')]).toEqual([
      Date.UTC(2025, 6, 1),
      undefined,
      undefined,
    ]);
  });

  it('has no opening in an hour that daylight saving skips', () => {
    const schedule: Schedule = {
      timeZone: 'Europe/Amsterdam',
      spans: [{ day: 'sunday', from: 125, to: 170 }],
      closedDates: [],
      isAccepting: true,
    };
    expect(openingAt(schedule, instant(Date.UTC(2025, 2, 29, 12)), zoneTable)).toEqual({
      kind: 'closed',
      opensAt: Date.UTC(2025, 3, 6, 0, 5),
    });
    expect(openingAt(schedule, instant(Date.UTC(2025, 2, 30, 1)), zoneTable).kind).toBe('closed');
  });

  it('has no opening while the shop takes no orders or has no hours', () => {
    fc.assert(
      fc.property(lookArb, ({ schedule, now }) => {
        const closed = { kind: 'closed', opensAt: undefined };
        expect(openingAt({ ...schedule, isAccepting: false }, now, zoneTable)).toEqual(closed);
        expect(openingAt({ ...schedule, spans: [] }, now, zoneTable)).toEqual(closed);
      }),
      runs(20),
    );
  });
});

describe('LOCALE-10 working times', () => {
  it('lasts more than zero minutes and at most a day', () => {
    fc.assert(
      fc.property(workingSpanArb, (span) => {
        const length = spanLength(span);
        expect(length).toBeGreaterThan(0);
        expect(length).toBeLessThanOrEqual(1440);
        expect((span.from + length) % 1440).toBe(span.to % 1440);
      }),
      runs(50),
    );
  });

  it('reads times with a dash or a colon; the last minute means midnight', () => {
    expect(['09-30', '09:30', '23-59', '24-00', '00-00'].map(parseWorkingTime)).toEqual([570, 570, 1440, 1440, 0]);
    expect(['', '9-30', '24-01', '25-00', '12-60', '12-3', '-1-00', '12-300'].map(parseWorkingTime)).toEqual(
      Array.from({ length: 8 }, () => undefined),
    );
  });
});
