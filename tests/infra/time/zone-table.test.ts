import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { createIntlTimeZones } from '@infra/drivers/browser/intl-time-zones.adapter.ts';
import { intlTimeZones } from '@infra/server/foundation/time/intl-time-zones.adapter.ts';
import { TABLE, ZONES, zoneTable } from '../../domain/calendar/zone-table.ts';

const HOUR_MS = 3_600_000;
const WEEKS_MS = 60 * 24 * HOUR_MS;

/** The year of the table, and the weeks around changes of other years. */
const stretchesOf = (zone: string): readonly (readonly [from: number, until: number])[] => {
  const others = (TABLE[zone]?.changes ?? [])
    .filter(([at]) => new Date(at).getUTCFullYear() !== 2025)
    .map(([at]) => [at - WEEKS_MS, at + WEEKS_MS] as const);
  return [[Date.UTC(2025, 0, 1), Date.UTC(2026, 0, 1)], ...others];
};

describe('LOCALE-10 the zone offsets used in calendar tests', () => {
  it('match the platform’s in both adapters, to the minute of each change', () => {
    const sources = [createIntlTimeZones(), intlTimeZones()];
    for (const zone of ZONES.filter((name) => !name.startsWith('Test/'))) {
      const changes = (TABLE[zone]?.changes ?? []).flatMap(([at]) => [at - 60_000, at - 1, at, at + 60_000]);
      const moments = [
        ...changes,
        ...stretchesOf(zone).flatMap(([from, until]) =>
          Array.from({ length: Math.ceil((until - from) / (37 * HOUR_MS)) }, (_, index) => from + index * 37 * HOUR_MS),
        ),
      ];
      for (const at of moments.map(instant)) {
        const expected = zoneTable.offsetAt(zone, at);
        expect([zone, at, ...sources.map((source) => source.offsetAt(zone, at))]).toEqual([
          zone,
          at,
          expected,
          expected,
        ]);
      }
    }
  });
});
