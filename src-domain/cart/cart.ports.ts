import type { Answer } from '../kernel/answer.ts';
import type { CartId, ShopId, UserId } from '../kernel/ids.ts';
import type { LiveValue } from '../kernel/live-value.ts';
import type { Cart } from './persistent-cart/cart-state.ts';
import type { MergeBase } from './guest-cart-merge.ts';
import type { InsertEntry, UserCart } from './user-cart.ts';

/** Keeps the guest cart of one app instance. */
export type CartStore = LiveValue<Cart>;

/** CART-6: Whether the guest cart outlives this tab, which only the customer decides. */
export interface CartKeeping {
  /** The customer's choice; false until they choose. */
  isKept(): boolean;
  /** Turns storing the cart on this device on or off, with immediate effect. */
  keep(isKept: boolean): void;
}

/** The signed-in customer's carts on the server. */
export interface UserCarts {
  /** The open cart; `undefined` if there is none. Reading refreshes the prices. */
  load(): Answer<UserCart | undefined>;
  /**
   * The cart as this device last saw it, to show while the server is unreachable (ERROR-6). Absent if nothing is
   * stored.
   */
  readonly lastSeen?: () => Answer<UserCart | undefined>;
  /**
   * Sets the quantities of the named lines, all or nothing; creates the cart if absent. Repeating a call changes
   * nothing. Refused with ERROR_440 while a cart of another shop is open.
   */
  insert(shop: ShopId, entries: readonly InsertEntry[]): Answer<UserCart>;
  /** Deletes a cart with all its lines. */
  remove(cart: CartId): Answer<void>;
}

/**
 * A merge whose outcome is unknown: the cart it goes to, what the server held before, and everything sent since.
 */
export type MergePlan = {
  readonly user: UserId;
  readonly shop: ShopId;
  readonly base: MergeBase;
  readonly sent: readonly InsertEntry[];
};

/** Stores an unfinished merge beside the guest cart. */
export interface MergeMemory {
  /** The unfinished merge; `undefined` if there is none. */
  read(): MergePlan | undefined;
  /** Stores a merge, or deletes it with `undefined`. */
  write(plan: MergePlan | undefined): void;
}
