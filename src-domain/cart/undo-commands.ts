import { err, ok, type Result } from '../kernel/result.ts';
import { cartShop, lineAt, placeOf } from './cart.ts';
import { withQuantity, type CartLine, type LineKey } from './cart-line.ts';
import type { Cart } from './cart-state.ts';
import { runCommand, type CartCommand, type CommandRefusal } from './command.ts';
import { changesBetween, type CartStep, type LineChange } from './history.ts';

/**
 * CART-10e: the commands that take a step of this tab back in a cart that other tabs have changed meanwhile. Pieces that
 * came from elsewhere stay: a line loses or regains only what the step gave or took. Refused, with nothing to do, while
 * the cart holds another shop. Redoing is undoing the undoing.
 */
export const undoCommands = (cart: Cart, { before, after }: CartStep): Result<readonly CartCommand[], CommandRefusal> => {
  const changes = changesBetween(before, after).flatMap(byShop);
  const current = cartShop(cart);
  const isElsewhere = changes.length > 0 && changes.every(({ from, to }) => (from ?? to)?.shopId !== current);
  if (current !== undefined && isElsewhere) return err({ kind: 'other-shop', current });
  const [left, stayed] = [changes.filter(({ from }) => !from), changes.filter(({ from }) => from)];
  // What came goes first, so that lines of another shop can return.
  const commands = [...left.flatMap(({ key, to }) => taken(cart, key, to)), ...stayed.flatMap((change) => returned(cart, change, before, after))];
  return isDone(cart, commands);
};

/** The same dish of another shop is another line, though its key is the same. */
const byShop = (change: LineChange): readonly LineChange[] => {
  const { key, from, to } = change;
  return from && to && from.shopId !== to.shopId ? [{ key, from: undefined, to }, { key, from, to: undefined }] : [change];
};

const isDone = (cart: Cart, commands: readonly CartCommand[]): Result<readonly CartCommand[], CommandRefusal> => {
  let undone = cart;
  for (const command of commands) {
    const outcome = runCommand(undone, command);
    if (!outcome.ok) return outcome;
    undone = outcome.value;
  }
  return ok(commands);
};

/** What the step had brought. */
const taken = (cart: Cart, key: LineKey, to: CartLine | undefined): readonly CartCommand[] => {
  const known = lineAt(cart, key);
  if (!known || known.shopId !== to?.shopId) return [];
  return known.quantity > to.quantity ? [{ kind: 'set-quantity', key, quantity: known.quantity - to.quantity }] : [{ kind: 'remove', key }];
};

/** What the step had removed or changed. A changed line that another tab has removed meanwhile stays removed. */
const returned = (cart: Cart, { key, from, to }: LineChange, before: Cart, after: Cart): readonly CartCommand[] => {
  const [known, place] = [lineAt(cart, key), placeOf(before, key)];
  if (!from || place === undefined) return [];
  if (!to) return [{ kind: 'restore', line: from, place }];
  if (!known) return [];
  const quantity = known.quantity - to.quantity + from.quantity;
  if (quantity < 1) return [{ kind: 'remove', key }];
  const line = withQuantity(from, quantity);
  return place === placeOf(after, key) ? [{ kind: 'set', line, editing: undefined }] : [{ kind: 'remove', key }, { kind: 'restore', line, place }];
};
