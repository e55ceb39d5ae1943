/** SEARCH-6a: The most terms remembered. */
export const RECENT_SEARCHES_MAX = 5;
