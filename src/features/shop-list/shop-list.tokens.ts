import { defineToken } from '../../di/index.ts';
import type { FacetQueries } from './facet.queries.ts';
import type { ListViews } from './list-views.ts';
import type { Marks } from './marks.ts';

/** Loads what marks found words for the reader's language. */
export const LOAD_MARKS = defineToken<() => Promise<Marks>>('LoadMarks');
export const FACET_QUERIES = defineToken<FacetQueries>('FacetQueries');
export const LIST_VIEWS = defineToken<ListViews>('ListViews');
