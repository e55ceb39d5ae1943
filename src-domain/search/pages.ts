import type { Page } from '../kernel/page.ts';

/** SEARCH-5a: how many pixels before the end of a list more is asked for. */
export const INFINITE_MARGIN_PX = 20;
/** SEARCH-4a: blocks that stand where something is still loading. */
export const PLACEHOLDERS = 3;

/** An endless list as far as it has come. `page` is the last one taken, 0 before the first. */
export type Pages<Item> = { readonly items: readonly Item[]; readonly page: number; readonly lastPage: number; readonly total: number };

/** What tells items of a list apart. */
export type Identified = { readonly id: number | string };

/** A list of which nothing has come yet; there is always a first page to ask for. */
export const noPages: Pages<never> = { items: [], page: 0, lastPage: 1, total: 0 };

/** SEARCH-5b: the items without those that stood there before, in their order. */
export const withoutRepeats = <Item extends Identified>(items: readonly Item[]): readonly Item[] => {
  const known = new Set<Item['id']>();
  return items.filter(({ id }) => !known.has(id) && known.add(id));
};

/**
 * SEARCH-5b: the list with its next page. No item stands there twice, also where the server's list moved on between two answers;
 * a page that is not the next one changes nothing. Last page and total are those told last.
 */
export const appendPage = <Item extends Identified>(pages: Pages<Item>, { items, page, lastPage, total }: Page<Item>): Pages<Item> =>
  page === pages.page + 1 ? { items: withoutRepeats([...pages.items, ...items]), page, lastPage, total } : pages;

/** SEARCH-5c: the page to ask for, `undefined` at the end. */
export const pageAfter = ({ page, lastPage }: Pick<Pages<unknown>, 'page' | 'lastPage'>): number | undefined => (page < lastPage ? page + 1 : undefined);

/** SEARCH-5a: whether the end of a list is near enough to ask for more, in pixels from the edge of what is seen. */
export const isNearEnd = (distancePx: number): boolean => distancePx <= INFINITE_MARGIN_PX;
