import type { ShopFilter } from '@domain/catalog/index.ts';

type Query = Readonly<Record<string, string | number>>;

/** Contract 3.3: a filter as query parameters. */
export const shopFilterQuery = (filter: ShopFilter): Query => ({
  ...(filter.kind && { type: filter.kind }),
  ...(filter.categoryId !== undefined && { category_id: filter.categoryId }),
  ...(filter.order && { order_by: filter.order }),
  ...(filter.isOpen && { open: 1 }),
  ...(filter.hasDeals && { deals: 1 }),
  ...(filter.isFreeDelivery && { free_delivery: 1 }),
  ...(filter.isVerified && { verify: 1 }),
  ...(filter.minRating !== undefined && { 'rating[0]': filter.minRating, 'rating[1]': 5 }),
  ...(filter.tagId !== undefined && { take: filter.tagId }),
  ...(filter.prices && { prices: `${filter.prices.from},${filter.prices.to}` }),
  ...pointQuery(filter.at),
});

export const pointQuery = (at: ShopFilter['at']): Query =>
  at ? { 'address[latitude]': at.latitude, 'address[longitude]': at.longitude } : {};
