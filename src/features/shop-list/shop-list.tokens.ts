import { defineToken } from '../../di/index.ts';
import type { FacetQueries } from './facet.queries.ts';

export const FACET_QUERIES = defineToken<FacetQueries>('FacetQueries');
