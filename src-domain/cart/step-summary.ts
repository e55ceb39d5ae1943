import { cartShop, isEmptyCart, lineAt, positionOf } from './cart.ts';
import { isSameLine, type CartLine } from './cart-line.ts';
import { changesBetween, undo, type CartStep, type LineChange } from './history.ts';
import { withNote } from './line-note.ts';
import type { Cart } from './persistent-cart/cart-state.ts';

/** What a step did; `line` is the line it changed. */
export type StepSummary =
  | { readonly kind: 'added' | 'removed' | 'changed' | 'noted'; readonly line: CartLine }
  | { readonly kind: 'cleared' | 'replaced' | 'several' };

/** A line that is no longer in the cart, and its position. */
export type MissingLine = { readonly line: CartLine; readonly position: number };

/**
 * CART-9c: Returns what a step did. Removing the only line is `removed`, not `cleared`; a line that got other add-ons
 * is `changed`, one whose note alone changed is `noted`.
 */
export const stepSummary = (step: CartStep): StepSummary => {
  const { before, after } = step;
  const [shop, next] = [cartShop(before), cartShop(after)];
  if (shop !== undefined && next !== undefined && shop !== next) return { kind: 'replaced' };
  const changes = changesBetween(before, after);
  const [{ from, to } = { from: undefined, to: undefined }] = changes;
  if (changes.length === 1) {
    if (from && to) return { kind: 'changed', line: to };
    if (to) return { kind: 'added', line: to };
    if (from) return { kind: 'removed', line: from };
  }
  const edited = changes.length === 2 && changes.some((change) => !change.to) && changes.find((change) => change.to);
  if (edited && edited.to) return { kind: isOfOtherNote(changes) ? 'noted' : 'changed', line: edited.to };
  return { kind: isEmptyCart(after) ? 'cleared' : 'several' };
};

/** Whether the one line in the place of the other differs in its note alone. */
const isOfOtherNote = (changes: readonly LineChange[]): boolean => {
  const [old, next] = [changes.find(({ to }) => !to)?.from, changes.find(({ from }) => !from)?.to];
  return !!old && !!next && old.quantity === next.quantity && isSameLine(withNote(old, next.note), next);
};

/**
 * CART-9d: Returns the lines that a step removed and that undoing it would restore, in order. Empty for a line that got
 * other add-ons, and while the cart holds another shop.
 */
export const missingLines = (step: CartStep, cart: Cart): readonly MissingLine[] => {
  if (['changed', 'noted'].includes(stepSummary(step).kind)) return [];
  if (!undo({ done: [step], undone: [] }, cart).ok) return [];
  return changesBetween(step.before, step.after)
    .flatMap(({ key, from, to }) => {
      const isMissing = from && to?.shopId !== from.shopId && lineAt(cart, key)?.shopId !== from.shopId;
      return isMissing ? [{ line: from, position: positionOf(step.before, key) ?? 0 }] : [];
    })
    .toSorted((one, other) => one.position - other.position);
};
