export { lazyView } from './lazy-view.tsx';
