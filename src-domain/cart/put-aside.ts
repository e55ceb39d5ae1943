import type { UserId } from '../kernel/ids.ts';
import { cartShop, isEmptyCart } from './cart.ts';
import type { Cart } from './persistent-cart/cart-state.ts';

/** A cart that another one has replaced; `owner` is `undefined` for a guest's. */
export type PutAside = {
  readonly cart: Cart;
  readonly shopTitle: string;
  readonly owner: UserId | undefined;
  /** The customer's date on which it was put aside, `YYYY-MM-DD`. */
  readonly day: string;
};

/** Whose cart it is, and which day it is there. */
export type AsideReader = Pick<PutAside, 'owner' | 'day'>;

/** CART-3d: the cart to put aside; none of an empty one. */
export const putAside = (cart: Cart, shopTitle: string, { owner, day }: AsideReader): PutAside | undefined =>
  isEmptyCart(cart) ? undefined : { cart, shopTitle, owner, day };

/**
 * CART-3d: what is put aside for this reader beside the cart: only the owner's own, only until the end of the day, and
 * nothing while the cart is of the same shop again.
 */
export const asideFor = (aside: PutAside | undefined, { owner, day }: AsideReader, cart: Cart): PutAside | undefined =>
  aside?.owner === owner && aside?.day === day && cartShop(aside.cart) !== cartShop(cart) ? aside : undefined;
