export { importWithRetry } from './import-with-retry.ts';
export { lazyView, LoadFailureProvider } from './lazy-view.tsx';
