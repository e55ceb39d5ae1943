import { rememberOffsets, type KnownOffsets, type TimeZones } from '@domain/calendar/index.ts';

/** Zone offsets from the platform's time zone data; uses the given offsets first. */
export const createIntlTimeZones = (given?: Partial<KnownOffsets>): TimeZones => {
  const formats = new Map<string, Intl.DateTimeFormat | undefined>();
  const formatOf = (zone: string): Intl.DateTimeFormat | undefined => {
    if (!formats.has(zone)) formats.set(zone, createFormat(zone));
    return formats.get(zone);
  };
  return rememberOffsets(
    {
      offsetAt: (zone, at) => {
        const format = formatOf(zone);
        if (!format) return 0;
        const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
        const local = Date.UTC(
          part['year'] ?? 0,
          (part['month'] ?? 1) - 1,
          part['day'],
          part['hour'],
          part['minute'],
          part['second'],
        );
        return Math.round((local - Math.floor(at / 1000) * 1000) / 60_000);
      },
    },
    given,
  );
};

const createFormat = (zone: string): Intl.DateTimeFormat | undefined => {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return undefined;
  }
};
