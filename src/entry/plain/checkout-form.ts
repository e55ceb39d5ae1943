import { cartId, currencyId, shopId } from '@domain/kernel/ids.ts';
import { noMoney, type Money } from '@domain/pricing/index.ts';
import { handoverOf, noChoices, type DraftFault, type Fulfilment } from '@domain/checkout/index.ts';
import type { DeliveryAddress } from '@domain/addresses/index.ts';
import type { UserCart } from '@domain/cart/index.ts';
import { readSlot, type OrderDraft, type Slot } from '@domain/orders/index.ts';
import type { PaymentMethod } from '@domain/payments/index.ts';

/** What a customer has typed at checkout, with what the form was about when it was shown. */
export type TypedOrder = {
  readonly fulfilment: Fulfilment;
  readonly when: string;
  readonly phone: string;
  readonly note: string;
};
/** The order that a form was shown for; sending it again never means another one. */
export type ShownOrder = {
  readonly key: string;
  readonly cart: number;
  readonly shop: number;
  readonly currency: number;
  readonly payment: number;
  readonly quote: string | undefined;
  /** In minor units. */
  readonly total: number;
};

export const readTypedOrder = (sent: URLSearchParams, phone: string): TypedOrder => ({
  fulfilment: sent.get('how') === 'pickup' ? 'pickup' : 'delivery',
  when: sent.get('when') ?? '',
  phone: sent.get('phone') ?? phone,
  note: sent.get('note') ?? '',
});

/** Returns the order that a sent form was shown for; `undefined` for a form of another making. */
export const readShownOrder = (sent: URLSearchParams): ShownOrder | undefined => {
  const number = (name: string): number => (/^\d{1,15}$/.test(sent.get(name) ?? '') ? Number(sent.get(name)) : 0);
  const shown = {
    key: sent.get('key') ?? '',
    cart: number('cart'),
    shop: number('shop'),
    currency: number('currency'),
    payment: number('payment'),
    quote: sent.get('quote') || undefined,
    total: number('total'),
  };
  return shown.key !== '' && shown.cart > 0 && shown.shop > 0 ? shown : undefined;
};

/** "2026-03-04 18:30" as a slot; `undefined` is as soon as possible, or nothing yet. */
export const slotOf = (when: string): Slot | undefined => {
  const [date, time] = when.split(' ');
  const slot = readSlot(date, time);
  return slot.ok ? slot.value : undefined;
};
export const slotValue = ({ date, time }: Slot): string => `${date} ${time}`;

type About = Pick<ShownOrder, 'cart' | 'shop' | 'currency' | 'payment'>;

/** ORDER-1: the draft of what was typed; without a tip and a code, which the plain page does not ask for. */
export const plainDraft = (
  { fulfilment, when, phone, note }: TypedOrder,
  { cart, shop, currency, payment }: About,
  address: DeliveryAddress | undefined,
  scale: Money['scale'],
): OrderDraft => ({
  cartId: cartId(cart),
  shopId: shopId(shop),
  currencyId: currencyId(currency),
  deliveryType: fulfilment,
  address: fulfilment === 'delivery' ? address : undefined,
  slot: slotOf(when),
  phone,
  note,
  lineNotes: undefined,
  handover: handoverOf(noChoices, { fulfilment, address, kind: undefined }),
  coupon: undefined,
  tips: noMoney(scale),
  paymentId: payment > 0 ? (payment as OrderDraft['paymentId'] & number) : undefined,
});

export const aboutOf = (cart: UserCart, payment: PaymentMethod | undefined): About => ({
  cart: cart.id,
  shop: cart.shopId,
  currency: cart.currencyId,
  payment: payment?.id ?? 0,
});

/** The field that has to change for a fault to go; the rest stands above the form. */
export const FAULT_FIELDS: Partial<Readonly<Record<DraftFault['kind'], 'address' | 'when' | 'phone'>>> = {
  'address-missing': 'address',
  'outside-zone': 'address',
  'shop-closed': 'when',
  'day-closed': 'when',
  'slot-gone': 'when',
  'phone-required': 'phone',
  'phone-invalid': 'phone',
  'phone-unverified': 'phone',
};

export const FAULT_TEXTS = {
  'details-missing': 'checkout.fault.details',
  'address-missing': 'checkout.fault.address',
  'outside-zone': 'checkout.fault.zone',
  'phone-required': 'checkout.fault.phone',
  'phone-invalid': 'checkout.fault.phone_invalid',
  'phone-unverified': 'checkout.fault.phone_unverified',
  'recipient-name': 'checkout.fault.recipient_name',
  'recipient-phone': 'checkout.fault.phone_invalid',
  'payment-missing': 'checkout.fault.payment',
  'wallet-too-low': 'checkout.fault.wallet',
  'below-minimum': 'checkout.fault.minimum',
  'shop-closed': 'checkout.fault.closed',
  'shop-paused': 'checkout.fault.paused',
  'day-closed': 'checkout.fault.day',
  'slot-gone': 'checkout.fault.slot',
} as const satisfies Record<DraftFault['kind'], string>;
