import { cartLines, emptyCart, positionOf } from '../cart.ts';
import { lineKey, type CartLine } from '../cart-line.ts';
import { cartOfState, stateOf, type Cart } from '../persistent-cart/cart-state.ts';
import { runCommand } from '../command.ts';

/** A cart as plain data with the positions of its lines, so that a copy reacts to every later command alike. */
export type SerializedCart = {
  readonly lines: readonly { readonly line: CartLine; readonly position: number }[];
  /** The position of the next new line. */
  readonly next: number;
};

/** Returns the cart as plain data for `deserializeCart`. */
export const serializeCart = (cart: Cart): SerializedCart => ({
  lines: cartLines(cart).map((line) => ({ line, position: positionOf(cart, lineKey(line)) ?? 0 })),
  next: stateOf(cart).nextPosition,
});

/** Returns the cart that was serialized, or undefined if no cart can hold these lines. */
export const deserializeCart = ({ lines, next }: SerializedCart): Cart | undefined => {
  let cart = emptyCart;
  for (const { line, position } of lines) {
    const restored = runCommand(cart, { kind: 'restore', line, position });
    if (!restored.ok || position >= next) return undefined;
    cart = restored.value;
  }
  return stateOf(cart).lines === lines.length ? cartOfState({ ...stateOf(cart), nextPosition: next }) : undefined;
};
