export { createDataCache, type DataCache } from './data-cache.ts';
export { followLatest } from './follow-latest.ts';
export { LivePages, type PageQuery } from './live-pages.ts';
export { LiveQuery } from './live-query.ts';
export type { Query } from './query.ts';
