import type { ShopFilter } from '@domain/catalog/index.ts';
import { writeShopFilter } from '../catalog/index.ts';

/** Returns the path of the list with a filter. */
export const addressOf = (filter: ShopFilter): string => {
  const query = writeShopFilter(filter);
  return query === '' ? '/shop' : `/shop?${query}`;
};
