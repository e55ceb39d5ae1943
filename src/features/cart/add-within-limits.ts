import {
  addLine,
  clampQuantity,
  lineAt,
  lineKey,
  setQuantity,
  cartTotals,
  type AddRefusal,
  type Cart,
  type CartLine,
  type MergeLimit,
} from '@domain/cart/index.ts';
import { ok, type Result } from '@domain/kernel/result.ts';

type Added = {
  readonly outcome: Result<Cart, AddRefusal>;
  readonly limit: Pick<MergeLimit, 'title' | 'given' | 'reason'> | undefined;
};

/**
 * CART-2 within CART-7: merges the added line into the cart as far as the limits allow; returns the same cart where
 * nothing fits.
 */
export const addWithinLimits = (cart: Cart, line: CartLine): Added => {
  const outcome = addLine(cart, line);
  if (!outcome.ok) return { outcome, limit: undefined };
  const key = lineKey(line);
  const known = lineAt(cart, key)?.quantity ?? 0;
  const wanted = known + line.quantity;
  const { quantity, limitedBy } = clampQuantity(wanted, line.item.limits);
  if (limitedBy === undefined || quantity >= wanted) return { outcome, limit: undefined };
  const given = Math.max(known, quantity);
  return {
    outcome: ok(given === known ? cart : setQuantity(outcome.value, key, given)),
    limit: { title: line.item.title, given, reason: limitedBy },
  };
};

/** Whether a line is priced in another currency than the cart, by the scale of the amounts. */
export const isOfOtherCurrency = (cart: Cart, line: CartLine): boolean => {
  const total = cartTotals(cart).net;
  return total !== undefined && total.scale !== line.item.price.total.scale;
};
