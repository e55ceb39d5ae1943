import { isDirectTag, methodsOfShop } from '@domain/payments/index.ts';
import type { ShopRecord } from '../catalog/index.ts';
import type { PaymentRecord, Reference } from '../reference/index.ts';

/** Ways to pay that an order of a shop may take: the marketplace's own, or what the shop itself takes (setting payment_type). */
export const paymentsOf = (shop: Pick<ShopRecord, 'payments'>, { payments, settings }: Reference): readonly PaymentRecord[] =>
  methodsOfShop(settings.paymentType, payments, shop.payments);

/** What is settled without a provider. */
export const isDirect = (payment: Pick<PaymentRecord, 'id' | 'tag'>): payment is { readonly id: number; readonly tag: 'cash' | 'wallet' } & PaymentRecord =>
  isDirectTag(payment.tag);
