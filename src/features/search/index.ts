export { SearchBox } from './search-box.view.tsx';
export { OPEN_SEARCH } from './search.tokens.ts';
