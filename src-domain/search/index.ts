export { foldedWords, foldText } from './fold-text.ts';
export { isPrefixWithin, matchRanges, matchScore, toleranceOf } from './match-text.ts';
export { forgetSearch, RECENT_SEARCHES_MAX, rememberSearch, SEARCH_DEBOUNCE_MS } from './recent-searches.ts';
export type { ProductSearch, RecentSearches, ShopSearch } from './search.ports.ts';
