import { tipAmount, type CheckoutChoices } from '@domain/checkout/index.ts';
import type { DeliveryAddress } from '@domain/addresses/index.ts';
import type { OrderDraft } from '@domain/orders/index.ts';
import type { PaymentMethod } from '@domain/payments/index.ts';
import { noMoney } from '@domain/pricing/index.ts';
import type { CheckoutCart } from './checkout-cart.ts';

type Parts = {
  readonly cart: CheckoutCart;
  readonly choices: CheckoutChoices;
  readonly address: DeliveryAddress | undefined;
  readonly phone: string;
  readonly payment: PaymentMethod | undefined;
  /** ORDER-10: what to do with missing dishes. */
  readonly replacements?: OrderDraft['replacements'];
};

/** Returns the order draft of the cart and the customer's choices; `undefined` while there is nothing to order. */
export const orderDraft = ({ cart, choices, address, phone, payment, replacements }: Parts): OrderDraft | undefined => {
  const { userCart } = cart;
  if (!userCart || cart.isEmpty) return undefined;
  const tipBase = cart.total ?? noMoney(userCart.total.scale);
  const isDelivery = choices.fulfilment === 'delivery';
  return {
    cartId: userCart.id,
    shopId: userCart.shopId,
    currencyId: userCart.currencyId,
    deliveryType: choices.fulfilment,
    address: isDelivery ? address : undefined,
    slot: choices.slot,
    phone,
    note: choices.note ?? '',
    lineNotes: userCart.lineNotes,
    ...(replacements && { replacements }),
    coupon: choices.coupon,
    tips: isDelivery ? tipAmount(choices.tip, tipBase) : noMoney(tipBase.scale),
    paymentId: payment?.id,
  };
};

/** Returns the part that affects the price: neither notes nor a payment method require a new total. */
export const pricedPart = (draft: OrderDraft): OrderDraft => ({
  ...draft,
  phone: '',
  note: '',
  lineNotes: undefined,
  replacements: undefined,
  paymentId: undefined,
});
