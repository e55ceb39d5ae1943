import type { ShopId } from '../kernel/ids.ts';
import { lineSums, type LineSums, type Scale } from '../pricing/index.ts';
import { wholePieces, withMandatory, type CartLine, type LineKey } from './cart-line.ts';
import { cartOfState, stateOf, type Cart } from './cart-state.ts';
import { NOTHING, type Content, type Slot } from './line-table.ts';
import { changed, emptyVersion, slotFor, slotIn, type Version } from './versioned-lines.ts';

/**
 * Sets what stands under a key: at `place`, else where the line stood or at the end. The same cart when that stands there
 * already. RangeError, with the cart as it was, for pieces that are no positive whole number, for a place that is no
 * count, for addons that are none, for lines of two currencies, and for sums beyond safe integers.
 */
export const put = (cart: Cart, key: LineKey, line: CartLine, place?: number): Cart => {
  const version = writable(cart);
  return putInto(cart, version, slotFor(version, key), line, wholePieces(line.quantity), place);
};

/** `put` that adds the line's pieces to those under the key. */
export const join = (cart: Cart, key: LineKey, line: CartLine, place?: number): Cart => {
  const version = writable(cart);
  const slot = slotFor(version, key);
  return putInto(cart, version, slot, line, slot.quantity + wholePieces(line.quantity), place);
};

/** Other pieces of the line under the key, without a look at the line; where nothing stands, the same cart. RangeErrors as of `put`. */
export const putPieces = (cart: Cart, key: LineKey, quantity: number): Cart => {
  wholePieces(quantity);
  const { version } = stateOf(cart);
  const slot = slotIn(version, key);
  if (!slot?.line || slot.quantity === quantity) return cart;
  const { line, place, grossEach, discountEach } = slot;
  const more = quantity - slot.quantity;
  return written(cart, version, slot, { line, quantity, place, gross: slot.gross + more * grossEach, discount: slot.discount + more * discountEach, grossEach, discountEach });
};

/** The cart without what stands under a key. */
export const takeOut = (cart: Cart, key: LineKey): Cart => {
  const { version } = stateOf(cart);
  const slot = slotIn(version, key);
  return slot?.line ? written(cart, version, slot, NOTHING) : cart;
};

/** An empty cart has nothing to remember: its successor begins a list of its own, so carts made of `emptyCart` share nothing. */
const writable = (cart: Cart): Version => {
  const { version, lines } = stateOf(cart);
  return lines === 0 ? emptyVersion() : version;
};

const putInto = (cart: Cart, version: Version, slot: Readonly<Slot>, line: CartLine, quantity: number, at: number | undefined): Cart => {
  const state = stateOf(cart);
  const place = at ?? (slot.line ? slot.place : state.nextPlace);
  if (slot.line === line && slot.quantity === quantity && slot.place === place) return cart;
  if (place < 0 || !Number.isSafeInteger(place + 1)) throw new RangeError(`A place is a whole number from 0 on, got ${place}`);
  const [{ gross, discount, scale }, each] = [sumsOf(line), sumsOfPiece(line)];
  if (state.lines > (slot.line ? 1 : 0) && scale !== state.scale) throw new RangeError('Lines of two currencies do not mix: refresh the cart first');
  const more = quantity - line.quantity;
  const content = { line, quantity, place, gross: gross + more * each.gross, discount: discount + more * each.discount, grossEach: each.gross, discountEach: each.discount };
  return written(cart, version, slot, content, line.shopId, scale);
};

/** Nothing has changed yet when one of the sums throws. */
const written = (cart: Cart, version: Version, slot: Readonly<Slot>, content: Content, shop?: ShopId, scale?: Scale): Cart => {
  const state = stateOf(cart);
  const lines = state.lines - (slot.line ? 1 : 0) + (content.line ? 1 : 0);
  return cartOfState({
    shop: lines === 0 ? undefined : (shop ?? state.shop),
    nextPlace: Math.max(state.nextPlace, content.place + 1),
    lines,
    pieces: safe(state.pieces - slot.quantity + content.quantity),
    gross: safe(state.gross - slot.gross + content.gross),
    discount: safe(state.discount - slot.discount + content.discount),
    scale: scale ?? state.scale,
    listed: undefined,
    version: changed(version, slot, content, lines),
  });
};

/** What the line costs in its own quantity. */
const sumsOf = ({ item, addons, quantity }: CartLine): LineSums => {
  for (const addon of addons) if (addon.quantity < 0) throw new RangeError(`An addon of ${addon.quantity} pieces`);
  return lineSums(item.price, quantity, withMandatory(addons, quantity));
};

/** What one piece more costs: addons that are chosen count for the whole line. */
const sumsOfPiece = ({ item, addons }: CartLine): LineSums => lineSums(item.price, 1, withMandatory(addons.filter(({ isMandatory }) => isMandatory), 1));

const safe = (sum: number): number => {
  if (Number.isSafeInteger(sum)) return sum;
  throw new RangeError(`The cart's sums go beyond safe integers: ${sum}`);
};
