import type { CouponRecord } from '../coupons/index.ts';
import type { PricedCheckout } from '../pricing/index.ts';
import type { OrderableCart } from './orderable-cart.ts';

/** A cart with its price and everything that prevents ordering it. */
export type OrderPreview = OrderableCart & PricedCheckout & { readonly coupon: CouponRecord | undefined };
