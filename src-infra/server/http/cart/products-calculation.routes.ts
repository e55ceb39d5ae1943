import { readEntries } from '../../features/carts/index.ts';
import { couponRule } from '../../features/coupons/index.ts';
import { priceCheckout } from '../../features/pricing/index.ts';
import { enveloped, notFound } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { toShopBrief } from '../catalog/index.ts';
import { toAmounts } from './calculation.shape.ts';
import { cartContext, cartRefused } from './cart-responses.ts';
import type { CartRouteDeps } from './cart.routes.ts';
import { toDetails } from './cart.shape.ts';
import { couponRefused, toCoupon } from './coupon.shape.ts';

/** Contract 3.4: the price of products without a cart, delivered to an address or picked up. */
export const productsCalculationRoutes = (deps: CartRouteDeps): Handlers<'calculateProducts'> => {
  const { carts, coupons, reference } = deps;
  return {
    calculateProducts: async (call) => {
      const { products, shop_id: shopId, address, coupon: code } = call.params;
      const drafted = await carts.draftCart({ shopId, currency: call.currency, instructions: readEntries(products) });
      if (!drafted.ok) return cartRefused(deps, call, drafted.error);
      const open = drafted.value;
      const { cart, goods } = open;
      const coupon = code?.trim()
        ? await coupons.findCoupon({ code, shopId, userId: call.user?.id, today: goods.today })
        : undefined;
      if (coupon && !coupon.ok) return coupon.error.kind === 'unknown' ? notFound : couponRefused(coupon.error);
      const rule = coupon && couponRule(coupon.value, goods.base.scale);
      const delivery = {
        type: address ? ('delivery' as const) : ('pickup' as const),
        place: address,
        pointPrice: undefined,
      };
      const { priced } = priceCheckout(
        open,
        { delivery, slot: null, coupon: rule, tips: undefined },
        await reference(),
      );
      const context = await cartContext(deps, call, open);
      const data = {
        stocks: cart.members.flatMap((member) => toDetails(member, goods, context)),
        shop: toShopBrief(goods.shop, context),
        coupon: coupon ? toCoupon(coupon.value, call.origin, goods.base.scale) : null,
        ...toAmounts(priced, open),
      };
      return enveloped({ status: true as const, code: 'NO_ERROR', data });
    },
  };
};
