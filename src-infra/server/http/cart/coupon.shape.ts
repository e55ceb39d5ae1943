import { majorOf, money, type Scale } from '@domain/pricing/index.ts';
import type { CouponRecord, CouponRefusal } from '../../features/coupons/index.ts';
import { refused, type Refusal } from '../response/index.ts';
import { pictureUrl } from '../shapes/index.ts';

const COUPON_CODES = { unknown: 'ERROR_249', exhausted: 'ERROR_249', expired: 'ERROR_250', used: 'ERROR_251' } as const;

export const couponRefused = ({ kind }: CouponRefusal): Refusal => refused(COUPON_CODES[kind]);

/** Renders the Coupon of contract 2.8; its amount is in the base currency. */
export const toCoupon = (coupon: CouponRecord, origin: string, baseScale: Scale) => ({
  id: coupon.id,
  name: coupon.code,
  type: coupon.type,
  for: coupon.target,
  qty: coupon.left,
  price: Number(coupon.type === 'percent' ? coupon.percent : majorOf(money(coupon.value, baseScale))),
  expired_at: `${coupon.expiresOn} 00:00:00Z`,
  img: pictureUrl(origin, coupon.image),
});
