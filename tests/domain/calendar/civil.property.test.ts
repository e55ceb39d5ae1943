import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dateOfDay,
  dateText,
  dateTimeText,
  dayNumber,
  instantOfLocal,
  instantOfWall,
  isDate,
  localDateOf,
  localTimeOf,
  parseTime,
  timeText,
  wallClockAt,
  WEEKDAYS,
  weekdayOf,
} from '@domain/calendar/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { hostileTextArb, instantNear } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { dateOfWall, MINUTE, timelineOf } from './minute-oracle.ts';
import { CHANGES, ZONE_DAYS, zoneTable } from './zone-table.ts';

const DAY_MS = 86_400_000;
const dayArb = fc.integer({ min: Date.UTC(1600, 0, 1) / DAY_MS, max: Date.UTC(2400, 11, 31) / DAY_MS });

describe('LOCALE-10 civil days', () => {
  it('converts Gregorian dates to day numbers and back', () => {
    fc.assert(
      fc.property(dayArb, fc.integer({ min: -800, max: 800 }), (day, further) => {
        const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
        expect([dateOfDay(day), dayNumber(date)]).toEqual([date, day]);
        expect(addDays(date, further)).toBe(new Date((day + further) * DAY_MS).toISOString().slice(0, 10));
        expect(weekdayOf(date)).toBe(WEEKDAYS[(new Date(day * DAY_MS).getUTCDay() + 6) % 7]);
        expect(isDate(date)).toBe(true);
      }),
      runs(40, 20_000),
    );
  });

  it('ends leap years as the calendar does', () => {
    for (const date of [
      '1600-02-29',
      '2000-02-29',
      '2400-02-29',
      '1900-02-28',
      '2100-03-01',
      '2024-12-31',
      '0000-02-29',
    ])
      expect(dateOfDay(dayNumber(date))).toBe(date);
    expect(['1900-02-29', '2100-02-29', '2023-02-29', '12000-02-29', '2000-02-290'].map(isDate)).toEqual(
      Array.from({ length: 5 }, () => false),
    );
  });

  it('throws for text that is not a date', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostileTextArb,
          fc
            .tuple(fc.nat({ max: 9999 }), fc.nat({ max: 14 }), fc.nat({ max: 34 }))
            .map((parts) => parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-')),
        ),
        (text) => {
          const read = new Date(`${text}T00:00:00Z`);
          const isReal =
            /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
          expect(isDate(text)).toBe(isReal);
          if (!isReal) expect(() => dayNumber(text)).toThrow(RangeError);
        },
      ),
      runs(40, 20_000),
    );
  });

  it('writes minutes from 00:00 to 24:00', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
        expect(timeText(minutes)).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
        expect([parseTime(timeText(minutes)), parseTime(timeText(minutes).replace(':', '-'))]).toEqual([
          minutes,
          minutes,
        ]);
      }),
      runs(25, 5000),
    );
    expect(['112:30', '12:305', 'x12:30'].map(parseTime)).toEqual([undefined, undefined, undefined]);
    expect(['24:00', '24:01', '12:60', '1:00', '', '12:000', '-1:00'].map(parseTime)).toEqual([
      1440,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

const within = (minutes: number): number => ((minutes % 1440) + 1440) % 1440;
const momentArb = fc
  .constantFrom(...ZONE_DAYS)
  .chain(({ zone, date }) => fc.record({ zone: fc.constant(zone), at: instantNear(date, 2) }));

describe('LOCALE-10 wall clocks', () => {
  it('shows the local time of the zone without seconds', () => {
    fc.assert(
      fc.property(momentArb, ({ zone, at }) => {
        const wall = Math.floor(at / MINUTE) + zoneTable.offsetAt(zone, at);
        expect(wallClockAt(at, zone, zoneTable)).toEqual({ date: dateOfWall(wall), minutes: within(wall) });
        expect(dateTimeText(at, zone, zoneTable)).toBe(
          `${dateText(localDateOf(at, zone, zoneTable))}, ${localTimeOf(at, zone, zoneTable)}`,
        );
      }),
      runs(40, 20_000),
    );
    expect(dateTimeText(instant(Date.UTC(2025, 2, 10, 12, 5, 59)), 'UTC', zoneTable)).toBe('10.03.2025, 12:05');
  });

  it('maps a wall-clock time to its first moment, including repeated and skipped hours', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CHANGES),
        fc.oneof(fc.integer({ min: -150, max: 150 }), fc.integer({ min: -4000, max: 4000 })),
        fc.integer({ min: 0, max: 2 }),
        ({ zone, wall }, minutes, days) => {
          const timeline = timelineOf(zone, dateOfWall(wall));
          const date = addDays(dateOfWall(wall + minutes), -days);
          expect(instantOfWall(date, within(wall + minutes) + days * 1440, zone, zoneTable)).toBe(
            timeline.firstAt(wall + minutes) * MINUTE,
          );
        },
      ),
      runs(25, 50_000),
    );
  });

  it('reads valid text only', () => {
    fc.assert(
      fc.property(momentArb, hostileTextArb, ({ zone, at }, text) => {
        const { date, minutes } = wallClockAt(at, zone, zoneTable);
        expect(instantOfLocal(date, timeText(minutes), zone, zoneTable)).toBe(
          instantOfWall(date, minutes, zone, zoneTable),
        );
        expect([instantOfLocal(date, text, zone, zoneTable), instantOfLocal(text, '12:00', zone, zoneTable)]).toEqual([
          undefined,
          undefined,
        ]);
      }),
      runs(25, 5000),
    );
  });
});
