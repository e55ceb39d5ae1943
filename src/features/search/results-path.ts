export type ResultsPart = 'shops' | 'products';

/** Returns the path of the results page for a term, or for one part of the results. */
export const resultsPath = (term: string, part?: ResultsPart): string =>
  `/shop?${new URLSearchParams({ search: term, ...(part && { show: part }) }).toString()}`;

/** Returns the term in an address, or an empty text. */
export const termOfAddress = (path: string, search = ''): string =>
  path === '/shop' ? (new URLSearchParams(search).get('search') ?? '') : '';
