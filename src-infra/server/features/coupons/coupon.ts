import { decimal, decimalOfMinor, type CouponRule } from '@domain/pricing/index.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';

/** A discount code of a shop, usable once per customer. */
export type CouponRecord = {
  readonly id: number;
  readonly shopId: number;
  readonly code: string;
  readonly type: 'fix' | 'percent';
  readonly target: 'total_price' | 'delivery_fee';
  /** Percent, or minor units of the base currency. */
  readonly value: number;
  readonly percent: string | null;
  readonly left: number;
  /** The last valid day, in the shop's time zone. */
  readonly expiresOn: string;
  readonly image: string | null;
};
export type CouponUse = { readonly coupon: CouponRecord | undefined; readonly isUsed: boolean };
export type CouponRefusal = { readonly kind: 'unknown' | 'expired' | 'used' | 'exhausted' };

/** Whether the last day of a coupon is over. */
export const hasExpired = (coupon: Pick<CouponRecord, 'expiresOn'>, today: string): boolean => today > coupon.expiresOn;

/** Contract 5.3: returns a coupon that exists, has not expired, is not exhausted and is unused by the customer. */
export const checkCoupon = ({ coupon, isUsed }: CouponUse, today: string): Result<CouponRecord, CouponRefusal> => {
  if (!coupon) return err({ kind: 'unknown' });
  if (hasExpired(coupon, today)) return err({ kind: 'expired' });
  if (isUsed) return err({ kind: 'used' });
  return coupon.left > 0 ? ok(coupon) : err({ kind: 'exhausted' });
};

export const couponRule = ({ code, type, target, value, percent }: CouponRecord, baseScale: number): CouponRule => ({
  code,
  type,
  target,
  amount: type === 'percent' ? decimal(percent ?? '0') : decimalOfMinor(value, baseScale),
});
