import { err, type Result } from '@domain/kernel/result.ts';
import { createCouponRepository, type Store } from '../store/index.ts';
import { checkCoupon, type CouponRecord, type CouponRefusal } from './coupon.ts';

export type CouponQuestion = {
  readonly code: string;
  readonly shopId: number;
  /** Absent for guests: nobody has used it. */
  readonly userId: number | undefined;
  /** The shop's own day. */
  readonly today: string;
};

/** A coupon by its exact, trimmed code, if the customer may use it today. Within a transaction `isLocked` keeps it so until its end. */
export type FindCoupon = (question: CouponQuestion, isLocked?: boolean) => Promise<Result<CouponRecord, CouponRefusal>>;

export const createFindCoupon = ({ store }: { readonly store: Store }): FindCoupon => {
  const coupons = createCouponRepository(store);
  return async ({ code, shopId, userId, today }, isLocked = false) => {
    const trimmed = code.trim();
    if (trimmed === '') return err({ kind: 'unknown' });
    return checkCoupon(await coupons.find(shopId, trimmed, userId, isLocked), today);
  };
};
