import type { TimeZones } from '@domain/calendar/index.ts';

const HOUR_MS = 3_600_000;
const REMEMBERED_HOURS = 4096;

/** Zone data of the runtime's Intl. Offsets are asked once per zone and quarter of an hour: no zone changes within one. */
export const intlTimeZones = (): TimeZones => {
  const formats = new Map<string, Intl.DateTimeFormat | undefined>();
  const known = new Map<string, number>();

  return {
    offsetAt: (zone, at) => {
      const quarter = Math.floor(at / (HOUR_MS / 4)) * (HOUR_MS / 4);
      const key = `${zone}|${quarter}`;
      const remembered = known.get(key);
      if (remembered !== undefined) return remembered;
      if (known.size >= REMEMBERED_HOURS) known.clear();
      const format = formats.has(zone) ? formats.get(zone) : formatOf(zone);
      formats.set(zone, format);
      const offset = format ? offsetOf(format, quarter) : 0;
      known.set(key, offset);
      return offset;
    },
  };
};

const formatOf = (zone: string): Intl.DateTimeFormat | undefined => {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric',
    });
  } catch (refusal) {
    if (refusal instanceof RangeError) return undefined;
    throw refusal;
  }
};

const offsetOf = (format: Intl.DateTimeFormat, at: number): number => {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  return Math.round((wall - Math.floor(at / 60_000) * 60_000) / 60_000);
};
