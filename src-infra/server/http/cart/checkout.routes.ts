import { majorOf } from '@domain/pricing/index.ts';
import { sellableStock } from '../../features/carts/index.ts';
import { todayOf } from '../../features/catalog/index.ts';
import { couponRule } from '../../features/coupons/index.ts';
import { priceCheckout, readTips } from '../../features/pricing/index.ts';
import { titleIn } from '../../texts.ts';
import { bare, enveloped, fieldRefused, notFound, refused, rateLimited } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { toAmounts } from './calculation.shape.ts';
import { cartContext } from './cart-responses.ts';
import type { CartRouteDeps } from './cart.routes.ts';
import { toDetails } from './cart.shape.ts';
import { couponRefused, toCoupon } from './coupon.shape.ts';
import { toQuote } from './quote.shape.ts';
import { seatRefused } from './seat-refusal.ts';

/** Contract 3.9: the price of a cart, and coupon checks. */
export const checkoutRoutes = (deps: CartRouteDeps): Handlers<'calculateCart' | 'checkCoupon' | 'listCoupons'> => {
  const { carts, coupons, quotes, findSeat, limiter, reference, shops, zones } = deps;
  return {
    calculateCart: async (call) => {
      const { params, user } = call;
      if ((params.delivery_date === undefined) !== (params.delivery_time === undefined))
        return fieldRefused('delivery_time', 'FIELD_REQUIRED');
      if (params.type === 'point') return fieldRefused('delivery_point_id', 'FIELD_UNKNOWN');
      const open = await carts.readCart(user.id, call.currency, { cartId: params.id });
      if (!open) return notFound;
      const { cart, goods } = open;
      if (cart.members.every(({ lines }) => lines.length === 0))
        return refused('ERROR_400', { text: 'USER_CARTS_IS_EMPTY' });
      const tips = readTips(params, goods.currency.scale);
      if (!tips.ok) return fieldRefused('tips', 'FIELD_INVALID');
      const code = params.coupon?.trim();
      const coupon = code
        ? await coupons.findCoupon({ code, shopId: cart.shopId, userId: user.id, today: goods.today })
        : undefined;
      const seat =
        params.type === 'dine_in' && params.user_booking_id !== undefined
          ? await findSeat({ userId: user.id, shopId: cart.shopId, reservationId: params.user_booking_id })
          : undefined;
      if (seat && !seat.ok) return seatRefused(seat.error);
      const sent =
        params.delivery_date !== undefined && params.delivery_time !== undefined
          ? { date: params.delivery_date, time: params.delivery_time }
          : null;
      const slot = seat ? seat.value.slot : sent;
      const settings = await reference();
      const { priced, quote, offer } = priceCheckout(
        open,
        {
          delivery: {
            type: params.type,
            place: params.type === 'delivery' ? params.address : undefined,
            pointPrice: undefined,
          },
          slot,
          coupon: coupon?.ok ? couponRule(coupon.value, goods.base.scale) : undefined,
          tips: tips.value,
          usesReturnableBoxes: params.returnable_packaging === true,
        },
        settings,
      );
      const stocks = new Set(
        cart.members.flatMap(({ lines }) =>
          lines.flatMap((line) => [line.stockId, ...line.addons.map(({ stockId }) => stockId)]),
        ),
      );
      const titles = Object.fromEntries(
        [...stocks].map((id) => [
          String(id),
          titleIn(sellableStock(goods, id)?.product.texts ?? {}, [call.language, settings.defaultLocale]),
        ]),
      );
      const issued = await quotes.issue(user.id, quote, titles);
      const context = await cartContext(deps, call, open);
      return enveloped({
        products: cart.members.flatMap((member) => toDetails(member, goods, context)),
        ...toAmounts(priced, open),
        ...(offer && { deposit: Number(majorOf(priced.totals.deposit)), packaging: offer }),
        quote: toQuote(issued),
      });
    },

    checkCoupon: async ({ params, user, origin, now, client }) => {
      const wait = limiter.take(['couponCheck', user ? `user ${user.id}` : client.address]);
      if (wait !== undefined) return rateLimited(wait);
      const shop = (await shops()).find(params.shop_id);
      if (!shop) return notFound;
      const outcome = await coupons.findCoupon({
        code: params.coupon,
        shopId: shop.id,
        userId: user?.id,
        today: todayOf(shop, now, zones),
      });
      if (!outcome.ok) return outcome.error.kind === 'unknown' ? notFound : couponRefused(outcome.error);
      const { baseCurrency } = await reference();
      return enveloped(toCoupon(outcome.value, origin, baseCurrency.scale));
    },

    listCoupons: async ({ params, user, origin, now }) => {
      const shop = (await shops()).find(params.shop_id);
      if (!shop) return notFound;
      const today = todayOf(shop, now, zones);
      const [listed, { baseCurrency }] = await Promise.all([
        coupons.listCoupons({ shopId: shop.id, userId: user?.id, today }),
        reference(),
      ]);
      return bare({ data: listed.map((coupon) => toCoupon(coupon, origin, baseCurrency.scale)) });
    },
  };
};
