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

/** The size of a list: of all that matches, of one page, and of what is shown. */
export type ListSize = { readonly total: number; readonly perPage: number; readonly shown: number };

/**
 * SEARCH-5d: Returns how many places a list keeps free for what it will load by itself, so that what follows the list
 * stays where it is.
 */
export const reservedPlaces = ({ total, perPage, shown }: ListSize): number =>
  Math.max(0, Math.min(total, perPage * (1 + AUTOMATIC_LOADS)) - shown);

/** What identifies an item of a list. */
export type Identified = { readonly id: number | string };

/** SEARCH-5b: Returns the items in order, each id once, at its first position. */
export const withoutRepeats = <Item extends Identified>(items: readonly Item[]): readonly Item[] => {
  const known = new Set<Item['id']>();
  return items.filter(({ id }) => !known.has(id) && known.add(id));
};
