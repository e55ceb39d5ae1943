import { defineToken } from '../../di/index.ts';
import type { SearchViewModel } from './search.view-model.ts';

/** Brings the search, whose code comes when somebody first wants to search. */
export const OPEN_SEARCH = defineToken<() => Promise<SearchViewModel>>('OpenSearch');
