import { checkCoupon, type CouponRecord } from './coupon.ts';
import type { Coupons } from './coupons.ports.ts';

/** More codes than a customer compares. */
const COUPONS_MAX = 20;

export type CouponListQuestion = {
  readonly shopId: number;
  /** Absent for guests. */
  readonly userId: number | undefined;
  /** Today in the shop's time zone. */
  readonly today: string;
};

/** ORDER-1h: Returns the coupons that a shop shows at checkout and that the customer may use today. */
export type ListCoupons = (question: CouponListQuestion) => Promise<readonly CouponRecord[]>;

export const createListCoupons =
  ({ coupons }: { readonly coupons: Coupons }): ListCoupons =>
  async ({ shopId, userId, today }) => {
    const uses = await coupons.listed(shopId, userId, today);
    return uses
      .map((use) => checkCoupon(use, today))
      .flatMap((checked) => (checked.ok ? [checked.value] : []))
      .slice(0, COUPONS_MAX);
  };
