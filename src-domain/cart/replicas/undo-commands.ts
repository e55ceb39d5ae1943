import { err, ok, type Result } from '../../kernel/result.ts';
import { cartShop, lineAt, positionOf } from '../cart.ts';
import { withQuantity, type CartLine, type LineKey } from '../cart-line.ts';
import type { Cart } from '../persistent-cart/cart-state.ts';
import { runCommand, type CartCommand, type CommandRefusal } from '../command.ts';
import { changesBetween, type CartStep, type LineChange } from '../history.ts';

/**
 * CART-10e: Returns the commands that undo a step of this tab in a cart that other tabs have changed meanwhile. Pieces
 * from other tabs stay: a line loses or regains only what the step added or took. Refused while the cart holds another
 * shop. To redo, undo the undo.
 */
export const undoCommands = (
  cart: Cart,
  { before, after }: CartStep,
): Result<readonly CartCommand[], CommandRefusal> => {
  const changes = changesBetween(before, after).flatMap(splitByShop);
  const current = cartShop(cart);
  const isElsewhere = changes.length > 0 && changes.every(({ from, to }) => (from ?? to)?.shopId !== current);
  if (current !== undefined && isElsewhere) return err({ kind: 'other-shop', current });
  const [added, others] = [changes.filter(({ from }) => !from), changes.filter(({ from }) => from)];
  // Added lines go first, so that lines of another shop can return.
  const commands = [
    ...added.flatMap(({ key, to }) => undoAddition(cart, key, to)),
    ...others.flatMap((change) => undoChange(cart, change, before, after)),
  ];
  return checked(cart, commands);
};

/** The same stock of another shop is another line, although its key is the same. */
const splitByShop = (change: LineChange): readonly LineChange[] => {
  const { key, from, to } = change;
  return from && to && from.shopId !== to.shopId
    ? [
        { key, from: undefined, to },
        { key, from, to: undefined },
      ]
    : [change];
};

const checked = (cart: Cart, commands: readonly CartCommand[]): Result<readonly CartCommand[], CommandRefusal> => {
  let undone = cart;
  for (const command of commands) {
    const outcome = runCommand(undone, command);
    if (!outcome.ok) return outcome;
    undone = outcome.value;
  }
  return ok(commands);
};

/** Takes away what the step added. */
const undoAddition = (cart: Cart, key: LineKey, to: CartLine | undefined): readonly CartCommand[] => {
  const known = lineAt(cart, key);
  if (!known || known.shopId !== to?.shopId) return [];
  return known.quantity > to.quantity
    ? [{ kind: 'set-quantity', key, quantity: known.quantity - to.quantity }]
    : [{ kind: 'remove', key }];
};

/** Restores what the step removed or changed. A changed line that another tab has since removed stays removed. */
const undoChange = (cart: Cart, { key, from, to }: LineChange, before: Cart, after: Cart): readonly CartCommand[] => {
  const [known, position] = [lineAt(cart, key), positionOf(before, key)];
  if (!from || position === undefined) return [];
  if (!to) return [{ kind: 'restore', line: from, position }];
  if (!known) return [];
  const quantity = known.quantity - to.quantity + from.quantity;
  if (quantity < 1) return [{ kind: 'remove', key }];
  const line = withQuantity(from, quantity);
  return position === positionOf(after, key)
    ? [{ kind: 'set', line, editing: undefined }]
    : [
        { kind: 'remove', key },
        { kind: 'restore', line, position },
      ];
};
