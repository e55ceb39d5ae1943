import type { ShopId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { money, type Money } from '../pricing/index.ts';
import { cartOfState, emptyState, piecesAt, positionAt, stateOf, type Cart } from './persistent-cart/cart-state.ts';
import { lineKey, type CartLine, type LineKey } from './cart-line.ts';
import { LINES_MAX } from './limits.ts';
import { mergeInto, put, putPieces, removeAt } from './persistent-cart/put-line.ts';
import { lineIn, linesOf } from './persistent-cart/cart-version.ts';

/** Why a line is not added to a cart; the cart stays as it was. */
export type AddRefusal =
  /** CART-3a: the cart holds products of another shop; the customer may replace it. */
  | { readonly kind: 'other-shop'; readonly current: ShopId }
  /** CART-3c: the cart holds `max` lines and this would be one more. */
  | { readonly kind: 'too-many-lines'; readonly max: number };

/**
 * Running sums over all lines; `net` is what the customer pays. An empty cart has no currency, so its amounts are
 * `undefined`.
 */
export type CartTotals = {
  readonly lines: number;
  readonly pieces: number;
  readonly gross: Money | undefined;
  readonly discount: Money | undefined;
  readonly net: Money | undefined;
};

/** The cart that holds nothing and belongs to no shop. */
export const emptyCart: Cart = cartOfState(emptyState());

/**
 * Returns a cart of the given lines in their order. Merges lines of the same identity and drops lines of another shop
 * than the first. Accepts more than `LINES_MAX` lines, because it reads existing carts.
 */
export const cartOf = (lines: readonly CartLine[]): Cart =>
  lines.reduce((cart, line) => {
    const outcome = addLine(cart, line, Infinity);
    return outcome.ok ? outcome.value : cart;
  }, emptyCart);

/** The lines in the order in which they were added; the same list every time for the same cart. */
export const cartLines = (cart: Cart): readonly CartLine[] => {
  const state = stateOf(cart);
  state.listed ??= linesOf(state.version);
  return state.listed;
};

/** The line with an identity; `undefined` if the cart has none. */
export const lineAt = (cart: Cart, key: LineKey): CartLine | undefined => lineIn(stateOf(cart).version, key);

/** The shop of all lines; `undefined` for an empty cart. */
export const cartShop = (cart: Cart): ShopId | undefined => stateOf(cart).shop;

/** Whether the cart holds no line. */
export const isEmptyCart = (cart: Cart): boolean => stateOf(cart).lines === 0;

/** CART-2: the sums over all lines, at the same cost in a cart of any length. */
export const cartTotals = (cart: Cart): CartTotals => {
  const { lines, pieces, gross, discount, scale } = stateOf(cart);
  if (lines === 0) return { lines, pieces, gross: undefined, discount: undefined, net: undefined };
  return {
    lines,
    pieces,
    gross: money(gross, scale),
    discount: money(discount, scale),
    net: money(gross - discount, scale),
  };
};

/** The position of a line, to restore it there. */
export const positionOf = (cart: Cart, key: LineKey): number | undefined => positionAt(cart, key);

/**
 * CART-2: Merges the quantity into the matching line, which takes the newer prices, or appends the line. CART-3:
 * refuses a line of another shop, and a new line in a cart of `linesMax` lines. Throws RangeError as CART-2c and
 * CART-2e say.
 */
export const addLine = (cart: Cart, added: CartLine, linesMax: number = LINES_MAX): Result<Cart, AddRefusal> => {
  const key = lineKey(added);
  const refusal = refusalOf(cart, added, key, linesMax);
  return refusal ? err(refusal) : ok(mergeInto(cart, key, added));
};

/**
 * CART-2: Replaces the matching line, or the edited line in place, or appends the line. CART-2d: Merges a line edited
 * into another one. Refuses as `addLine` does.
 */
export const setLine = (cart: Cart, line: CartLine, editing?: LineKey): Result<Cart, AddRefusal> => {
  const key = lineKey(line);
  const edited = editing === undefined || editing === key ? undefined : positionAt(cart, editing);
  const refusal = refusalOf(cart, line, key, edited === undefined ? LINES_MAX : Infinity);
  if (refusal) return err(refusal);
  if (edited === undefined || editing === undefined) return ok(put(cart, key, line));
  return ok(mergeInto(removeAt(cart, editing), key, line, Math.min(edited, positionAt(cart, key) ?? edited)));
};

/** CART-2: Removes one piece, but never the last; an unknown line changes nothing. */
export const reduceLine = (cart: Cart, key: LineKey): Cart => {
  const pieces = piecesAt(cart, key);
  return pieces > 1 ? setQuantity(cart, key, pieces - 1) : cart;
};

/**
 * Sets the quantity of a line; 0 removes it. An unknown line or the same quantity changes nothing. Throws RangeError
 * for an invalid quantity.
 */
export const setQuantity = (cart: Cart, key: LineKey, quantity: number): Cart =>
  quantity === 0 ? removeAt(cart, key) : putPieces(cart, key, quantity);

/** CART-2: Removes the matching line; an unknown one changes nothing. */
export const removeLine = (cart: Cart, key: LineKey): Cart => removeAt(cart, key);

/** Returns the empty cart; an empty cart is returned unchanged. */
export const clearCart = (cart: Cart): Cart => (isEmptyCart(cart) ? cart : emptyCart);

/**
 * CART-9: Restores a removed line at its position; merges if the same line was added again meanwhile. Refuses as
 * `addLine` does.
 */
export const restoreLine = (
  cart: Cart,
  line: CartLine,
  position: number,
  linesMax: number = LINES_MAX,
): Result<Cart, AddRefusal> => {
  const key = lineKey(line);
  const refusal = refusalOf(cart, line, key, linesMax);
  if (refusal) return err(refusal);
  return ok(piecesAt(cart, key) > 0 ? mergeInto(cart, key, line) : put(cart, key, line, position));
};

const refusalOf = (cart: Cart, { shopId }: CartLine, key: LineKey, linesMax: number): AddRefusal | undefined => {
  const { shop, lines } = stateOf(cart);
  if (shop !== undefined && shop !== shopId) return { kind: 'other-shop', current: shop };
  return piecesAt(cart, key) === 0 && lines >= linesMax ? { kind: 'too-many-lines', max: linesMax } : undefined;
};
