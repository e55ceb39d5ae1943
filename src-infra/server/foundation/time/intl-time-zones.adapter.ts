import { rememberOffsets, type TimeZones } from '@domain/calendar/index.ts';

/** Zone data of the runtime's Intl. */
export const intlTimeZones = (): TimeZones => {
  const formats = new Map<string, Intl.DateTimeFormat | undefined>();
  return rememberOffsets({
    offsetAt: (zone, at) => {
      const format = formats.has(zone) ? formats.get(zone) : formatOf(zone);
      formats.set(zone, format);
      return format ? offsetOf(format, at) : 0;
    },
  });
};

const formatOf = (zone: string): Intl.DateTimeFormat | undefined => {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
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
