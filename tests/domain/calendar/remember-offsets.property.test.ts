import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rememberOffsets } from '@domain/calendar/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { runs } from '../runs.ts';
import { CHANGES, ZONES, zoneTable } from './zone-table.ts';

const MINUTE_MS = 60_000;
const nearChangeArb = fc.constantFrom(...CHANGES).chain(({ zone, at }) =>
  fc.record({
    zone: fc.constant(zone),
    at: fc.integer({ min: -2_000, max: 2_000 }).map((minutes) => at + minutes * MINUTE_MS),
  }),
);
const anyTimeArb = fc.record({
  zone: fc.constantFrom(...ZONES),
  at: fc.integer({ min: Date.UTC(2024, 11), max: Date.UTC(2026, 1) }),
});

describe('LOCALE-10 remembered zone offsets', () => {
  it('returns the original offsets in whatever order they are asked for', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(nearChangeArb, anyTimeArb), { maxLength: 60 }), (questions) => {
        const remembered = rememberOffsets(zoneTable);
        for (const { zone, at } of questions)
          expect([zone, at, remembered.offsetAt(zone, instant(at))]).toEqual([
            zone,
            at,
            zoneTable.offsetAt(zone, instant(at)),
          ]);
      }),
      runs(20, 10_000),
    );
  });

  it('shares its cache with another one, which then asks for nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(nearChangeArb, anyTimeArb), { maxLength: 60 }), (questions) => {
        const first = rememberOffsets(zoneTable);
        const answers = (zones: typeof first) => questions.map(({ zone, at }) => zones.offsetAt(zone, instant(at)));
        const expected = answers(first);
        const given = JSON.parse(JSON.stringify(first.known())) as ReturnType<typeof first.known>;
        expect(answers(rememberOffsets({ offsetAt: () => expect.unreachable('asked') }, given))).toEqual(expected);
      }),
      runs(20, 10_000),
    );
  });

  it('evicts when full and asks again', () => {
    let asked = 0;
    const remembered = rememberOffsets({
      offsetAt: () => {
        asked += 1;
        return 60;
      },
    });
    const day = (index: number): number => remembered.offsetAt('UTC', instant(index * 86_400_000));
    // Each day asks for its own beginning and for that of the next one.
    for (let index = 0; index < 4_999; index += 1) day(index);
    day(0);
    expect(asked).toBe(5_000);
    day(4_999);
    day(0);
    expect(asked).toBe(5_003);
  });

  it('asks twice per zone and day without clock changes', () => {
    let asked = 0;
    const remembered = rememberOffsets({
      offsetAt: (zone, at) => {
        asked += 1;
        return zoneTable.offsetAt(zone, at);
      },
    });
    for (let minute = 0; minute < 1_440; minute += 1)
      remembered.offsetAt('Europe/Amsterdam', instant(Date.UTC(2025, 5, 18) + minute * MINUTE_MS));
    expect(asked).toBe(2);
  });
});
