import type { TimeZones } from '@domain/calendar/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import type { Filling, RowSet } from '../foundation/base-data/index.ts';
import type { DemoCity } from './content/types.ts';

export { addressAt } from './address-at.ts';
export { drawCityTile } from './city-tile.ts';
export { suggestInCity } from './gazetteer.ts';
export { routeAlongStreets } from './street-route.ts';
export type { DemoCity };

/** The content of the city; loaded only when a new store is filled. */
export const loadCity = async (): Promise<DemoCity> => (await import('./content/index.ts')).demoCity;

/** Returns the categories alone, for a marketplace of its own. */
export const loadCategories = async (now: Instant): Promise<RowSet> => {
  const [city, { categoryRows }] = await Promise.all([loadCity(), import('./seed/category.rows.ts')]);
  return categoryRows(city, now);
};

/** Returns the rows of a city at a moment, with a number of generated products. */
export const loadCityRows = async (
  city: () => Promise<DemoCity>,
  now: Instant,
  hashPassword: () => Promise<string>,
  zones: TimeZones,
  grownProducts = 0,
): Promise<Filling> => {
  const [content, { cityRows }, passwordHash] = await Promise.all([
    city(),
    import('./seed/city-rows.ts'),
    hashPassword(),
  ]);
  const rows = cityRows(content, now, passwordHash, zones);
  if (grownProducts === 0) return rows;
  const { withGrownRows } = await import('./seed/grown/grown-rows.ts');
  return { pieces: withGrownRows(content, now, zones, rows, grownProducts) };
};
