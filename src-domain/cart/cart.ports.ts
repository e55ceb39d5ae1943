import type { Answer } from '../kernel/answer.ts';
import type { CartId, ShopId, UserId } from '../kernel/ids.ts';
import type { LiveValue } from '../kernel/live-value.ts';
import type { Cart } from './persistent-cart/cart-state.ts';
import type { HandOverBase } from './hand-over.ts';
import type { InsertEntry, UserCart } from './user-cart.ts';

/** Keeps the guest cart of one app instance. */
export type CartStore = LiveValue<Cart>;

/** CART-6: whether the guest cart outlives this tab, which only the customer says. */
export interface CartKeeping {
  /** What the customer has chosen; not kept until then. */
  isKept(): boolean;
  /** What is in the cart is kept from now on, or at once no longer. */
  keep(isKept: boolean): void;
}

/** The signed-in customer's carts at the server. */
export interface UserCarts {
  /** The open cart; `undefined` when there is none. Prices are refreshed by reading. */
  load(): Answer<UserCart | undefined>;
  /**
   * The cart as this device saw it last, for looking at while the server cannot be reached (ERROR-6). Absent where
   * nothing is kept.
   */
  readonly lastSeen?: () => Answer<UserCart | undefined>;
  /**
   * Sets the quantities of the named lines, all or nothing; makes the cart when absent. Repeating the same call changes
   * nothing. Refused with ERROR_440 while a cart of another shop is open.
   */
  insert(shop: ShopId, entries: readonly InsertEntry[]): Answer<UserCart>;
  /** Deletes a cart with everything in it. */
  remove(cart: CartId): Answer<void>;
}

/**
 * A hand-over whose outcome is not known: whose cart it goes to, what the server held before it, and everything that
 * was sent since.
 */
export type HandOverPlan = {
  readonly user: UserId;
  readonly shop: ShopId;
  readonly base: HandOverBase;
  readonly sent: readonly InsertEntry[];
};

/** Keeps an unfinished hand-over beside the guest cart. */
export interface HandOverMemory {
  /** The hand-over that is not finished; `undefined` when there is none. */
  read(): HandOverPlan | undefined;
  /** Keeps a hand-over, or forgets it with `undefined`. */
  write(plan: HandOverPlan | undefined): void;
}
