export type ResultsPart = 'shops' | 'products';

/** The page with everything found for a term, or with one part of it. */
export const resultsPath = (term: string, part?: ResultsPart): string => `/shop?${new URLSearchParams({ search: term, ...(part && { show: part }) }).toString()}`;

/** The term that an address asks for; empty when it asks for none. */
export const termOfAddress = (path: string, search = ''): string => (path === '/shop' ? (new URLSearchParams(search).get('search') ?? '') : '');

/** SEARCH-1: the number or uuid of the shop whose page stands at a path, with or without a slash at the end; there its products alone are searched. */
export const shopKeyOf = (path: string): string | undefined => /^\/(?:shop|restaurant)\/([^/]+)\/?$/.exec(path)?.[1];
