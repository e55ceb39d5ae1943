export { LoadMore } from './load-more.view.tsx';
