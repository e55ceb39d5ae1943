import type { ShopFilter } from '@domain/catalog/index.ts';

type Query = Readonly<Record<string, string | number>>;

/** Contract 3.3: returns a filter as query parameters. */
export const shopFilterQuery = (filter: ShopFilter): Query => ({
  ...(filter.kind && { type: filter.kind }),
  ...(filter.categoryId !== undefined && { category_id: filter.categoryId }),
  ...orderQuery(filter),
  ...(filter.isOpen && { open: 1 }),
  ...(filter.hasDeals && { deals: 1 }),
  ...(filter.isFreeDelivery && { free_delivery: 1 }),
  ...(filter.isVerified && { verify: 1 }),
  ...(filter.minRating !== undefined && { 'rating[0]': filter.minRating, 'rating[1]': 5 }),
  ...(filter.tagId !== undefined && { take: filter.tagId }),
  ...(filter.prices && { prices: `${filter.prices.from},${filter.prices.to}` }),
  ...pointQuery(filter.at),
});

/** Without a chosen order, sorts by trust; near a location the server's default, cheapest delivery first, applies. */
const orderQuery = ({ order, at }: ShopFilter): Query => {
  const wanted = order ?? (at ? undefined : 'trust_you');
  return wanted ? { order_by: wanted } : {};
};

export const pointQuery = (at: ShopFilter['at']): Query =>
  at ? { 'address[latitude]': at.latitude, 'address[longitude]': at.longitude } : {};
