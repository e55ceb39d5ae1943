import { createCouponRepository } from '../../features/coupons/coupons.repository.ts';
import { createFindCoupon, createListCoupons, type CouponUseCases } from '../../features/coupons/index.ts';
import type { Store } from '../../store/index.ts';

/** Coupons of shops. */
export const wireCoupons = ({ store }: { readonly store: Store }): CouponUseCases => {
  const coupons = createCouponRepository(store);
  return { findCoupon: createFindCoupon({ coupons }), listCoupons: createListCoupons({ coupons }) };
};
