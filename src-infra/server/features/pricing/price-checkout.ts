import {
  decimal,
  quoteOf,
  type CouponRule,
  type PricedCart,
  type Quote,
  type QuoteSlot,
  type TipsInput,
} from '@domain/pricing/index.ts';
import { priceCart, type OpenCart } from '../carts/index.ts';
import type { Reference } from '../reference/index.ts';
import { deliveryTerms, type DeliveryChoice } from './delivery-terms.ts';

/** Everything a total depends on besides the cart itself (contract 5.3). */
export type CheckoutChoice = {
  readonly delivery: DeliveryChoice;
  readonly slot: QuoteSlot | null;
  /** A valid coupon only. */
  readonly coupon: CouponRule | undefined;
  readonly tips: TipsInput | undefined;
};
export type PricedCheckout = { readonly priced: PricedCart; readonly quote: Quote };

/** Prices a cart with its fees; equal checkouts have equal quote ids (contract 8.2). */
export const priceCheckout = (
  { cart, goods }: Pick<OpenCart, 'cart' | 'goods'>,
  { delivery, slot, coupon, tips }: CheckoutChoice,
  reference: Reference,
): PricedCheckout => {
  const terms = deliveryTerms(delivery, goods);
  const priced = priceCart(cart, goods, {
    shopTaxPercent: decimal(goods.shop.taxPercent),
    serviceFee: decimal(reference.setting('service_fee') || '0'),
    delivery: terms.delivery,
    coupon,
    tips,
  });
  const { currency } = goods;
  const quote = quoteOf(
    {
      scale: currency.scale,
      cartId: cart.id,
      shopId: cart.shopId,
      currencyId: currency.id,
      rate: currency.rate,
      km: terms.km,
      type: delivery.type,
      slot,
      coupon: coupon?.code ?? null,
    },
    priced,
  );
  return { priced, quote };
};
