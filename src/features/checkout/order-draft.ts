import { chosenTable, fulfilmentOf, handoverOf, tipAmount, type CheckoutChoices } from '@domain/checkout/index.ts';
import type { DeliveryAddress } from '@domain/addresses/index.ts';
import type { ShopKind } from '@domain/catalog/index.ts';
import { noHandover, type OrderDraft } from '@domain/orders/index.ts';
import { isDirectTag, type PaymentMethod, type PaymentVisit } from '@domain/payments/index.ts';
import type { PaymentId } from '@domain/kernel/ids.ts';
import { noMoney } from '@domain/pricing/index.ts';
import type { ShareFacts } from '../paying/index.ts';
import type { CheckoutCart } from './checkout-cart.ts';

/** The tag of paying after ordering. */
export const PAY_LATER = 'later';

/** A chosen way to pay; paying later has no method yet. */
export type ChosenPayment = { readonly tag: string; readonly id?: PaymentId };

/** Returns the chosen way to pay; the only one counts as chosen. */
export const chosenPayment = (
  chosen: string | undefined,
  methods: readonly PaymentMethod[] | undefined,
  canPayLater: boolean,
): ChosenPayment | undefined => {
  if (chosen === PAY_LATER && canPayLater) return { tag: PAY_LATER };
  const [only, second] = methods ?? [];
  return only && !second ? only : methods?.find(({ tag }) => tag === chosen);
};

/** Returns the tag if it means a provider, whose page opens after ordering. */
export const providerTag = (tag: string | undefined): string | undefined =>
  tag === undefined || tag === PAY_LATER || isDirectTag(tag) ? undefined : tag;

/** Remembers that the payment of an order goes on after its placing; with `share` the wallet pays what it can of it. */
export type KeepVisit = (visit: PaymentVisit, share?: ShareFacts) => Promise<void>;

type Parts = {
  readonly cart: CheckoutCart;
  readonly choices: CheckoutChoices;
  readonly address: DeliveryAddress | undefined;
  readonly phone: string;
  readonly payment: ChosenPayment | undefined;
  readonly kind: ShopKind | undefined;
  /** ORDER-10, CATALOG-5m: what to do with missing dishes, and what the kitchen is told. */
  readonly asked?: Pick<OrderDraft, 'replacements' | 'allergens'>;
};

/** Returns the order draft of the cart and the customer's choices; `undefined` while there is nothing to order. */
export const orderDraft = ({ cart, choices, address, phone, payment, kind, asked }: Parts): OrderDraft | undefined => {
  const { userCart } = cart;
  if (!userCart || cart.isEmpty) return undefined;
  const tipBase = cart.total ?? noMoney(userCart.total.scale);
  const fulfilment = fulfilmentOf(choices);
  const isDelivery = fulfilment === 'delivery';
  const table = chosenTable(choices);
  return {
    cartId: userCart.id,
    shopId: userCart.shopId,
    currencyId: userCart.currencyId,
    deliveryType: fulfilment,
    ...(table && { reservation: table.reservation }),
    address: isDelivery ? address : undefined,
    slot: table ? table.slot : choices.slot,
    phone,
    note: choices.note ?? '',
    lineNotes: userCart.lineNotes,
    ...asked,
    handover: handoverOf(choices, { fulfilment, address, kind }),
    coupon: choices.coupon,
    ...(!table && choices.usesReturnableBoxes === true && { usesReturnableBoxes: true }),
    tips: isDelivery ? tipAmount(choices.tip, tipBase) : noMoney(tipBase.scale),
    ...paymentPart(payment),
  };
};

/** What is not paid directly is ordered without a payment, which starts when the order exists. */
const paymentPart = (payment: ChosenPayment | undefined): Pick<OrderDraft, 'paymentId' | 'hold'> =>
  payment === undefined || isDirectTag(payment.tag) ? { paymentId: payment?.id } : { paymentId: undefined, hold: true };

/** Returns the part that affects the price: neither notes nor a payment method require a new total. */
export const pricedPart = (draft: OrderDraft): OrderDraft => ({
  ...draft,
  phone: '',
  note: '',
  lineNotes: undefined,
  replacements: undefined,
  allergens: undefined,
  handover: noHandover,
  paymentId: undefined,
  hold: false,
});
