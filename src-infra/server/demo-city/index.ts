import type { TimeZones } from '@domain/calendar/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import type { RowSet } from '../base-data/index.ts';
import type { DemoCity } from './content/types.ts';

export type { DemoCity };

/** The content of the city; loaded only when a new store is filled. */
export const loadCity = async (): Promise<DemoCity> => (await import('./content/index.ts')).demoCity;

/** The rows of a city at a moment. */
export const loadCityRows = async (
  city: () => Promise<DemoCity>,
  now: Instant,
  hashPassword: () => Promise<string>,
  zones: TimeZones,
): Promise<RowSet> => {
  const [content, { cityRows }, passwordHash] = await Promise.all([city(), import('./seed/city-rows.ts'), hashPassword()]);
  return cityRows(content, now, passwordHash, zones);
};
