import type { CouponRule } from './calculation-input.ts';
import { totalsOf } from './calculate.ts';
import { couponLine } from './fee-lines.ts';
import { money, type Money } from './money.ts';
import type { Quote } from './quote.ts';

/**
 * PRICE-6a: By how much a coupon lowers the total of a quote, in its currency: what the price engine deducts, whether
 * or not the quote has a coupon already.
 */
export const couponSaving = (
  coupon: CouponRule,
  { lines, rate, scale }: Pick<Quote, 'lines' | 'rate' | 'scale'>,
): Money => {
  const { price, discount, delivery } = totalsOf(lines, (minor) => money(minor, scale));
  const parts = { base: price.minor - discount.minor, delivery: delivery.minor };
  return money(0 - couponLine(coupon, parts, { rate, scale }).amount, scale);
};
