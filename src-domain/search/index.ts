export { bestMatches } from './best-matches.ts';
export { foldedWords, foldText } from './fold-text.ts';
export { isPrefixWithin, matchRanges, matchScore, toleranceOf } from './match-text.ts';
export {
  appendPage, INFINITE_MARGIN_PX, isNearEnd, noPages, pageAfter, PLACEHOLDERS, withoutRepeats, type Identified, type Pages,
} from './pages.ts';
export { forgetSearch, RECENT_SEARCHES_MAX, rememberSearch } from './recent-searches.ts';
export {
  askMore, askTerm, hasTypingPaused, idleSearch, SEARCH_DEBOUNCE_MS, takeAnswer, type SearchAsk, type SearchState, type SearchStep,
} from './search-state.ts';
export type { ProductSearch, RecentSearches, ShopSearch, Suggestion, Suggestions, TermSuggestions } from './search.ports.ts';
