export type ResultsPart = 'shops' | 'products';

/** Returns the path of the results page for a term, or for one part of the results. */
export const resultsPath = (term: string, part?: ResultsPart): string =>
  `/shop?${new URLSearchParams({ search: term, ...(part && { show: part }) }).toString()}`;

/** Returns the term in an address, or an empty text. */
export const termOfAddress = (path: string, search = ''): string =>
  path === '/shop' ? (new URLSearchParams(search).get('search') ?? '') : '';

/**
 * SEARCH-1: returns the id or uuid of the shop whose page has this path, with or without a trailing slash; searches
 * there are limited to its products.
 */
export const shopKeyOf = (path: string): string | undefined => /^\/(?:shop|restaurant)\/([^/]+)\/?$/.exec(path)?.[1];
