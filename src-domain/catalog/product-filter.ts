import type { DietaryWishes } from '../dietary/index.ts';
import type { CategoryId, ShopId } from '../kernel/ids.ts';
import type { PriceSpan } from './shop-filter.ts';

/** Contract 3.4: orders a list of products can be asked in; `undefined` is the server's own. */
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

/** CATALOG-2: what narrows a list of products; an absent member does not narrow. */
export type ProductFilter = {
  /** The category or one below it. */
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
  /** A bonus or a discount. */
  readonly hasDeals?: boolean | undefined;
  readonly isVegetarian?: boolean | undefined;
  /**
   * CATALOG-5: only what is declared to suit. Asked only of servers that announce `dietary` (contract 8.7); others do
   * not narrow by it.
   */
  readonly dietary?: DietaryWishes | undefined;
};

/** What narrows a list of products of all shops; one shop's list with `shopId`. */
export type MarketFilter = ProductFilter & { readonly shopId?: ShopId | undefined };
