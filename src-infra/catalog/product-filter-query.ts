import type { ProductFilter } from '@domain/catalog/index.ts';

type Query = Readonly<Record<string, string | number>>;

/** Contract 3.4: returns a filter as query parameters. */
export const productFilterQuery = (filter: ProductFilter): Query => ({
  ...(filter.categoryId !== undefined && { category_id: filter.categoryId }),
  ...listQuery('brand_ids', filter.brandIds),
  ...(filter.search && { search: filter.search }),
  ...(filter.prices && { prices: `${filter.prices.from},${filter.prices.to}` }),
  ...(filter.minRating !== undefined && { 'rating[0]': filter.minRating, 'rating[1]': 5 }),
  ...(filter.order && { order_by: filter.order }),
  ...(filter.hasBonus && { bonus: 1 }),
  ...(filter.hasDiscount && { has_discount: 1 }),
  ...(filter.hasDeals && { deals: 1 }),
  ...(filter.isVegetarian && { vegetarian: 1 }),
  ...listQuery('diets', filter.dietary?.diets),
  ...listQuery('without_allergens', filter.dietary?.without),
});

const listQuery = (name: string, values: readonly (string | number)[] = []): Query =>
  Object.fromEntries(values.map((value, index) => [`${name}[${index}]`, value]));
