import { localDateOf, type TimeZones } from '@domain/calendar/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import type { Reference } from '../reference/index.ts';

/** Returns today's date in the marketplace's own time zone, by which news and offers are published. */
export const marketplaceDay = ({ setting }: Pick<Reference, 'setting'>, now: Instant, zones: TimeZones): string =>
  localDateOf(now, setting('timezone') || 'UTC', zones);
