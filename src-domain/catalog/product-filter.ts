import type { DietaryNeeds } from '../dietary/index.ts';
import type { CategoryId, ShopId } from '../kernel/ids.ts';
import type { PriceSpan } from './shop-filter.ts';

/** Contract 3.4: The sort orders of a product list; `undefined` is the server's default. */
export const PRODUCT_ORDERS = [
  'new',
  'old',
  'best_sale',
  'low_sale',
  'high_rating',
  'low_rating',
  'price_asc',
  'price_desc',
] as const;
/** One of `PRODUCT_ORDERS`. */
export type ProductOrder = (typeof PRODUCT_ORDERS)[number];

/** CATALOG-2: The filter of a product list; an absent member does not filter. */
export type ProductFilter = {
  /** The category or any below it. */
  readonly categoryId?: CategoryId | undefined;
  /** Products of any of these brands. */
  readonly brandIds?: readonly number[] | undefined;
  readonly search?: string | undefined;
  /** Products with a price between these, in the chosen currency. */
  readonly prices?: PriceSpan | undefined;
  /** Lowest average rating, 0–5. */
  readonly minRating?: number | undefined;
  readonly order?: ProductOrder | undefined;
  readonly hasBonus?: boolean | undefined;
  readonly hasDiscount?: boolean | undefined;
  /** Only products with a bonus or a discount. */
  readonly hasDeals?: boolean | undefined;
  readonly isVegetarian?: boolean | undefined;
  /**
   * CATALOG-5: Only products declared to suit. Sent only to servers that announce `dietary` (contract 8.7); others do
   * not filter by it.
   */
  readonly dietary?: DietaryNeeds | undefined;
};

/** The filter of a list of products of all shops, or of one shop with `shopId`. */
export type MarketFilter = ProductFilter & { readonly shopId?: ShopId | undefined };
