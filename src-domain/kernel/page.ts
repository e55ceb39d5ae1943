/** One page of a longer list. */
export type Page<Item> = {
  readonly items: readonly Item[];
  /** Counts from 1. */
  readonly page: number;
  readonly lastPage: number;
  readonly total: number;
};

/** Whether another page follows this one. */
export const hasMore = (page: Page<unknown>): boolean => page.page < page.lastPage;
