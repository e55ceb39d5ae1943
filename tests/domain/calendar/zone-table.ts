import type { TimeZones } from '@domain/calendar/index.ts';

type Change = readonly [at: number, offset: number];

/**
 * Offsets of 2025 in minutes: the one the year starts with, then every change. Whole, half and quarter hours, both
 * hemispheres, also a change at midnight. Samoa is told as of 2011, when it left out a day.
 */
export const TABLE: Readonly<Record<string, { readonly first: number; readonly changes: readonly Change[] }>> = {
  UTC: { first: 0, changes: [] },
  'Europe/Amsterdam': {
    first: 60,
    changes: [
      [Date.UTC(2025, 2, 30, 1), 120],
      [Date.UTC(2025, 9, 26, 1), 60],
    ],
  },
  'America/New_York': {
    first: -300,
    changes: [
      [Date.UTC(2025, 2, 9, 7), -240],
      [Date.UTC(2025, 10, 2, 6), -300],
    ],
  },
  'America/St_Johns': {
    first: -210,
    changes: [
      [Date.UTC(2025, 2, 9, 5, 30), -150],
      [Date.UTC(2025, 10, 2, 4, 30), -210],
    ],
  },
  'America/Santiago': {
    first: -180,
    changes: [
      [Date.UTC(2025, 3, 6, 3), -240],
      [Date.UTC(2025, 8, 7, 4), -180],
    ],
  },
  'Australia/Lord_Howe': {
    first: 660,
    changes: [
      [Date.UTC(2025, 3, 5, 15), 630],
      [Date.UTC(2025, 9, 4, 15, 30), 660],
    ],
  },
  'Pacific/Chatham': {
    first: 825,
    changes: [
      [Date.UTC(2025, 3, 5, 14), 765],
      [Date.UTC(2025, 8, 27, 14), 825],
    ],
  },
  'Africa/Casablanca': {
    first: 60,
    changes: [
      [Date.UTC(2025, 1, 23, 2), 0],
      [Date.UTC(2025, 3, 6, 2), 60],
    ],
  },
  // No zone does so today; Accra did until 1942.
  'Test/TwentyMinutes': {
    first: 0,
    changes: [
      [Date.UTC(2025, 2, 30, 1), 20],
      [Date.UTC(2025, 9, 26, 1), 0],
    ],
  },
  'Pacific/Apia': {
    first: -660,
    changes: [
      [Date.UTC(2011, 8, 24, 14), -600],
      [Date.UTC(2011, 11, 30, 10), 840],
      [Date.UTC(2012, 2, 31, 14), 780],
    ],
  },
  'Asia/Kathmandu': { first: 345, changes: [] },
  'Pacific/Kiritimati': { first: 840, changes: [] },
};

export const ZONES: readonly string[] = Object.keys(TABLE);

export const zoneTable: TimeZones = {
  offsetAt: (zone, at) => TABLE[zone]?.changes.findLast(([from]) => at >= from)?.[1] ?? TABLE[zone]?.first ?? 0,
};

/** Days around which clocks change somewhere in the table, and one on which none does. */
export const CHANGE_DAYS: readonly string[] = [
  '2025-03-09',
  '2025-03-30',
  '2025-04-06',
  '2025-09-07',
  '2025-10-05',
  '2025-10-26',
  '2025-11-02',
  '2025-06-18',
];

/** Every change of a clock: the zone, the moment, and the minutes since 1970 that the wall shows just before it. */
export const CHANGES: readonly { readonly zone: string; readonly at: number; readonly wall: number }[] = Object.entries(
  TABLE,
).flatMap(([zone, { first, changes }]) =>
  changes.map(([at], index) => ({ zone, at, wall: at / 60_000 + (changes[index - 1]?.[1] ?? first) })),
);

export type ZoneDay = { readonly zone: string; readonly date: string };

/** Every zone with the days around which its clock changes, or with two on which others do. */
export const ZONE_DAYS: readonly ZoneDay[] = ZONES.flatMap((zone) => {
  const own = CHANGES.filter((change) => change.zone === zone).map(({ wall }) =>
    new Date(wall * 60_000).toISOString().slice(0, 10),
  );
  return (own.length > 0 ? own : ['2025-03-30', '2025-10-26']).map((date) => ({ zone, date }));
});
