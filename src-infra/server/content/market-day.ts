import { localDateOf, type TimeZones } from '@domain/calendar/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import type { Reference } from '../reference/index.ts';

/** "Today" of the marketplace itself: news and offers of its own come out by the zone in its settings. */
export const marketDay = ({ setting }: Pick<Reference, 'setting'>, now: Instant, zones: TimeZones): string => localDateOf(now, setting('timezone') || 'UTC', zones);
