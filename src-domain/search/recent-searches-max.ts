/** SEARCH-6a: terms that are remembered. */
export const RECENT_SEARCHES_MAX = 5;
