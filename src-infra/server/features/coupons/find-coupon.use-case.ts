import { err, type Result } from '@domain/kernel/result.ts';
import type { Coupons } from './coupons.ports.ts';
import { checkCoupon, type CouponRecord, type CouponRefusal } from './coupon.ts';

export type CouponQuestion = {
  readonly code: string;
  readonly shopId: number;
  /** Absent for guests. */
  readonly userId: number | undefined;
  /** Today in the shop's time zone. */
  readonly today: string;
};

/**
 * Returns the coupon with this exact, trimmed code if the customer may use it today. `isLocked` keeps it usable until
 * the end of the caller's transaction.
 */
export type FindCoupon = (question: CouponQuestion, isLocked?: boolean) => Promise<Result<CouponRecord, CouponRefusal>>;

export const createFindCoupon =
  ({ coupons }: { readonly coupons: Coupons }): FindCoupon =>
  async ({ code, shopId, userId, today }, isLocked = false) => {
    const trimmed = code.trim();
    if (trimmed === '') return err({ kind: 'unknown' });
    return checkCoupon(await coupons.find(shopId, trimmed, userId, isLocked), today);
  };
