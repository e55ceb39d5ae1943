import type { TimeZones } from '@domain/calendar/index.ts';
import { defineToken } from '../../di/index.ts';
import type { CatalogQueries } from './catalog.queries.ts';

export const CATALOG_QUERIES = defineToken<CatalogQueries>('CatalogQueries');

/** Zone data for opening hours on cards. */
export const TIME_ZONES_IN_VIEW = defineToken<TimeZones>('TimeZonesInView');
