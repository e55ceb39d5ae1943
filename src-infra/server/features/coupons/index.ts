export { couponRule, type CouponRecord, type CouponRefusal } from './coupon.ts';
export { createFindCoupon, type FindCoupon } from './find-coupon.use-case.ts';
