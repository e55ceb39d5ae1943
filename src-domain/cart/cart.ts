import type { ShopId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { addMoney, lineAmounts, noMoney, subtractMoney, type Money } from '../pricing/index.ts';
import { lineKey, withQuantity, type CartLine, type LineKey } from './cart-line.ts';
import { changed, emptyVersion, linesOf, type PlacedLine, type Version } from './versioned-lines.ts';

declare const opaque: unique symbol;

/** The lines of one shop that somebody wants to order. Immutable; read through the functions of this module. */
export type Cart = { readonly [opaque]: 'Cart' };

/** CART-3: another shop's product asks whether to replace the cart. */
export type AddRefusal = { readonly kind: 'other-shop'; readonly current: ShopId };

/** Running sums over all lines; `net` is what the customer pays for them. `undefined` amounts of an empty cart have no currency. */
export type CartTotals = { readonly lines: number; readonly pieces: number; readonly gross: Money | undefined; readonly discount: Money | undefined; readonly net: Money | undefined };

type CartState = { readonly version: Version; readonly shop: ShopId | undefined; readonly nextPlace: number; readonly totals: CartTotals };

const noTotals: CartTotals = { lines: 0, pieces: 0, gross: undefined, discount: undefined, net: undefined };

/** A cart without lines. Each call makes its own, since versions of one cart share their storage. */
export const createCart = (): Cart => wrap({ version: emptyVersion(), shop: undefined, nextPlace: 0, totals: noTotals });

/** A cart of given lines in their order; lines of the same identity are merged. Lines of another shop than the first are left out. */
export const cartOf = (lines: readonly CartLine[]): Cart =>
  lines.reduce((cart, line) => {
    const outcome = addLine(cart, line);
    return outcome.ok ? outcome.value : cart;
  }, createCart());

export const cartLines = (cart: Cart): readonly CartLine[] => placedLines(cart).map(({ line }) => line);
export const lineAt = (cart: Cart, key: LineKey): CartLine | undefined => linesOf(read(cart).version).get(key)?.line;
export const cartShop = (cart: Cart): ShopId | undefined => read(cart).shop;
export const cartTotals = (cart: Cart): CartTotals => read(cart).totals;
export const isEmptyCart = (cart: Cart): boolean => read(cart).totals.lines === 0;

/** CART-2: merges the quantity into the matching line or appends. RangeError for quantities that are not positive whole numbers. */
export const addLine = (cart: Cart, added: CartLine): Result<Cart, AddRefusal> => {
  const { shop } = read(cart);
  if (shop !== undefined && shop !== added.shopId) return err({ kind: 'other-shop', current: shop });
  const key = lineKey(added);
  const known = lineAt(cart, key);
  return ok(put(cart, known ? [[key, withQuantity(known, known.quantity + checked(added).quantity)]] : [[key, checked(added)]]));
};

/** CART-2: replaces the matching line, or the line being edited in its place, or appends. */
export const setLine = (cart: Cart, line: CartLine, editing?: LineKey): Result<Cart, AddRefusal> => {
  const { shop, version } = read(cart);
  if (shop !== undefined && shop !== line.shopId) return err({ kind: 'other-shop', current: shop });
  const key = lineKey(checked(line));
  const edited = editing === undefined || editing === key ? undefined : linesOf(version).get(editing);
  if (editing === undefined || !edited) return ok(put(cart, [[key, line]]));
  const twin = linesOf(version).get(key);
  return ok(put(cart, [[editing, undefined], [key, line]], twin ? Math.min(twin.place, edited.place) : edited.place));
};

/** CART-2: one piece fewer, never below one. */
export const reduceLine = (cart: Cart, key: LineKey): Cart => {
  const line = lineAt(cart, key);
  return line && line.quantity > 1 ? put(cart, [[key, withQuantity(line, line.quantity - 1)]]) : cart;
};

/** Sets the quantity of a line; 0 removes it. An unknown line changes nothing. */
export const setQuantity = (cart: Cart, key: LineKey, quantity: number): Cart => {
  const line = lineAt(cart, key);
  if (!line) return cart;
  return quantity === 0 ? removeLine(cart, key) : put(cart, [[key, checked(withQuantity(line, quantity))]]);
};

/** CART-2: deletes the matching line. */
export const removeLine = (cart: Cart, key: LineKey): Cart => (lineAt(cart, key) ? put(cart, [[key, undefined]]) : cart);

/** Where a line stands, so that it can be put back there. */
export const placeOf = (cart: Cart, key: LineKey): number | undefined => linesOf(read(cart).version).get(key)?.place;

/** CART-9: puts a removed line back where it was; merges when the same line has come again meanwhile. */
export const restoreLine = (cart: Cart, line: CartLine, place: number): Result<Cart, AddRefusal> => {
  const { shop } = read(cart);
  if (shop !== undefined && shop !== line.shopId) return err({ kind: 'other-shop', current: shop });
  return lineAt(cart, lineKey(line)) ? addLine(cart, line) : ok(put(cart, [[lineKey(line), line]], place));
};

const states = new WeakMap<Cart, CartState>();

const wrap = (state: CartState): Cart => {
  const cart = Object.freeze({}) as Cart;
  states.set(cart, state);
  return cart;
};

const read = (cart: Cart): CartState => {
  const state = states.get(cart);
  if (!state) throw new TypeError('Not a cart of this module');
  return state;
};

const placedLines = (cart: Cart): readonly PlacedLine[] => [...linesOf(read(cart).version).values()].sort((left, right) => left.place - right.place);

type Put = readonly [key: LineKey, line: CartLine | undefined];

/** Writes lines under their keys; a new line stands at `place`, else at the end. */
const put = (cart: Cart, puts: readonly Put[], place?: number): Cart => {
  const state = read(cart);
  const before = linesOf(state.version);
  let { totals } = state;
  const changes = puts.map(([key, line]) => {
    const known = before.get(key);
    totals = withoutLine(totals, known?.line);
    totals = withLine(totals, line);
    return { key, placed: line && { line, place: place ?? known?.place ?? state.nextPlace } };
  });
  const shop = totals.lines === 0 ? undefined : (state.shop ?? puts.find(([, line]) => line)?.[1]?.shopId);
  return wrap({
    version: changed(state.version, changes),
    shop,
    nextPlace: Math.max(state.nextPlace, ...changes.map(({ placed }) => (placed?.place ?? -1) + 1)),
    totals: totals.lines === 0 ? noTotals : totals,
  });
};

const withLine = (totals: CartTotals, line: CartLine | undefined): CartTotals => {
  if (!line) return totals;
  const { gross, discount, net } = lineAmounts(line.item.price, line.quantity, line.addons);
  const none = noMoney(net.scale);
  return {
    lines: totals.lines + 1,
    pieces: totals.pieces + line.quantity,
    gross: addMoney(totals.gross ?? none, gross),
    discount: addMoney(totals.discount ?? none, discount),
    net: addMoney(totals.net ?? none, net),
  };
};

const withoutLine = (totals: CartTotals, line: CartLine | undefined): CartTotals => {
  if (!line || !totals.gross || !totals.discount || !totals.net) return totals;
  const { gross, discount, net } = lineAmounts(line.item.price, line.quantity, line.addons);
  return {
    lines: totals.lines - 1,
    pieces: totals.pieces - line.quantity,
    gross: subtractMoney(totals.gross, gross),
    discount: subtractMoney(totals.discount, discount),
    net: subtractMoney(totals.net, net),
  };
};

const checked = (line: CartLine): CartLine => {
  if (!Number.isSafeInteger(line.quantity) || line.quantity < 1) throw new RangeError(`A line needs a positive whole quantity, got ${line.quantity}`);
  return line;
};
