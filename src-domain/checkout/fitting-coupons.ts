import { compareMoney, couponSaving, type CouponRule, type Money, type Quote } from '../pricing/index.ts';

/** A coupon that lowers the total, with what it saves. */
export type FittingCoupon = { readonly code: string; readonly saving: Money };

/**
 * ORDER-1g: The coupons that save something on a quote, the largest saving first, equal ones by code. Those that save
 * nothing now, like one for the delivery of an order that is picked up, are left out.
 */
export const fittingCoupons = (coupons: readonly CouponRule[], quote: Quote): readonly FittingCoupon[] =>
  coupons
    .map((coupon) => ({ code: coupon.code, saving: couponSaving(coupon, quote) }))
    .filter(({ saving }) => saving.minor > 0)
    .toSorted((one, other) => compareMoney(other.saving, one.saving) || (one.code < other.code ? -1 : 1));
