export { createDataCache, type DataCache, type QueryState } from './data-cache.ts';
export { LivePages, type PageQuery } from './live-pages.ts';
export { LiveQuery } from './live-query.ts';
export type { Query } from './query.ts';
