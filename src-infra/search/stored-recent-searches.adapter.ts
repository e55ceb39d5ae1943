import { RECENT_SEARCHES_MAX, type RecentSearches } from '@domain/search/index.ts';
import { createStoredValue, jsonCodec, type TextShelf } from '../drivers/browser/stored-value.ts';

const TERM_MAX = 200;

export const createStoredRecentSearches = ({ shelf }: { readonly shelf: TextShelf }): RecentSearches =>
  createStoredValue(
    shelf,
    jsonCodec((json) =>
      Array.isArray(json)
        ? json.filter((term): term is string => typeof term === 'string' && term.trim() !== '' && term.length <= TERM_MAX).slice(0, RECENT_SEARCHES_MAX)
        : undefined,
    ),
    [],
  );
