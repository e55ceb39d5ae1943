export { code } from './code.ts';
export { lazyView, MissedCodeProvider } from './lazy-view.tsx';
