export { SearchInput } from './search-input.view.tsx';
