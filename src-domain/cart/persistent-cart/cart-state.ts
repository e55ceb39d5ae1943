import type { ShopId } from '../../kernel/ids.ts';
import type { Scale } from '../../pricing/index.ts';
import type { CartLine, LineKey } from '../cart-line.ts';
import { emptyVersion, slotIn, type CartVersion } from './cart-version.ts';

declare const opaque: unique symbol;

/**
 * The lines of one shop that somebody wants to order. Immutable; read and changed through the functions of this
 * feature.
 */
export type Cart = { readonly [opaque]: 'Cart' };

/** The inside of a cart: a version of its lines and their running sums. */
export type CartState = {
  readonly version: CartVersion;
  readonly shop: ShopId | undefined;
  readonly nextPosition: number;
  readonly lines: number;
  readonly pieces: number;
  readonly gross: number;
  readonly discount: number;
  readonly scale: Scale;
  /** The lines in order, cached on the first read. */
  listed: readonly CartLine[] | undefined;
};

/** The inside of an empty cart; each call starts a version of its own. */
export const emptyState = (): CartState => ({
  version: emptyVersion(),
  shop: undefined,
  nextPosition: 0,
  lines: 0,
  pieces: 0,
  gross: 0,
  discount: 0,
  scale: 2,
  listed: [],
});

// `Cart` is the same value with its parts hidden from everything outside this folder.
/** The cart of a state. */
export const cartOfState = (state: CartState): Cart => state as unknown as Cart;
/** The state of a cart. */
export const stateOf = (cart: Cart): CartState => cart as unknown as CartState;

/** The quantity of a key; 0 if it has no line. */
export const piecesAt = (cart: Cart, key: LineKey): number => slotIn(stateOf(cart).version, key)?.quantity ?? 0;

/** The position of a key's line. */
export const positionAt = (cart: Cart, key: LineKey): number | undefined => {
  const slot = slotIn(stateOf(cart).version, key);
  return slot?.line && slot.position;
};
