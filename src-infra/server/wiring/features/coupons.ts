import { createCouponRepository } from '../../features/coupons/coupons.repository.ts';
import { createFindCoupon, type FindCoupon } from '../../features/coupons/index.ts';
import type { Store } from '../../store/index.ts';

/** Coupons of shops. */
export const wireCoupons = ({ store }: { readonly store: Store }): FindCoupon =>
  createFindCoupon({ coupons: createCouponRepository(store) });
