import { isUnpaid, type PaymentStatus } from '@domain/payments/index.ts';
import { convertMoney, decimal, decimalOfMinor, money, type Money, type Scale } from '@domain/pricing/index.ts';
import { inBaseCurrency, type OrderRecord } from '../orders/index.ts';
import type { Reference } from '../reference/index.ts';
import { mainTransaction } from '../payment-transactions/index.ts';

type Paid = Pick<OrderRecord, 'transactions'>;

/** Returns whether something is still unpaid (PAY-1b); tips have their own payments. */
export const isOwed = (paid: Paid): boolean => {
  const known = mainTransaction(paid);
  return !known || isUnpaid(known.status as PaymentStatus);
};

/**
 * Returns tips that are already paid or promised, which remain when the payment method changes; minor units of the base
 * currency.
 */
export const separateTips = ({ transactions }: Paid): number =>
  transactions
    .filter(({ type, status }) => type === 'tip' && (status === 'progress' || status === 'paid'))
    .reduce((sum, { price }) => sum + price, 0);

/** Returns the cost of an order without its separate tips, in its own and in the base currency. */
export const costOf = (
  order: OrderRecord,
  reference: Pick<Reference, 'baseCurrency'>,
): { readonly amount: Money; readonly base: number } => {
  const scale = order.scale as Scale;
  const [tips, whole] = [separateTips(order), inBaseCurrency(order.total_price, order, reference)];
  const amount =
    tips === 0
      ? money(order.total_price, scale)
      : convertMoney(decimalOfMinor(whole - tips, reference.baseCurrency.scale), decimal(order.rate), scale);
  return { amount, base: whole - tips };
};
