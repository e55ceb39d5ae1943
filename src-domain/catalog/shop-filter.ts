import type { Allergen, Diet } from '../dietary/index.ts';
import type { CategoryId } from '../kernel/ids.ts';
import type { Decimal } from '../pricing/index.ts';
import type { ShopKind } from './shop.ts';
import type { GeoPoint } from './geo.ts';

/**
 * CATALOG-1: The sort orders of a shop list; `undefined` is the recommended one. `fastest` compares delivery times,
 * `nearest` the distance from the address, `delivery_fee` the fee to the address, `total_price` what the cheapest order
 * costs.
 */
export const SHOP_ORDERS = [
  'fastest',
  'nearest',
  'high_rating',
  'delivery_fee',
  'total_price',
  'best_sale',
  'new',
] as const;
/** One of `SHOP_ORDERS`. */
export type ShopOrder = (typeof SHOP_ORDERS)[number];

/** From a lowest to a highest price in major units, both included. */
export type PriceSpan = { readonly from: Decimal; readonly to: Decimal };

/** The filter of a shop list; an absent member does not filter. */
export type ShopFilter = {
  readonly kind?: ShopKind | undefined;
  /** Shops in any of these categories. */
  readonly categoryIds?: readonly CategoryId[] | undefined;
  readonly order?: ShopOrder | undefined;
  readonly isOpen?: boolean | undefined;
  readonly hasDeals?: boolean | undefined;
  readonly isFreeDelivery?: boolean | undefined;
  readonly isVerified?: boolean | undefined;
  /** Lowest average rating, 0–5. */
  readonly minRating?: number | undefined;
  /** The longest delivery time, in minutes. */
  readonly mostMinutes?: number | undefined;
  /** The highest delivery fee to the location, or base price without one; major units of the chosen currency. */
  readonly mostFee?: Decimal | undefined;
  /** Shops that carry any of these tags. */
  readonly tagIds?: readonly number[] | undefined;
  /** Shops with enough dishes that follow all of these diets and lack the allergens. */
  readonly diets?: readonly Diet[] | undefined;
  readonly without?: readonly Allergen[] | undefined;
  /** Shops with enough dishes that also suit the dietary profile of this device. */
  readonly isForMe?: true | undefined;
  /** Shops that sell something between these prices, in the chosen currency. */
  readonly prices?: PriceSpan | undefined;
  /** Only shops whose zone contains this location. */
  readonly at?: GeoPoint | undefined;
};

/** The filter that matches every shop. */
export const noShopFilter: ShopFilter = {};

/** CATALOG-1a: Returns what servers without `shop_counts` support: one category, one tag, no limits, no diets. */
export const plainShopFilter = ({
  categoryIds,
  tagIds,
  mostMinutes: _minutes,
  mostFee: _fee,
  diets: _diets,
  without: _without,
  isForMe: _isForMe,
  ...others
}: ShopFilter): ShopFilter => ({
  ...others,
  ...(categoryIds && { categoryIds: categoryIds.slice(0, 1) }),
  ...(tagIds && { tagIds: tagIds.slice(0, 1) }),
});
