import type { Answer } from '../kernel/answer.ts';
import type { CartId, ShopId } from '../kernel/ids.ts';
import type { LiveValue } from '../kernel/live-value.ts';
import type { Cart } from './cart.ts';
import type { InsertEntry, UserCart } from './user-cart.ts';

/** Keeps the guest cart of one app instance. */
export type CartStore = LiveValue<Cart>;

/** The signed-in customer's carts at the server. */
export interface UserCarts {
  /** The open cart; `undefined` when there is none. Prices are refreshed by reading. */
  load(): Answer<UserCart | undefined>;
  /**
   * Sets the quantities of the named lines, all or nothing; makes the cart when absent.
   * Repeating the same call changes nothing. Refused with ERROR_440 while a cart of another shop is open.
   */
  insert(shop: ShopId, entries: readonly InsertEntry[]): Answer<UserCart>;
  remove(cart: CartId): Answer<void>;
}
