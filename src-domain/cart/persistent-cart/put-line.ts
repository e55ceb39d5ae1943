import type { ShopId } from '../../kernel/ids.ts';
import { lineSums, type LineSums, type Scale } from '../../pricing/index.ts';
import { wholePieces, withMandatory, type CartLine, type LineKey } from '../cart-line.ts';
import { cartOfState, stateOf, type Cart } from './cart-state.ts';
import { EMPTY, type Content, type Slot } from './line-table.ts';
import { nextVersion, emptyVersion, slotFor, slotIn, type CartVersion } from './cart-version.ts';

/**
 * Sets the line of a key at `position`, or else where the key's line was, or at the end. Returns the same cart if that
 * changes nothing. Throws RangeError, leaving the cart as it was, for a quantity that is not a positive integer, for a
 * position that is not a natural number, for a chosen add-on of less than one piece, for a second currency, and for
 * sums beyond safe integers.
 */
export const put = (cart: Cart, key: LineKey, line: CartLine, position?: number): Cart => {
  const version = writable(cart);
  return putInto(cart, version, slotFor(version, key), line, wholePieces(line.quantity), position);
};

/** Like `put`, but adds the line's quantity to the quantity of the key. */
export const mergeInto = (cart: Cart, key: LineKey, line: CartLine, position?: number): Cart => {
  const version = writable(cart);
  const slot = slotFor(version, key);
  return putInto(cart, version, slot, line, slot.quantity + wholePieces(line.quantity), position);
};

/**
 * Sets the quantity of a key without touching its line; an empty key returns the same cart. Throws RangeError as `put`
 * does.
 */
export const putPieces = (cart: Cart, key: LineKey, quantity: number): Cart => {
  wholePieces(quantity);
  const { version } = stateOf(cart);
  const slot = slotIn(version, key);
  if (!slot?.line || slot.quantity === quantity) return cart;
  const { line, position, grossEach, discountEach } = slot;
  const more = quantity - slot.quantity;
  return withSlot(cart, version, slot, {
    line,
    quantity,
    position,
    gross: slot.gross + more * grossEach,
    discount: slot.discount + more * discountEach,
    grossEach,
    discountEach,
  });
};

/** Returns the cart without the line of a key. */
export const removeAt = (cart: Cart, key: LineKey): Cart => {
  const { version } = stateOf(cart);
  const slot = slotIn(version, key);
  return slot?.line ? withSlot(cart, version, slot, EMPTY) : cart;
};

/**
 * An empty cart has nothing to remember: its successor begins a list of its own, so carts made of `emptyCart` share
 * nothing.
 */
const writable = (cart: Cart): CartVersion => {
  const { version, lines } = stateOf(cart);
  return lines === 0 ? emptyVersion() : version;
};

const putInto = (
  cart: Cart,
  version: CartVersion,
  slot: Readonly<Slot>,
  line: CartLine,
  quantity: number,
  at: number | undefined,
): Cart => {
  const state = stateOf(cart);
  const position = at ?? (slot.line ? slot.position : state.nextPosition);
  if (slot.line === line && slot.quantity === quantity && slot.position === position) return cart;
  if (position < 0 || !Number.isSafeInteger(position + 1))
    throw new RangeError(`Line position must be a whole number from 0, got ${position}`);
  const [{ gross, discount, scale }, each] = [sumsOf(line), sumsOfPiece(line)];
  if (state.lines > (slot.line ? 1 : 0) && scale !== state.scale)
    throw new RangeError('Lines of two currencies do not mix: refresh the cart first');
  const more = quantity - line.quantity;
  const content = {
    line,
    quantity,
    position,
    gross: gross + more * each.gross,
    discount: discount + more * each.discount,
    grossEach: each.gross,
    discountEach: each.discount,
  };
  return withSlot(cart, version, slot, content, line.shopId, scale);
};

/** Nothing has changed yet when one of the sums throws. */
const withSlot = (
  cart: Cart,
  version: CartVersion,
  slot: Readonly<Slot>,
  content: Content,
  shop?: ShopId,
  scale?: Scale,
): Cart => {
  const state = stateOf(cart);
  const lines = state.lines - (slot.line ? 1 : 0) + (content.line ? 1 : 0);
  return cartOfState({
    shop: lines === 0 ? undefined : (shop ?? state.shop),
    nextPosition: Math.max(state.nextPosition, content.position + 1),
    lines,
    pieces: safe(state.pieces - slot.quantity + content.quantity),
    gross: safe(state.gross - slot.gross + content.gross),
    discount: safe(state.discount - slot.discount + content.discount),
    scale: scale ?? state.scale,
    listed: undefined,
    version: nextVersion(version, slot, content, lines),
  });
};

/** What the line costs in its own quantity. */
const sumsOf = ({ item, addons, quantity }: CartLine): LineSums => {
  for (const { isMandatory, quantity: pieces } of addons)
    // A mandatory add-on follows the line, whatever quantity it was given.
    if (!isMandatory && !(pieces >= 1)) throw new RangeError(`Addon quantity must be at least 1, got ${pieces}`);
  return lineSums(item.price, quantity, withMandatory(addons, quantity));
};

/** The price of one piece more: chosen add-ons count for the whole line. */
const sumsOfPiece = ({ item, addons }: CartLine): LineSums =>
  lineSums(
    item.price,
    1,
    withMandatory(
      addons.filter(({ isMandatory }) => isMandatory),
      1,
    ),
  );

const safe = (sum: number): number => {
  if (Number.isSafeInteger(sum)) return sum;
  throw new RangeError(`The cart's sums go beyond safe integers: ${sum}`);
};
