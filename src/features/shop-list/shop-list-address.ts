import type { ShopFilter } from '@domain/catalog/index.ts';
import { writeShopFilter } from '../catalog/index.ts';

/** The list under a filter. */
export const addressOf = (filter: ShopFilter): string => {
  const query = writeShopFilter(filter);
  return query === '' ? '/shop' : `/shop?${query}`;
};
