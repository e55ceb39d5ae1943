import {
  decimal,
  packagingInput,
  quoteOf,
  type CouponRule,
  type PackagingOffer,
  type PricedCart,
  type Quote,
  type QuoteSlot,
  type TipsInput,
} from '@domain/pricing/index.ts';
import { packagingOffer, paidPieces, priceCart, type OpenCart } from '../carts/index.ts';
import type { Reference } from '../reference/index.ts';
import { deliveryTerms, type DeliveryChoice } from './delivery-terms.ts';

/** Everything a total depends on besides the cart itself (contract 5.3). */
export type CheckoutChoice = {
  readonly delivery: DeliveryChoice;
  readonly slot: QuoteSlot | null;
  /** A valid coupon only. */
  readonly coupon: CouponRule | undefined;
  readonly tips: TipsInput | undefined;
  /** ORDER-12: whether the customer wants the boxes that the shop offers. */
  readonly usesReturnableBoxes?: boolean;
};
export type PricedCheckout = {
  readonly priced: PricedCart;
  readonly quote: Quote;
  /** Absent where no returnable boxes are offered for the cart. */
  readonly offer: PackagingOffer | undefined;
};

/** Prices a cart with its fees; equal checkouts have equal quote ids (contract 8.2). */
export const priceCheckout = (
  { cart, goods }: Pick<OpenCart, 'cart' | 'goods'>,
  { delivery, slot, coupon, tips, usesReturnableBoxes = false }: CheckoutChoice,
  reference: Reference,
): PricedCheckout => {
  const terms = deliveryTerms(delivery, goods);
  const offer = packagingOffer(cart, goods);
  const priced = priceCart(cart, goods, {
    shopTaxPercent: decimal(goods.shop.taxPercent),
    serviceFee: decimal(reference.setting('service_fee') || '0'),
    delivery: terms.delivery,
    coupon,
    tips,
    packaging: usesReturnableBoxes && offer ? packagingInput(paidPieces(cart, goods), offer) : undefined,
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
  return { priced, quote, offer };
};
