import type { Instant } from '../kernel/clock.port.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { lineAt, positionOf, removeLine, restoreLine, setQuantity, type AddRefusal } from './cart.ts';
import { changesBetween, type CartStep, type LineChange } from './history.ts';
import type { Cart } from './persistent-cart/cart-state.ts';

/** What another tab did to the cart: from what this tab showed to what arrived, and when that was last. */
export type ForeignChange = CartStep & { readonly at: Instant };

/** The lines that came, went or have another quantity, in the order of the carts; new prices are no change. */
export const quantityChanges = ({ before, after }: CartStep): readonly LineChange[] => {
  const placeOf = ({ key }: LineChange): number => positionOf(before, key) ?? positionOf(after, key) ?? Infinity;
  return changesBetween(before, after)
    .filter(({ from, to }) => from?.quantity !== to?.quantity || from?.shopId !== to?.shopId)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
};

/**
 * CART-10l: Returns what other tabs did, after one more change of theirs. Changes with nothing done here between them
 * are one change, and none once the cart is what it was; a change after something done here begins anew.
 */
export const foreignChange = (known: ForeignChange | undefined, next: ForeignChange): ForeignChange | undefined => {
  if (quantityChanges(next).length === 0) return known;
  const isContinued = known && quantityChanges({ before: known.after, after: next.before }).length === 0;
  const change = isContinued ? { ...next, before: known.before } : next;
  return quantityChanges(change).length === 0 ? undefined : change;
};

/**
 * CART-10m: Returns the cart with the quantities that this tab showed before the change, and every other line as it is.
 * Refused once one of these lines has changed again, or while the cart holds another shop.
 */
export const putBack = (
  change: ForeignChange,
  cart: Cart,
): Result<Cart, AddRefusal | { readonly kind: 'changed-again' }> => {
  const changes = quantityChanges(change);
  if (changes.some(({ key, to }) => lineAt(cart, key)?.quantity !== to?.quantity))
    return err({ kind: 'changed-again' });
  const isKept = ({ from, to }: LineChange): boolean => from !== undefined && from.shopId === to?.shopId;
  const cleared = changes.reduce((rest, each) => (isKept(each) ? rest : removeLine(rest, each.key)), cart);
  return changes.reduce<Result<Cart, AddRefusal>>((rest, each) => {
    const { key, from } = each;
    if (!rest.ok || !from) return rest;
    if (isKept(each)) return ok(setQuantity(rest.value, key, from.quantity));
    return restoreLine(rest.value, from, positionOf(change.before, key) ?? 0);
  }, ok(cleared));
};
