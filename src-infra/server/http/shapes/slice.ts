import type { Slice } from '../answer/index.ts';

type Asked = { readonly page?: number; readonly perPage?: number };
const PER_PAGE = 10;

/** Which part of a list is asked for (contract 1.4). */
export const pageOf = ({ page = 1, perPage = PER_PAGE }: Asked): { page: number; perPage: number; offset: number } => ({
  page, perPage, offset: (page - 1) * perPage,
});

/** Cuts the asked page out of a whole list and shapes only that. */
export const sliceOf = <Item, Shape>(items: readonly Item[], asked: Asked, shape: (item: Item) => Shape): Slice<Shape> => {
  const { page, perPage, offset } = pageOf(asked);
  return { items: items.slice(offset, offset + perPage).map(shape), total: items.length, page, perPage };
};
