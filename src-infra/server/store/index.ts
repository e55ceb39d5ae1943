export { brokenConstraint } from './failures.ts';
export { isHealthy } from './health.ts';
export { dumpNewDatabase, openStore, type StoreRefusal } from './open-store.ts';
export type { Store } from './store.ts';
export { asJson } from './tables/index.ts';
export type { StoreSettings } from './store-settings.ts';
