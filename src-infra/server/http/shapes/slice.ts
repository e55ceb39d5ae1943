import type { Slice } from '../response/index.ts';

type PageParams = { readonly page?: number; readonly perPage?: number };
const PER_PAGE = 10;

/** Reads the requested page of a list (contract 1.4). */
export const pageOf = ({
  page = 1,
  perPage = PER_PAGE,
}: PageParams): { page: number; perPage: number; offset: number } => ({
  page,
  perPage,
  offset: (page - 1) * perPage,
});

/** Returns the requested page of a complete list, rendering only that. */
export const sliceOf = <Item, Shape>(
  items: readonly Item[],
  wanted: PageParams,
  shape: (item: Item) => Shape,
): Slice<Shape> => {
  const { page, perPage, offset } = pageOf(wanted);
  return { items: items.slice(offset, offset + perPage).map(shape), total: items.length, page, perPage };
};
