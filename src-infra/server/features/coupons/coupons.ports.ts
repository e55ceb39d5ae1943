import type { CouponUse } from './coupon.ts';

/** Stores coupons and their use. */
export interface Coupons {
  /**
   * Finds a shop's coupon by its exact code, and whether `userId` has used it; `undefined` is a guest. With `isLocked`
   * it stays locked until the end of the caller's transaction.
   */
  find(shopId: number, code: string, userId: number | undefined, isLocked?: boolean): Promise<CouponUse>;
  /**
   * The coupons that a shop shows at checkout, until their last day, and whether `userId` has used them; `undefined` is
   * a guest. The newest come first.
   */
  listed(shopId: number, userId: number | undefined, today: string): Promise<readonly CouponUse[]>;
}
