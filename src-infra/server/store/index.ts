export { brokenConstraint } from './failures.ts';
export { isHealthy, isMigrated } from './health.ts';
export { dumpNewDatabase, openStore, type StoreOptions, type StoreRefusal } from './open-store.ts';
export { storeRefusalText } from './store-refusal.ts';
export type { Store } from './store.ts';
export { asJson } from './tables/index.ts';
export type { StoreSettings } from './store-settings.ts';
