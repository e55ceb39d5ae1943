import { err, ok, type Result } from '../kernel/result.ts';
import type { Scale } from '../pricing/index.ts';
import {
  addLine,
  cartOf,
  cartShop,
  clearCart,
  lineAt,
  reduceLine,
  removeLine,
  restoreLine,
  setLine,
  setQuantity,
  type AddRefusal,
} from './cart.ts';
import { lineKey, type CartLine, type LineKey } from './cart-line.ts';
import { stateOf, type Cart } from './persistent-cart/cart-state.ts';

/** What a customer does to a cart, as plain data: it can be stored, sent to another tab and repeated. */
export type CartCommand =
  | { readonly kind: 'add'; readonly line: CartLine }
  /** `editing` identifies the line that was opened in the product sheet. */
  | { readonly kind: 'set'; readonly line: CartLine; readonly editing: LineKey | undefined }
  | { readonly kind: 'set-quantity'; readonly key: LineKey; readonly quantity: number }
  | { readonly kind: 'reduce'; readonly key: LineKey }
  | { readonly kind: 'remove'; readonly key: LineKey }
  | { readonly kind: 'clear' }
  /** CART-3: the customer agreed to give up the cart of the other shop. */
  | { readonly kind: 'replace'; readonly line: CartLine }
  /** `position` is where the line was, as `positionOf` returned it. */
  | { readonly kind: 'restore'; readonly line: CartLine; readonly position: number };

/**
 * Why a command has no effect. `other-currency`: the line's amounts have other decimal places than the cart's.
 * `too-much`: the cart would exceed `PIECES_MAX` or `AMOUNT_MAX`.
 */
export type CommandRefusal =
  | AddRefusal
  | { readonly kind: 'other-currency'; readonly current: Scale }
  | { readonly kind: 'too-much' };

/** CART-10b: The most pieces that commands can bring into a cart. */
export const PIECES_MAX = 1_000_000;

/** CART-10b: The highest price before discounts, in minor units, that commands can bring a cart to. */
export const AMOUNT_MAX = 1_000_000_000_000;

/**
 * CART-3b: Adds the line, replacing a cart of another shop. Refuses only a line beyond the limit; throws RangeError as
 * `addLine` does.
 */
export const replaceCart = (cart: Cart, line: CartLine): Result<Cart, AddRefusal> => {
  const added = addLine(cart, line);
  return added.ok || added.error.kind !== 'other-shop' ? added : ok(cartOf([line]));
};

/**
 * Runs a command. The same command on the same cart gives the same lines in every tab (CART-10a). A refused command
 * changes nothing. Throws RangeError for a quantity that is not a natural number.
 */
export const runCommand = (cart: Cart, command: CartCommand): Result<Cart, CommandRefusal> => {
  switch (command.kind) {
    case 'add':
      return changeLine(cart, command.line, (fitting) => addLine(fitting, command.line));
    case 'set':
      return changeLine(cart, command.line, (fitting) => setLine(fitting, command.line, command.editing));
    case 'set-quantity':
      return changeQuantity(cart, command.key, command.quantity);
    case 'reduce':
      return ok(reduceLine(cart, command.key));
    case 'remove':
      return ok(removeLine(cart, command.key));
    case 'clear':
      return ok(clearCart(cart));
    case 'replace':
      return changeLine(cart, command.line, (fitting) => replaceCart(fitting, command.line));
    case 'restore':
      return changeLine(cart, command.line, (fitting) => restoreLine(fitting, command.line, command.position));
  }
};

/** Returns the cart after a command, or the same cart if the command is refused. */
export const cartAfter = (cart: Cart, command: CartCommand): Cart => {
  const outcome = runCommand(cart, command);
  return outcome.ok ? outcome.value : cart;
};

const changeLine = (
  cart: Cart,
  line: CartLine,
  change: (cart: Cart) => Result<Cart, AddRefusal>,
): Result<Cart, CommandRefusal> => {
  const { scale } = stateOf(cart);
  if (cartShop(cart) === line.shopId && line.item.price.price.scale !== scale)
    return err({ kind: 'other-currency', current: scale });
  // Checked before merging, because sums beyond safe integers would throw.
  if (isTooMuch(line, line.quantity + (lineAt(cart, lineKey(line))?.quantity ?? 0))) return err({ kind: 'too-much' });
  const changed = change(cart);
  return changed.ok ? bounded(changed.value) : changed;
};

const changeQuantity = (cart: Cart, key: LineKey, quantity: number): Result<Cart, CommandRefusal> => {
  const known = lineAt(cart, key);
  return known && isTooMuch(known, quantity) ? err({ kind: 'too-much' }) : bounded(setQuantity(cart, key, quantity));
};

const isTooMuch = ({ item, addons }: CartLine, quantity: number): boolean => {
  const priced = [
    { price: item.price, quantity },
    ...addons.map((addon) => ({ price: addon.price, quantity: addon.isMandatory ? quantity : addon.quantity })),
  ];
  const gross = priced.reduce(
    (sum, { price, quantity: pieces }) => sum + (price.price.minor + price.tax.minor) * pieces,
    0,
  );
  return quantity > PIECES_MAX || gross > AMOUNT_MAX;
};

const bounded = (cart: Cart): Result<Cart, CommandRefusal> => {
  const { pieces, gross } = stateOf(cart);
  return pieces > PIECES_MAX || gross > AMOUNT_MAX ? err({ kind: 'too-much' }) : ok(cart);
};
