import { cartLines, emptyCart, placeOf } from './cart.ts';
import { lineKey, type CartLine } from './cart-line.ts';
import { cartOfState, stateOf, type Cart } from './cart-state.ts';
import { runCommand } from './command.ts';

/** A cart as plain data, with the places of its lines: what a copy needs to behave like the original for ever after. */
export type PlacedCart = {
  readonly lines: readonly { readonly line: CartLine; readonly place: number }[];
  /** Where the next new line will stand. */
  readonly next: number;
};

/** What `cartOfPlaced` makes the same cart of. */
export const placedCartOf = (cart: Cart): PlacedCart => ({
  lines: cartLines(cart).map((line) => ({ line, place: placeOf(cart, lineKey(line)) ?? 0 })),
  next: stateOf(cart).nextPlace,
});

/** The cart that `placedCartOf` described; nothing for lines that no cart holds together. */
export const cartOfPlaced = ({ lines, next }: PlacedCart): Cart | undefined => {
  let cart = emptyCart;
  for (const { line, place } of lines) {
    const restored = runCommand(cart, { kind: 'restore', line, place });
    if (!restored.ok || place >= next) return undefined;
    cart = restored.value;
  }
  return stateOf(cart).lines === lines.length ? cartOfState({ ...stateOf(cart), nextPlace: next }) : undefined;
};
