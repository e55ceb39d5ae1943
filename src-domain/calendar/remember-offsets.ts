import { DAY_MS, instant } from '../kernel/clock.port.ts';
import type { TimeZones } from './time-zones.port.ts';

const KEPT = 5_000;

/** Keyed by days since 1970 in UTC and zone; on a day with a clock change, by moment and zone. */
export type OffsetKey = `${number} ${string}` | `at ${number} ${string}`;
/** Offsets in minutes: of the start of days, and of moments on days of change. */
export type KnownOffsets = Readonly<Record<OffsetKey, number>>;

/**
 * Caches zone data per zone and day instead of per moment: a list of shops asks for hundreds. An offset never changes
 * twice within a day, so between two equal ones it is the same; on days with a clock change the source is asked for
 * every moment. A new cache can start with the content of another one.
 */
export const rememberOffsets = (
  zones: TimeZones,
  given: Partial<KnownOffsets> = {},
): TimeZones & { known(): KnownOffsets } => {
  const known = new Map(Object.entries(given) as [OffsetKey, number][]);
  const recall = (key: OffsetKey, zone: string, at: number): number => {
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const offset = zones.offsetAt(zone, instant(at));
    if (known.size >= KEPT) known.clear();
    known.set(key, offset);
    return offset;
  };
  const atStartOf = (day: number, zone: string): number => recall(`${day} ${zone}`, zone, day * DAY_MS);
  return {
    offsetAt: (zone, at) => {
      const day = Math.floor(at / DAY_MS);
      const offset = atStartOf(day, zone);
      return offset === atStartOf(day + 1, zone) ? offset : recall(`at ${at} ${zone}`, zone, at);
    },
    known: () => Object.fromEntries(known),
  };
};
