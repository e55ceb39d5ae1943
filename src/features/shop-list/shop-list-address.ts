import type { ShopFilter } from '@domain/catalog/index.ts';
import { writeListFilter } from '../catalog/index.ts';

/** Returns the path of the list with a filter. */
export const addressOf = (filter: ShopFilter): string => {
  const query = writeListFilter(filter);
  return query === '' ? '/shop' : `/shop?${query}`;
};
