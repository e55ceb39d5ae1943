import { instant } from '../kernel/clock.port.ts';
import type { TimeZones } from './time-zones.port.ts';

const DAY_MS = 86_400_000;
const KEPT = 5_000;

/** Days since 1970 in UTC and a zone; on a day of change a moment and a zone. */
export type OffsetKey = `${number} ${string}` | `at ${number} ${string}`;
/** Offsets in minutes: of the start of days, and of moments on days of change. */
export type KnownOffsets = Readonly<Record<OffsetKey, number>>;

/**
 * The same zone data, asked once a zone and day instead of at every moment: a list of shops asks for hundreds. An
 * offset never changes twice within a day, so between two equal ones it is the same; on days of change the source is
 * asked once a moment. What one memory knows can be given to another, which then asks for less.
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
