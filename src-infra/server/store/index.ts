export type { Database } from './database.ts';
export type { Topic } from './notices.ts';
export { openStore, type StoreRefusal } from './open-store.ts';
export type { Store } from './store.ts';
export { asJson, type Tables } from './tables/index.ts';
