import type { CouponRecord } from '../coupons/index.ts';
import type { PricedCheckout } from '../pricing/index.ts';
import type { OrderBasket } from './order-basket.ts';

/** A basket with its price and all that speaks against ordering it. */
export type Appraisal = OrderBasket & PricedCheckout & { readonly coupon: CouponRecord | undefined };
