import type { FindCoupon } from './find-coupon.use-case.ts';
import type { ListCoupons } from './list-coupons.use-case.ts';

/** What customers do with coupons. */
export type CouponUseCases = { readonly findCoupon: FindCoupon; readonly listCoupons: ListCoupons };
