export { importWithRetry } from './import-with-retry.ts';
export {
  isMissingCode,
  lazyView,
  loadServedViews,
  LoadFailureProvider,
  servedView,
  ServedProvider,
  useIsHydrated,
} from './lazy-view.tsx';
export { useHeldPresses } from './use-held-presses.ts';
export { whenUsed } from './when-used.ts';
