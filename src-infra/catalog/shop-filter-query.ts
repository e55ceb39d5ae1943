import type { ShopFilter } from '@domain/catalog/index.ts';

type Query = Readonly<Record<string, string | number>>;

/** Contract 3.3: returns a filter as query parameters; more than `plainShopFilter` keeps needs `shop_counts`. */
export const shopFilterQuery = (filter: ShopFilter): Query => ({
  ...(filter.kind && { type: filter.kind }),
  ...anyOf('category_id', 'category_ids', filter.categoryIds),
  ...orderQuery(filter),
  ...(filter.isOpen && { open: 1 }),
  ...(filter.hasDeals && { deals: 1 }),
  ...(filter.isFreeDelivery && { free_delivery: 1 }),
  ...(filter.isVerified && { verify: 1 }),
  ...(filter.minRating !== undefined && { 'rating[0]': filter.minRating, 'rating[1]': 5 }),
  ...anyOf('take', 'takes', filter.tagIds),
  ...(filter.mostMinutes !== undefined && { delivery_time_to: filter.mostMinutes }),
  ...(filter.mostFee !== undefined && { delivery_fee_to: filter.mostFee }),
  ...allOf('diets', filter.diets),
  ...allOf('without_allergens', filter.without),
  ...(filter.prices && { prices: `${filter.prices.from},${filter.prices.to}` }),
  ...pointQuery(filter.at),
});

/** The contract knows one value; several are an extension. */
const anyOf = (one: string, several: string, values: readonly number[] = []): Query =>
  values.length > 1
    ? Object.fromEntries(values.map((value, index) => [`${several}[${index}]`, value]))
    : Object.fromEntries(values.map((value) => [one, value]));

const allOf = (name: string, values: readonly string[] = []): Query =>
  Object.fromEntries(values.map((value, index) => [`${name}[${index}]`, value]));

/**
 * Contract 3.3: near a location the default of servers is the cheapest delivery. A server that does not know the
 * columns `distance` and `least_order` sorts by id (contract 1.4).
 */
const orderQuery = ({ order, at }: ShopFilter): Query => {
  if (order === 'fastest') return { fast_delivery: 1 };
  if (order === 'nearest') return { column: 'distance', sort: 'asc' };
  if (order === 'delivery_fee') return at ? {} : { column: 'price', sort: 'asc' };
  if (order === 'total_price') return { column: 'least_order', sort: 'asc' };
  return { order_by: order ?? 'trust_you' };
};

export const pointQuery = (at: ShopFilter['at']): Query =>
  at ? { 'address[latitude]': at.latitude, 'address[longitude]': at.longitude } : {};
