import { isDirectTag, methodsOfShop } from '@domain/payments/index.ts';
import type { ShopRecord } from '../catalog/index.ts';
import type { PaymentRecord, Reference } from '../reference/index.ts';

/** Returns the payment methods for a shop: the marketplace's, or the shop's own (setting payment_type). */
export const paymentsOf = (
  shop: Pick<ShopRecord, 'payments'>,
  { payments, settings }: Reference,
): readonly PaymentRecord[] => methodsOfShop(settings.paymentType, payments, shop.payments);

/** Returns whether a method is settled without a provider. */
export const isDirect = (
  payment: Pick<PaymentRecord, 'id' | 'tag'>,
): payment is { readonly id: number; readonly tag: 'cash' | 'wallet' } & PaymentRecord => isDirectTag(payment.tag);
