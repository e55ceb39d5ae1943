import type { ShopId } from '../kernel/ids.ts';
import { lineSums, type Scale } from '../pricing/index.ts';
import { withQuantity, type CartLine, type LineKey } from './cart-line.ts';
import { changed, emptyVersion, linesOf, type Change, type PlacedLine, type Version } from './versioned-lines.ts';

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

export type Put = { readonly key: LineKey; readonly line: CartLine | undefined; readonly place?: number };

export const emptyState = (): CartState => ({ version: emptyVersion(), shop: undefined, nextPlace: 0, lines: 0, pieces: 0, gross: 0, discount: 0, scale: 2, listed: [] });

export const cartOfState = (state: CartState): Cart => state as unknown as Cart;
export const stateOf = (cart: Cart): CartState => cart as unknown as CartState;

export const placedAt = (cart: Cart, key: LineKey): PlacedLine | undefined => linesOf(stateOf(cart).version).get(key);

/** Writes lines under their keys. A new line stands at its `place`, else at the end. RangeError for quantities that are no count of pieces. */
export const put = (cart: Cart, puts: readonly Put[]): Cart => {
  const state = stateOf(cart);
  // An empty cart has nothing to remember: its successor begins a list of its own, so carts made of `emptyCart` share nothing.
  const version = state.lines === 0 ? emptyVersion() : state.version;
  const before = linesOf(version);
  let { lines, pieces, gross, discount, nextPlace, shop, scale } = state;
  const changes: Change[] = [];
  for (const { key, line, place } of puts) {
    const known = before.get(key);
    if (known) {
      lines -= 1;
      pieces -= known.line.quantity;
      gross -= known.gross;
      discount -= known.discount;
    }
    const placed = line && placedLine(key, line, place ?? known?.place ?? nextPlace);
    if (placed) {
      const own = placed.line.item.price.price.scale;
      if (lines > 0 && own !== scale) throw new RangeError('Lines of two currencies do not mix: refresh the cart first');
      scale = own;
      shop = placed.line.shopId;
      lines += 1;
      pieces += placed.line.quantity;
      gross += placed.gross;
      discount += placed.discount;
      nextPlace = Math.max(nextPlace, placed.place + 1);
    }
    changes.push({ key, placed });
  }
  return cartOfState({ version: changed(version, changes), shop: lines === 0 ? undefined : shop, nextPlace, lines, pieces, gross, discount, scale, listed: undefined });
};

const placedLine = (key: LineKey, given: CartLine, place: number): PlacedLine => {
  const { quantity } = given;
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`A line needs a positive whole quantity, got ${quantity}`);
  const line = withQuantity(given, quantity);
  const { gross, discount } = lineSums(line.item.price, quantity, line.addons);
  return { key, line, place, gross, discount };
};
