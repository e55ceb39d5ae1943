import { cartTotals, type Cart } from 'tiffin/domain/cart';
import { money, noMoney, subtractMoney, timesMoney, type Money } from 'tiffin/domain/pricing';

/** Lunch vouchers of one employee: how many are left this month, and what one is worth. */
export type Vouchers = { readonly left: number; readonly worth: Money };

export type Payment = { readonly vouchers: number; readonly cash: Money };

/** The canteen's own rule: vouchers pay as much of a cart as they can without change; the rest is paid in cash. */
export const payWithVouchers = (cart: Cart, { left, worth }: Vouchers): Payment => {
  const total = cartTotals(cart).net ?? noMoney(worth.scale);
  const vouchers = Math.min(left, Math.floor(total.minor / worth.minor));
  return { vouchers, cash: subtractMoney(money(total.minor, worth.scale), timesMoney(worth, vouchers)) };
};
