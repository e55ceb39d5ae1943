import { defineToken } from '../../di/index.ts';
import type { CatalogQueries } from './catalog.queries.ts';

export const CATALOG_QUERIES = defineToken<CatalogQueries>('CatalogQueries');
