import type { ShopId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { money, type Money } from '../pricing/index.ts';
import { cartOfState, emptyState, piecesAt, placeAt, stateOf, type Cart } from './cart-state.ts';
import { lineKey, type CartLine, type LineKey } from './cart-line.ts';
import { join, put, putPieces, takeOut } from './put-line.ts';
import { lineIn, linesOf } from './versioned-lines.ts';

/** CART-3: another shop's product asks whether to replace the cart. */
export type AddRefusal = { readonly kind: 'other-shop'; readonly current: ShopId };

/** Running sums over all lines; `net` is what the customer pays for them. An empty cart has no currency, so its amounts are `undefined`. */
export type CartTotals = { readonly lines: number; readonly pieces: number; readonly gross: Money | undefined; readonly discount: Money | undefined; readonly net: Money | undefined };

/** The cart that holds nothing and belongs to no shop. */
export const emptyCart: Cart = cartOfState(emptyState());

/** A cart of given lines in their order; lines of the same identity are merged. Lines of another shop than the first are left out. */
export const cartOf = (lines: readonly CartLine[]): Cart =>
  lines.reduce((cart, line) => {
    const outcome = addLine(cart, line);
    return outcome.ok ? outcome.value : cart;
  }, emptyCart);

/** The lines in the order in which they came; the same list every time for the same cart. */
export const cartLines = (cart: Cart): readonly CartLine[] => {
  const state = stateOf(cart);
  state.listed ??= linesOf(state.version);
  return state.listed;
};

/** The line of an identity; `undefined` when the cart has none. */
export const lineAt = (cart: Cart, key: LineKey): CartLine | undefined => lineIn(stateOf(cart).version, key);

/** The shop of all lines; `undefined` for an empty cart. */
export const cartShop = (cart: Cart): ShopId | undefined => stateOf(cart).shop;

/** Whether the cart holds no line. */
export const isEmptyCart = (cart: Cart): boolean => stateOf(cart).lines === 0;

/** CART-2: the sums over all lines, at the same cost in a cart of any length. */
export const cartTotals = (cart: Cart): CartTotals => {
  const { lines, pieces, gross, discount, scale } = stateOf(cart);
  if (lines === 0) return { lines, pieces, gross: undefined, discount: undefined, net: undefined };
  return { lines, pieces, gross: money(gross, scale), discount: money(discount, scale), net: money(gross - discount, scale) };
};

/** Where a line stands, so that it can be put back there. */
export const placeOf = (cart: Cart, key: LineKey): number | undefined => placeAt(cart, key);

/** CART-2: merges the quantity into the matching line, which takes the newer prices, or appends. RangeErrors as of `cart-state`: CART-2c, CART-2e. */
export const addLine = (cart: Cart, added: CartLine): Result<Cart, AddRefusal> => {
  const refusal = refusalOf(cart, added);
  return refusal ? err(refusal) : ok(join(cart, lineKey(added), added));
};

/** CART-2: replaces the matching line, or the line being edited in its place, or appends. CART-2d: a line edited into another one joins it. */
export const setLine = (cart: Cart, line: CartLine, editing?: LineKey): Result<Cart, AddRefusal> => {
  const refusal = refusalOf(cart, line);
  if (refusal) return err(refusal);
  const key = lineKey(line);
  const edited = editing === undefined || editing === key ? undefined : placeAt(cart, editing);
  if (edited === undefined || editing === undefined) return ok(put(cart, key, line));
  return ok(join(takeOut(cart, editing), key, line, Math.min(edited, placeAt(cart, key) ?? edited)));
};

/** CART-2: one piece fewer, never below one; an unknown line changes nothing. */
export const reduceLine = (cart: Cart, key: LineKey): Cart => {
  const pieces = piecesAt(cart, key);
  return pieces > 1 ? setQuantity(cart, key, pieces - 1) : cart;
};

/** Sets the quantity of a line; 0 removes it. An unknown line, or the quantity it has, changes nothing. RangeError for a quantity that is no count of pieces. */
export const setQuantity = (cart: Cart, key: LineKey, quantity: number): Cart => (quantity === 0 ? takeOut(cart, key) : putPieces(cart, key, quantity));

/** CART-2: deletes the matching line; an unknown one changes nothing. */
export const removeLine = (cart: Cart, key: LineKey): Cart => takeOut(cart, key);

/** The cart without its lines; an empty one stays the same value. */
export const clearCart = (cart: Cart): Cart => (isEmptyCart(cart) ? cart : emptyCart);

/** CART-9: puts a removed line back where it was; merges when the same line has come again meanwhile. */
export const restoreLine = (cart: Cart, line: CartLine, place: number): Result<Cart, AddRefusal> => {
  const refusal = refusalOf(cart, line);
  if (refusal) return err(refusal);
  const key = lineKey(line);
  return ok(piecesAt(cart, key) > 0 ? join(cart, key, line) : put(cart, key, line, place));
};

/** The same cart with every line looked up again; a line that is gone is left out. For a new currency or language, and for stored carts. */
export const refreshCart = (cart: Cart, lookUp: (line: CartLine) => CartLine | undefined): Cart =>
  cartOf(cartLines(cart).flatMap((line) => lookUp(line) ?? []));

const refusalOf = (cart: Cart, { shopId }: CartLine): AddRefusal | undefined => {
  const { shop } = stateOf(cart);
  return shop === undefined || shop === shopId ? undefined : { kind: 'other-shop', current: shop };
};
