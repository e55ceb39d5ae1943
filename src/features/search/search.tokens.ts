import { defineToken } from '../../di/index.ts';
import type { SearchFieldViewModel } from './search-field.view-model.ts';
import type { SearchQueries } from './search.queries.ts';

/** The search field in the header; one for the whole app instance. */
export const SEARCH_FIELD = defineToken<SearchFieldViewModel>('SearchField');

export const SEARCH_QUERIES = defineToken<SearchQueries>('SearchQueries');
