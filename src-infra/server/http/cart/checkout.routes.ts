import { majorOf, money, type Money, type Scale } from '@domain/pricing/index.ts';
import { soldStock } from '../../carts/index.ts';
import { todayOf } from '../../catalog/index.ts';
import { couponRule, type CouponRecord, type CouponRefusal } from '../../coupons/index.ts';
import { priceCheckout, readTips } from '../../pricing/index.ts';
import { titleIn } from '../../texts.ts';
import { enveloped, fieldRefused, notFound, refused, tooMany, type Refusal } from '../answer/index.ts';
import type { Handlers } from '../call.ts';
import { pictureUrl } from '../shapes/index.ts';
import { cartContext, type CartRouteDeps } from './cart.routes.ts';
import { toDetails } from './cart.shape.ts';
import { toQuote } from './quote.shape.ts';

const number = (amount: Money): number => Number(majorOf(amount));
const COUPON_CODES = { unknown: 'ERROR_249', exhausted: 'ERROR_249', expired: 'ERROR_250', used: 'ERROR_251' } as const;

export const couponRefused = ({ kind }: CouponRefusal): Refusal => refused(COUPON_CODES[kind]);

/** Contract 3.9: what a cart costs, and whether a code counts. */
export const checkoutRoutes = (deps: CartRouteDeps): Handlers<'calculateCart' | 'checkCoupon'> => {
  const { carts, findCoupon, quotes, limiter, reference, shops, zones } = deps;
  return {
    calculateCart: async (call) => {
      const { params, user } = call;
      if ((params.delivery_date === undefined) !== (params.delivery_time === undefined)) return fieldRefused('delivery_time', 'FIELD_REQUIRED');
      const open = await carts.readCart(user.id, call.currency, { cartId: params.id });
      if (!open) return notFound;
      const { cart, goods } = open;
      if (cart.members.every(({ lines }) => lines.length === 0)) return refused('ERROR_400', { text: 'USER_CARTS_IS_EMPTY' });
      const tips = readTips(params, goods.currency.scale);
      if (!tips.ok) return fieldRefused('tips', 'FIELD_INVALID');
      const code = params.coupon?.trim();
      const coupon = code ? await findCoupon({ code, shopId: cart.shopId, userId: user.id, today: goods.today }) : undefined;
      const slot = params.delivery_date !== undefined && params.delivery_time !== undefined ? { date: params.delivery_date, time: params.delivery_time } : null;
      const settings = await reference();
      const { priced, quote } = priceCheckout(open, {
        delivery: { type: params.type, place: params.type === 'delivery' ? params.address : undefined, pointPrice: undefined },
        slot,
        coupon: coupon?.ok ? couponRule(coupon.value, goods.base.scale) : undefined,
        tips: tips.value,
      }, settings);
      const stocks = new Set(cart.members.flatMap(({ lines }) => lines.flatMap((line) => [line.stockId, ...line.addons.map(({ stockId }) => stockId)])));
      const titles = Object.fromEntries([...stocks].map((id) => [String(id), titleIn(soldStock(goods, id)?.product.texts ?? {}, [call.language, settings.defaultLocale])]));
      const issued = await quotes.issue(user.id, quote, titles);
      const context = await cartContext(deps, call, open);
      const { totals } = priced;
      return enveloped({
        products: cart.members.flatMap((member) => toDetails(member, goods, context)),
        total_tax: number(totals.shopTax),
        price: number(totals.price),
        total_shop_tax: number(totals.shopTax),
        total_price: number(totals.total),
        total_discount: number(totals.discount),
        delivery_fee: number(totals.delivery),
        service_fee: number(totals.service),
        waiter_fee: number(totals.waiter),
        tips: number(totals.tips),
        rate: Number(goods.currency.rate),
        coupon_price: number(totals.coupon),
        receipt_discount: number(totals.recipeDiscount),
        receipt_count: totals.recipeCount,
        quote: toQuote(issued),
      });
    },

    checkCoupon: async ({ params, user, origin, now, client }) => {
      const wait = limiter.take(['couponCheck', user ? `user ${user.id}` : client.address]);
      if (wait !== undefined) return tooMany(wait);
      const shop = (await shops()).find(params.shop_id);
      if (!shop) return notFound;
      const outcome = await findCoupon({ code: params.coupon, shopId: shop.id, userId: user?.id, today: todayOf(shop, now, zones) });
      if (!outcome.ok) return outcome.error.kind === 'unknown' ? notFound : couponRefused(outcome.error);
      const { baseCurrency } = await reference();
      return enveloped(toCoupon(outcome.value, origin, baseCurrency.scale));
    },
  };
};

const toCoupon = (coupon: CouponRecord, origin: string, baseScale: Scale) => ({
  id: coupon.id,
  name: coupon.code,
  type: coupon.type,
  for: coupon.target,
  qty: coupon.left,
  price: coupon.type === 'percent' ? Number(coupon.percent) : number(money(coupon.value, baseScale)),
  expired_at: `${coupon.expiresOn} 00:00:00Z`,
  img: pictureUrl(origin, coupon.image),
});
