import type { OrderPayment } from '@domain/orders/index.ts';
import { isUnpaid } from '@domain/payments/index.ts';
import type { TextKey, Translate } from '../../i18n/index.ts';

const METHODS: Readonly<Record<string, TextKey>> = { cash: 'checkout.cash', wallet: 'checkout.wallet' };

/** The way to pay and how far it went: "Cash, paid". A method without a name of its own is called a card. */
export const paymentText = ({ tag, status }: OrderPayment, translate: Translate): string => {
  const method = translate(METHODS[tag] ?? 'receipt.card');
  if (status === 'paid') return translate('receipt.paid', { method });
  if (status === 'canceled' || status === 'refund') return translate('receipt.returned', { method });
  return isUnpaid(status) ? translate('receipt.open', { method }) : method;
};
