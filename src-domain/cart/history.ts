import { err, ok, type Result } from '../kernel/result.ts';
import { lineAt, type AddRefusal } from './cart.ts';
import { placeAt, stateOf, type Cart } from './cart-state.ts';
import type { CartLine, LineKey } from './cart-line.ts';
import { put, takeOut } from './put-line.ts';
import { keysBetween } from './versioned-lines.ts';

/** One command of the customer: the cart before and after it. */
export type CartStep = { readonly before: Cart; readonly after: Cart };

/** CART-9: what can be taken back and what can be done again, newest last. */
export type CartHistory = { readonly done: readonly CartStep[]; readonly undone: readonly CartStep[] };

/** A line that a command changed; `from` or `to` is missing for one that came or went. */
export type LineChange = { readonly key: LineKey; readonly from: CartLine | undefined; readonly to: CartLine | undefined };

/** CART-9: commands that can be taken back; older ones are forgotten. */
export const UNDO_MAX = 50;

/** Nothing to take back. */
export const noHistory: CartHistory = { done: [], undone: [] };

/** Remembers a command; what was undone before it can no longer be done again. A command that changed nothing is not remembered. */
export const recordStep = (history: CartHistory, before: Cart, after: Cart): CartHistory =>
  before === after ? history : { done: [...history.done, { before, after }].slice(-UNDO_MAX), undone: [] };

/** The cart after a command was taken back or done again, and the lines it changed. */
export type Travelled = { readonly history: CartHistory; readonly cart: Cart; readonly changes: readonly LineChange[] };

/**
 * Takes the last command back. Only the lines it touched return to what they were, each to its place, so that what came
 * from elsewhere meanwhile stays. Refused while the cart holds another shop; with nothing to undo it changes nothing.
 */
export const undo = ({ done, undone }: CartHistory, cart: Cart): Result<Travelled, AddRefusal> =>
  travel(cart, done.at(-1), (step) => ({ done: done.slice(0, -1), undone: [...undone, step] }), { done, undone });

/** Does again what was undone last. */
export const redo = ({ done, undone }: CartHistory, cart: Cart): Result<Travelled, AddRefusal> =>
  travel(cart, undone.at(-1), (step) => ({ done: [...done, step], undone: undone.slice(0, -1) }), { done, undone });

/** The lines in which two carts differ. */
export const changesBetween = (before: Cart, after: Cart): readonly LineChange[] => {
  const keys = keysBetween(stateOf(before).version, stateOf(after).version);
  // All of one cart, then all of the other: going from one to the other has its price.
  const [from, to] = [before, after].map((cart) => keys.map((key) => lineAt(cart, key)));
  return keys.map((key, index) => ({ key, from: from?.[index], to: to?.[index] })).filter((change) => change.from !== change.to);
};

/** Both directions undo a step: redoing is undoing the undoing. */
const travel = (cart: Cart, step: CartStep | undefined, moved: (step: CartStep) => CartHistory, history: CartHistory): Result<Travelled, AddRefusal> => {
  if (!step) return ok({ history, cart, changes: [] });
  const reversed = cart === step.after ? ok(step.before) : reverse(cart, step);
  if (!reversed.ok) return reversed;
  return ok({ history: moved({ before: cart, after: reversed.value }), cart: reversed.value, changes: changesBetween(cart, reversed.value) });
};

const reverse = (cart: Cart, { before, after }: CartStep): Result<Cart, AddRefusal> => {
  const changes = changesBetween(before, after).map((change) => ({ ...change, place: placeAt(before, change.key) }));
  const { shop, lines } = stateOf(cart);
  const touched = changes.filter(({ key }) => lineAt(cart, key)).length;
  const isOtherShop = changes.some(({ from }) => from && from.shopId !== shop);
  if (shop !== undefined && isOtherShop && lines > touched) return err({ kind: 'other-shop', current: shop });
  const cleared = changes.reduce((rest, { key, from }) => (from ? rest : takeOut(rest, key)), cart);
  return ok(changes.reduce((rest, { key, from, place }) => (from ? put(rest, key, from, place) : rest), cleared));
};
