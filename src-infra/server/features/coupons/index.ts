export { couponRule, hasExpired, type CouponRecord, type CouponRefusal } from './coupon.ts';
export { createFindCoupon, type FindCoupon } from './find-coupon.use-case.ts';
export { createListCoupons } from './list-coupons.use-case.ts';
export type { CouponUseCases } from './coupon-use-cases.ts';
