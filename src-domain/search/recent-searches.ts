import { RECENT_SEARCHES_MAX } from './recent-searches-max.ts';

/** SEARCH-6: Newest first, no term twice ignoring case, at most five; blank terms are not stored. */
export const rememberSearch = (terms: readonly string[], term: string): readonly string[] => {
  const added = term.trim();
  if (added === '') return terms;
  return [added, ...forgetSearch(terms, added)].slice(0, RECENT_SEARCHES_MAX);
};

/** SEARCH-6b: Removes a term, ignoring case, and keeps the order of the others. */
export const forgetSearch = (terms: readonly string[], term: string): readonly string[] =>
  terms.filter((known) => known.toLowerCase() !== term.trim().toLowerCase());
