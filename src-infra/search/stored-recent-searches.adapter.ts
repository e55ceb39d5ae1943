import { RECENT_SEARCHES_MAX, type RecentSearches } from '@domain/search/index.ts';
import { createStoredValue, jsonCodec, type TextStore } from '../drivers/browser/stored-value.ts';

const TERM_MAX = 200;

export const createStoredRecentSearches = ({ store }: { readonly store: TextStore }): RecentSearches =>
  createStoredValue(
    store,
    jsonCodec((json) =>
      Array.isArray(json)
        ? json
            .filter((term): term is string => typeof term === 'string' && term.trim() !== '' && term.length <= TERM_MAX)
            .slice(0, RECENT_SEARCHES_MAX)
        : undefined,
    ),
    [],
  );
