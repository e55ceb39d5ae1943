export { importWithRetry } from './import-with-retry.ts';
export { lazyView, loadServedViews, LoadFailureProvider, servedView } from './lazy-view.tsx';
