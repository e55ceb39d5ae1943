export { code } from './code.ts';
export { lazyView } from './lazy-view.tsx';
