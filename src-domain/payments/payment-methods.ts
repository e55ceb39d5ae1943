import type { PaymentId } from '../kernel/ids.ts';
import { isDirectTag } from './direct-tag.ts';

/** A payment method as the server offers it; `tag` in the server's spelling (see `readPaymentTag`). */
export type PaymentMethod = { readonly id: PaymentId; readonly tag: string };

/**
 * PAY-3a, contract 4.6: Whether the setting `payment_type` lets shops decide; absent, blank and `admin` mean the
 * marketplace.
 */
export const isChosenByShops = (paymentType: string | undefined): boolean =>
  (paymentType ?? '') !== '' && paymentType !== 'admin';

/** PAY-3b: Returns the payment methods of a shop: all of the marketplace's, or those among them that it enabled. */
export const methodsOfShop = <Method extends { readonly id: number }>(
  paymentType: string | undefined,
  marketplace: readonly Method[],
  shop: readonly { readonly paymentId: number; readonly isActive: boolean }[],
): readonly Method[] => {
  if (!isChosenByShops(paymentType)) return marketplace;
  const taken = new Set(shop.filter(({ isActive }) => isActive).map(({ paymentId }) => paymentId));
  return marketplace.filter(({ id }) => taken.has(id));
};

/** PAY-3c, contract 5.8: Returns the methods for a top-up: all except cash and the wallet. */
export const topUpMethods = <Method extends Pick<PaymentMethod, 'tag'>>(
  methods: readonly Method[],
): readonly Method[] => methods.filter(({ tag }) => !isDirectTag(tag));
