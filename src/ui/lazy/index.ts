export { importWithRetry } from './import-with-retry.ts';
export { lazyView, loadServedViews, LoadFailureProvider, servedView, useIsHydrated } from './lazy-view.tsx';
export { useHeldPresses } from './use-held-presses.ts';
