export { SearchResults as View } from '../../features/shop-list/search-results.view.tsx';
