import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HORIZON_DAYS, isOpenAt, openingAt, parseWorkingTime, spanLength, WEEKDAYS, type OpeningState, type Schedule } from '@domain/calendar/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { instantNear, scheduleArb, workingSpanArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { MINUTE, stretchesOf, timelineOf } from './minute-oracle.ts';
import { nearChangeArb } from './near-change.ts';
import { CHANGE_DAYS, zoneTable, ZONES } from './zone-table.ts';

const anyCaseArb = fc.constantFrom(...CHANGE_DAYS).chain((date) =>
  fc.record({ date: fc.constant(date), schedule: scheduleArb(ZONES, date), moments: fc.array(instantNear(date, 3), { minLength: 1, maxLength: 4 }) }),
);

const caseArb = fc.oneof(anyCaseArb, nearChangeArb.map(({ date, schedule, now }) => ({ date, schedule, moments: [now] })));

/** The state of a shop at a moment, by looking at every minute. */
const slowOpeningAt = (open: Uint16Array, { start, walls, firstAt }: ReturnType<typeof timelineOf>, at: number): OpeningState => {
  const now = Math.floor(at / MINUTE) - start;
  const today = Math.floor((walls[now] ?? 0) / 1440);
  const stretch = open[now];
  if (stretch === undefined || stretch === 0) {
    let next = now + 1;
    while (next < open.length && open[next] === 0) next += 1;
    const isNear = next < open.length && next + start < firstAt((today + HORIZON_DAYS + 1) * 1440);
    return { kind: 'closed', opensAt: isNear ? instant((next + start) * MINUTE) : undefined };
  }
  let end = now + 1;
  while (end < open.length && open[end] === stretch) end += 1;
  return { kind: 'open', until: end + start < firstAt((today + HORIZON_DAYS) * 1440) ? instant((end + start) * MINUTE) : undefined };
};

describe('LOCALE-10 L6 opening hours', () => {
  it('are what a look at every minute finds: overnight, split, on closed dates, over changes of the clock', () => {
    fc.assert(
      fc.property(caseArb, ({ date, schedule, moments }) => {
        const timeline = timelineOf(schedule.timeZone, date);
        const open = stretchesOf(schedule, timeline);
        for (const at of moments) {
          expect(openingAt(schedule, at, zoneTable)).toEqual(slowOpeningAt(open, timeline, at));
          expect(isOpenAt(schedule, at, zoneTable)).toBe(open[Math.floor(at / MINUTE) - timeline.start] !== 0);
        }
      }),
      runs(100, 20_000),
    );
  });

  it('hold in every zone around every change of the clock', () => {
    const spans = WEEKDAYS.flatMap((day) => [{ day, from: 0, to: 150 }, { day, from: 600, to: 840 }, { day, from: 1050, to: 121 }]);
    const everyOther = runs(1801, 7).numRuns;
    for (const timeZone of ZONES) {
      for (const date of CHANGE_DAYS) {
        const schedule: Schedule = { timeZone, spans, closedDates: [date], isAccepting: true };
        const timeline = timelineOf(timeZone, date);
        const open = stretchesOf(schedule, timeline);
        const from = timeline.start + 4 * 1440;
        for (let minute = from; minute < from + 2 * 1440; minute += everyOther) {
          expect(openingAt(schedule, instant(minute * MINUTE), zoneTable)).toEqual(slowOpeningAt(open, timeline, minute * MINUTE));
        }
      }
    }
  });

  it('end where they say, and begin again where they say', () => {
    fc.assert(
      fc.property(caseArb, ({ schedule, moments: [at = instant(0)] }) => {
        const state = openingAt(schedule, at, zoneTable);
        const turn = state.kind === 'open' ? state.until : state.opensAt;
        if (turn === undefined) return;
        expect(turn).toBeGreaterThan(at);
        expect(isOpenAt(schedule, turn, zoneTable)).toBe(state.kind === 'closed');
        expect(isOpenAt(schedule, instant(turn - 1), zoneTable)).toBe(state.kind === 'open');
      }),
      runs(60),
    );
  });

  it('are looked for two weeks ahead', () => {
    const schedule: Schedule = { timeZone: 'UTC', spans: [{ day: 'wednesday', from: 600, to: 660 }], closedDates: ['2025-06-25'], isAccepting: true };
    const evening = instant(Date.UTC(2025, 5, 18, 20));
    expect(openingAt(schedule, evening, zoneTable)).toEqual({ kind: 'closed', opensAt: Date.UTC(2025, 6, 2, 10) });
    expect(openingAt({ ...schedule, closedDates: ['2025-06-25', '2025-07-02'] }, evening, zoneTable)).toEqual({ kind: 'closed', opensAt: undefined });
  });

  it('are none in an hour that daylight saving skips', () => {
    const schedule: Schedule = { timeZone: 'Europe/Amsterdam', spans: [{ day: 'sunday', from: 125, to: 170 }], closedDates: [], isAccepting: true };
    expect(openingAt(schedule, instant(Date.UTC(2025, 2, 29, 12)), zoneTable)).toEqual({ kind: 'closed', opensAt: Date.UTC(2025, 3, 6, 0, 5) });
    expect(openingAt(schedule, instant(Date.UTC(2025, 2, 30, 1)), zoneTable).kind).toBe('closed');
  });

  it('are none while the shop takes no orders, or has no hours', () => {
    fc.assert(
      fc.property(caseArb, ({ schedule, moments: [at = instant(0)] }) => {
        const closed = { kind: 'closed', opensAt: undefined };
        expect(openingAt({ ...schedule, isAccepting: false }, at, zoneTable)).toEqual(closed);
        expect(openingAt({ ...schedule, spans: [] }, at, zoneTable)).toEqual(closed);
      }),
      runs(20),
    );
  });
});

describe('LOCALE-10 working times', () => {
  it('last more than nothing and at most a day', () => {
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

  it('are read with a dash or a colon; the last minute is the end of the day', () => {
    expect(['09-30', '09:30', '23-59', '24-00', '00-00'].map(parseWorkingTime)).toEqual([570, 570, 1440, 1440, 0]);
    expect(['', '9-30', '24-01', '25-00', '12-60', '12-3', '-1-00', '12-300'].map(parseWorkingTime)).toEqual(Array.from({ length: 8 }, () => undefined));
  });
});
