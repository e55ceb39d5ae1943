import { err, ok, type Result } from '../kernel/result.ts';
import { lineAt, type AddRefusal } from './cart.ts';
import { positionAt, stateOf, type Cart } from './persistent-cart/cart-state.ts';
import type { ShopId } from '../kernel/ids.ts';
import { withQuantity, type CartLine, type LineKey } from './cart-line.ts';
import { LINES_MAX } from './limits.ts';
import { put, removeAt } from './persistent-cart/put-line.ts';
import { keysBetween } from './persistent-cart/cart-version.ts';

/** A command of the customer, as the cart before and after it. */
export type CartStep = { readonly before: Cart; readonly after: Cart };

/** CART-9: The steps that can be undone and those that can be redone, newest last. */
export type CartHistory = { readonly done: readonly CartStep[]; readonly undone: readonly CartStep[] };

/** A line that a command changed; `from` is missing for an added line, `to` for a removed one. */
export type LineChange = {
  readonly key: LineKey;
  readonly from: CartLine | undefined;
  readonly to: CartLine | undefined;
};

/** CART-9: The most steps that can be undone; older ones are forgotten. */
export const UNDO_MAX = 50;

/** A history without steps. */
export const noHistory: CartHistory = { done: [], undone: [] };

/**
 * Records a command, after which undone steps can no longer be redone. Does not record a command that changed nothing.
 */
export const recordStep = (history: CartHistory, before: Cart, after: Cart): CartHistory =>
  before === after ? history : { done: [...history.done, { before, after }].slice(-UNDO_MAX), undone: [] };

/** Returns the inverse step: redoing an undone step does what the step had done. */
export const reversedStep = ({ before, after }: CartStep): CartStep => ({ before: after, after: before });

/** The cart after an undo or a redo, and the lines that it changed. */
export type TimeTravel = {
  readonly history: CartHistory;
  readonly cart: Cart;
  readonly changes: readonly LineChange[];
};

/**
 * CART-9a, CART-10e: Undoes the last step. Takes back only what the step did to its lines and returns each to its
 * position, so that lines and pieces from elsewhere stay. Refused while the cart holds another shop; changes nothing if
 * there is nothing to undo.
 */
export const undo = ({ done, undone }: CartHistory, cart: Cart): Result<TimeTravel, AddRefusal> =>
  travel(cart, done.at(-1), (step) => ({ done: done.slice(0, -1), undone: [...undone, step] }), { done, undone });

/** Redoes the step that was undone last. */
export const redo = ({ done, undone }: CartHistory, cart: Cart): Result<TimeTravel, AddRefusal> =>
  travel(cart, undone.at(-1), (step) => ({ done: [...done, step], undone: undone.slice(0, -1) }), { done, undone });

/** The lines in which two carts differ. */
export const changesBetween = (before: Cart, after: Cart): readonly LineChange[] => {
  const keys = keysBetween(stateOf(before).version, stateOf(after).version);
  // All of one cart, then all of the other: switching between versions reroots the table.
  const [from, to] = [before, after].map((cart) => keys.map((key) => lineAt(cart, key)));
  return keys
    .map((key, index) => ({ key, from: from?.[index], to: to?.[index] }))
    .filter((change) => change.from !== change.to);
};

/** Both directions undo a step: a redo undoes an undo. */
const travel = (
  cart: Cart,
  step: CartStep | undefined,
  moved: (step: CartStep) => CartHistory,
  history: CartHistory,
): Result<TimeTravel, AddRefusal> => {
  if (!step) return ok({ history, cart, changes: [] });
  const reversed = cart === step.after ? ok(step.before) : reverse(cart, step);
  if (!reversed.ok) return reversed;
  return ok({
    history: moved({ before: cart, after: reversed.value }),
    cart: reversed.value,
    changes: changesBetween(cart, reversed.value),
  });
};

const reverse = (cart: Cart, { before, after }: CartStep): Result<Cart, AddRefusal> => {
  const changes = changesBetween(before, after).flatMap(splitByShop);
  const { shop, lines } = stateOf(cart);
  if (shop !== undefined && changes.length > 0 && changes.every((change) => shopOf(change) !== shop))
    return err({ kind: 'other-shop', current: shop });
  // What the step added goes first, so that lines of another shop can return.
  const reduced = changes.reduce((rest, change) => (change.from ? rest : withBack(rest, change, cart)), cart);
  const current = stateOf(reduced).shop;
  if (current !== undefined && changes.some(({ from }) => from && from.shopId !== current))
    return err({ kind: 'other-shop', current });
  const restored = changes.reduce(
    (rest, change) => (change.from ? withBack(rest, change, reduced, positionAt(before, change.key)) : rest),
    reduced,
  );
  return stateOf(restored).lines > Math.max(LINES_MAX, lines)
    ? err({ kind: 'too-many-lines', max: LINES_MAX })
    : ok(restored);
};

const shopOf = ({ from, to }: LineChange): ShopId | undefined => (from ?? to)?.shopId;

/** The same stock of another shop is another line, although its key is the same. */
const splitByShop = (change: LineChange): readonly LineChange[] => {
  const { key, from, to } = change;
  const isReplaced = from && to && from.shopId !== to.shopId;
  return isReplaced
    ? [
        { key, from: undefined, to },
        { key, from, to: undefined },
      ]
    : [change];
};

/** Undoes the change of one line, as the line is `now`. */
const withBack = (rest: Cart, change: LineChange, now: Cart, position?: number): Cart => {
  const known = lineAt(now, change.key);
  const line = lineBack(change, known?.shopId === shopOf(change) ? known : undefined);
  if (line) return put(rest, change.key, line, position);
  return known?.shopId === shopOf(change) ? removeAt(rest, change.key) : rest;
};

/** CART-10e: The line without what the step did to it: pieces that were added or taken elsewhere count. */
const lineBack = ({ from, to }: LineChange, known: CartLine | undefined): CartLine | undefined => {
  if (to && !known) return undefined;
  const quantity = (known?.quantity ?? 0) - (to?.quantity ?? 0) + (from?.quantity ?? 0);
  const line = from ?? known;
  return line && quantity > 0 ? withQuantity(line, quantity) : undefined;
};
