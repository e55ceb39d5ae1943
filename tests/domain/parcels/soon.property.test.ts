import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOfLocal } from '@domain/calendar/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { SOON_MINUTES, soonestTime } from '@domain/parcels/index.ts';
import { zoneTable as zones } from '../calendar/zone-table.ts';
import { runs } from '../runs.ts';

const MINUTE = 60_000;
/** Ordinary days, and the hours around the clock changes of 2025. */
const nowArb = fc.oneof(
  fc.integer({ min: 0, max: 60 * 24 * 60 }).map((minutes) => Date.UTC(2025, 2, 1) + minutes * MINUTE),
  fc.integer({ min: 0, max: 5 * 60 * 60 }).map((seconds) => Date.UTC(2025, 2, 29, 23) + seconds * 1000),
  fc.integer({ min: 0, max: 5 * 60 * 60 }).map((seconds) => Date.UTC(2025, 9, 25, 23) + seconds * 1000),
  fc.integer({ min: 0, max: 5 * 60 * 60 }).map((seconds) => Date.UTC(2025, 10, 2, 4) + seconds * 1000),
);
const zoneArb = fc.constantFrom('Europe/Amsterdam', 'America/New_York', 'Asia/Kathmandu', 'UTC');

describe('PARCEL-1k the soonest time', () => {
  it('is accepted for ten minutes, and is the first step that is, also over clock changes', () => {
    fc.assert(
      fc.property(nowArb, zoneArb, (ms, zone) => {
        const now = instant(ms);
        const { date, time } = soonestTime(now, zone, zones);
        const at = instantOfLocal(date, time, zone, zones);
        expect(at).toBeGreaterThanOrEqual(now + SOON_MINUTES * MINUTE);
        expect(time).toMatch(/[05]$/);
        // Before, no step of five minutes was possible.
        for (
          let step = Math.ceil((now + SOON_MINUTES * MINUTE) / (5 * MINUTE)) * 5 * MINUTE;
          step < at!;
          step += 5 * MINUTE
        )
          expect(at! - step).toBeLessThanOrEqual(60 * MINUTE);
        expect(at! - now).toBeLessThanOrEqual((zone === 'UTC' || zone === 'Asia/Kathmandu' ? 15 : 75) * MINUTE);
      }),
      runs(200),
    );
  });
});
