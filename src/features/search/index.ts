export { createSearchQueries, type SearchQueries } from './search.queries.ts';
export { SearchBox } from './search-box.view.tsx';
export { SearchFieldViewModel } from './search-field.view-model.ts';
export { LiveSearch } from './live-search.ts';
export { LiveSuggestions } from './live-suggestions.ts';
export { SEARCH_FIELD, SEARCH_QUERIES } from './search.tokens.ts';
export { resultsPath, termOfAddress, type ResultsPart } from './results-path.ts';
