import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateText, dateTimeText, type TimeZones } from '@domain/calendar/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { runs } from '../runs.ts';

const MINUTE_MS = 60_000;
/** One zone, at a fixed offset in minutes east of Greenwich. */
const shifted = (minutes: number): TimeZones => ({ offsetAt: () => minutes });

describe('LOCALE-8 dates and times', () => {
  it('writes DD.MM.YYYY, HH:mm in the zone’s local time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), fc.integer({ min: -720, max: 840 }), (at, offset) => {
        const text = dateTimeText(instant(at), 'Test/Zone', shifted(offset));
        expect(text).toMatch(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d$/);
        const [, day, month, year, hour, minute] = /^(\d\d)\.(\d\d)\.(\d{4}), (\d\d):(\d\d)$/.exec(text) ?? [];
        const wall = new Date(at + offset * MINUTE_MS);
        expect([day, month, year, hour, minute].map(Number)).toEqual([
          wall.getUTCDate(),
          wall.getUTCMonth() + 1,
          wall.getUTCFullYear(),
          wall.getUTCHours(),
          wall.getUTCMinutes(),
        ]);
      }),
      runs(100),
    );
  });

  it('pads with leading zeros', () => {
    expect(dateTimeText(instant(Date.UTC(2026, 2, 4, 7, 5, 59)), 'UTC', shifted(0))).toBe('04.03.2026, 07:05');
    expect(dateText('2026-03-04')).toBe('04.03.2026');
  });
});
