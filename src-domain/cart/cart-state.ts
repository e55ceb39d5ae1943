import type { ShopId } from '../kernel/ids.ts';
import type { Scale } from '../pricing/index.ts';
import type { CartLine, LineKey } from './cart-line.ts';
import { emptyVersion, slotIn, type Version } from './versioned-lines.ts';

declare const opaque: unique symbol;

/** The lines of one shop that somebody wants to order. Immutable; read and changed through the functions of this feature. */
export type Cart = { readonly [opaque]: 'Cart' };

/** What a cart is inside: a version of the lines and the running sums over them. */
export type CartState = {
  readonly version: Version;
  readonly shop: ShopId | undefined;
  readonly nextPlace: number;
  readonly lines: number;
  readonly pieces: number;
  readonly gross: number;
  readonly discount: number;
  readonly scale: Scale;
  /** The lines in their order, once somebody asked. */
  listed: readonly CartLine[] | undefined;
};

/** What a cart without lines is inside; each has a list of its own. */
export const emptyState = (): CartState => ({ version: emptyVersion(), shop: undefined, nextPlace: 0, lines: 0, pieces: 0, gross: 0, discount: 0, scale: 2, listed: [] });

/** The cart of a state. */
export const cartOfState = (state: CartState): Cart => state as unknown as Cart;
/** The state of a cart. */
export const stateOf = (cart: Cart): CartState => cart as unknown as CartState;

/** The pieces under a key; 0 where nothing stands. */
export const piecesAt = (cart: Cart, key: LineKey): number => slotIn(stateOf(cart).version, key)?.quantity ?? 0;

/** The place of the line under a key. */
export const placeAt = (cart: Cart, key: LineKey): number | undefined => {
  const slot = slotIn(stateOf(cart).version, key);
  return slot?.line && slot.place;
};
