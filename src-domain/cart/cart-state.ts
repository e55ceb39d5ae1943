import type { ShopId } from '../kernel/ids.ts';
import { lineSums, type Scale } from '../pricing/index.ts';
import { withQuantity, type CartLine, type LineKey } from './cart-line.ts';
import { changed, emptyVersion, placedIn, type PlacedLine, type Version } from './versioned-lines.ts';

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

export const emptyState = (): CartState => ({ version: emptyVersion(), shop: undefined, nextPlace: 0, lines: 0, pieces: 0, gross: 0, discount: 0, scale: 2, listed: [] });

export const cartOfState = (state: CartState): Cart => state as unknown as Cart;
export const stateOf = (cart: Cart): CartState => cart as unknown as CartState;

export const placedAt = (cart: Cart, key: LineKey): PlacedLine | undefined => placedIn(stateOf(cart).version, key);

/** Writes a line under its key: a new one at `place`, else at the end; none removes it. The line that stands there already gives the same cart. RangeError for a quantity that is no count of pieces. */
export const put = (cart: Cart, key: LineKey, line: CartLine | undefined, place?: number): Cart => {
  const state = stateOf(cart);
  // An empty cart has nothing to remember: its successor begins a list of its own, so carts made of `emptyCart` share nothing.
  const version = state.lines === 0 ? emptyVersion() : state.version;
  const known = placedIn(version, key);
  const placed = line && placedLine(line, place ?? known?.place ?? state.nextPlace);
  if (placed && placed.line === known?.line && placed.place === known.place) return cart;
  const others = known ? state.lines - 1 : state.lines;
  const scale = placed ? placed.line.item.price.price.scale : state.scale;
  if (placed && others > 0 && scale !== state.scale) throw new RangeError('Lines of two currencies do not mix: refresh the cart first');
  return cartOfState({
    version: changed(version, key, placed),
    shop: placed?.line.shopId ?? (others === 0 ? undefined : state.shop),
    nextPlace: placed && placed.place >= state.nextPlace ? placed.place + 1 : state.nextPlace,
    lines: placed ? others + 1 : others,
    pieces: state.pieces - (known?.line.quantity ?? 0) + (placed?.line.quantity ?? 0),
    gross: state.gross - (known?.gross ?? 0) + (placed?.gross ?? 0),
    discount: state.discount - (known?.discount ?? 0) + (placed?.discount ?? 0),
    scale,
    listed: undefined,
  });
};

const placedLine = (given: CartLine, place: number): PlacedLine => {
  const { quantity } = given;
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`A line needs a positive whole quantity, got ${quantity}`);
  const line = withQuantity(given, quantity);
  const { gross, discount } = lineSums(line.item.price, quantity, line.addons);
  return { line, place, gross, discount };
};
