import { RECENT_SEARCHES_MAX } from './recent-searches-max.ts';

/** SEARCH-6: newest first, no term twice whatever its case, at most five; blank terms are not remembered. */
export const rememberSearch = (terms: readonly string[], term: string): readonly string[] => {
  const added = term.trim();
  if (added === '') return terms;
  return [added, ...forgetSearch(terms, added)].slice(0, RECENT_SEARCHES_MAX);
};

/** SEARCH-6b: the others in their order, whatever the case of the term. */
export const forgetSearch = (terms: readonly string[], term: string): readonly string[] =>
  terms.filter((known) => known.toLowerCase() !== term.trim().toLowerCase());
