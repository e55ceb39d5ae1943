import type { GeoPoint } from '../catalog/index.ts';
import type { Answer } from '../kernel/answer.ts';
import type { CartId, ShopId } from '../kernel/ids.ts';
import type { Totals } from '../pricing/index.ts';
import type { InsertEntry } from './user-cart.ts';

/**
 * CART-13: The price of a cart at checkout, calculated by the server without tip and coupon. Without a location the
 * totals contain no delivery.
 */
export interface CartPrices {
  /** Prices the lines of a guest; creates no cart. Fails for more than `PRICED_LINES_MAX` lines and add-ons. */
  ofLines(shop: ShopId, entries: readonly InsertEntry[], place: GeoPoint | undefined): Answer<Totals>;
  /** Prices a signed-in customer's cart, exactly as checkout does. */
  ofCart(cart: CartId, place: GeoPoint | undefined): Answer<Totals>;
}

/** CART-13: The most lines and add-ons of a guest that are priced together: as many as a URL can carry. */
export const PRICED_LINES_MAX = 100;
