export { searchEntry, shelfOfEntry, type EntryTexts, type SearchEntry } from './entry-shelf.ts';
export { matcherOf, type Matcher } from './matcher.ts';
export {
  FACET_RATINGS,
  facetsOf,
  isChosen,
  toggleChoice,
  withChoice,
  type Facet,
  type FacetChoice,
  type FoundCount,
  type SearchFilter,
} from './facets.ts';
export { foundRanges, type TextRange } from './found-ranges.ts';
export { DISH_WORDS } from './dish-words.data.ts';
export { isPrefixWithin, matchRanges, nearnessOf, toleranceOf } from './match-text.ts';
export { readTerm, tiersOf, type Reach, type SearchTerm, type Shelf, type TermPart } from './relevance.ts';
export { noSpellings, spellingsFor, type Phrase, type SpellingClass, type Spellings } from './spellings.ts';
export { isSameForm, stemStart, wordVariants } from './word-forms.ts';
export {
  AUTOMATIC_LOADS,
  INFINITE_MARGIN_PX,
  PLACEHOLDERS,
  reservedPlaces,
  SEARCH_DEBOUNCE_MS,
  withoutRepeats,
  type Identified,
  type ListSize,
} from './pages.ts';
export { RECENT_SEARCHES_MAX } from './recent-searches-max.ts';
export { forgetSearch, rememberSearch } from './recent-searches.ts';
export type {
  Narrowing,
  OfferedFacet,
  ProductSearch,
  RecentSearches,
  SearchFacets,
  ShopSearch,
  Suggestion,
  Suggestions,
  TermSuggestions,
} from './search.ports.ts';
