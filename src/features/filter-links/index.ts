export { FilterLinks } from './filter-links.view.tsx';
