/** SEARCH-2a: How long typing has to pause before a search. */
export const SEARCH_DEBOUNCE_MS = 400;
/** SEARCH-4a: Placeholders shown where something is still loading. */
export const PLACEHOLDERS = 3;
/** SEARCH-5a: How many pixels before the end of a list the next page is loaded. */
export const INFINITE_MARGIN_PX = 20;
/**
 * SEARCH-5c: a list loads more by itself this often, then waits for a press, so that what follows it can be reached.
 */
export const AUTOMATIC_LOADS = 2;

/** What identifies an item of a list. */
export type Identified = { readonly id: number | string };

/** SEARCH-5b: Returns the items in order, each id once, at its first position. */
export const withoutRepeats = <Item extends Identified>(items: readonly Item[]): readonly Item[] => {
  const known = new Set<Item['id']>();
  return items.filter(({ id }) => !known.has(id) && known.add(id));
};
