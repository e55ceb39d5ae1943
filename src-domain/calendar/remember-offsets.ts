import { instant } from '../kernel/clock.port.ts';
import type { TimeZones } from './time-zones.port.ts';

const DAY_MS = 86_400_000;
const KEPT = 5_000;

/**
 * The same zone data, asked once a zone and day instead of at every moment: a list of shops asks for hundreds.
 * An offset never changes twice within a day, so between two equal ones it is the same; on days of change the source is asked.
 */
export const rememberOffsets = (zones: TimeZones): TimeZones => {
  const known = new Map<string, number>();
  const atStartOf = (day: number, zone: string): number => {
    const key = `${day} ${zone}`;
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const offset = zones.offsetAt(zone, instant(day * DAY_MS));
    if (known.size >= KEPT) known.clear();
    known.set(key, offset);
    return offset;
  };
  return {
    offsetAt: (zone, at) => {
      const day = Math.floor(at / DAY_MS);
      const offset = atStartOf(day, zone);
      return offset === atStartOf(day + 1, zone) ? offset : zones.offsetAt(zone, at);
    },
  };
};
