import type { Page } from '@domain/kernel/page.ts';

/** One page of a list as servers cut it; pages count from 1, and one beyond the last is empty. */
export const pageOf = <Item>(all: readonly Item[], page: number, perPage: number): Page<Item> => ({
  items: all.slice((page - 1) * perPage, page * perPage),
  page,
  lastPage: Math.max(1, Math.ceil(all.length / perPage)),
  total: all.length,
});
