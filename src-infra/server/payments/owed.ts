import { isUnpaid, type PaymentStatus } from '@domain/payments/index.ts';
import { convertMoney, decimal, decimalOfMinor, money, type Money, type Scale } from '@domain/pricing/index.ts';
import { inBaseCurrency, mainTransaction, type OrderRecord } from '../orders/index.ts';
import type { Reference } from '../reference/index.ts';

type Paid = Pick<OrderRecord, 'transactions'>;

/** Whether the payment of something is still owed (PAY-1b); tips have payments of their own. */
export const isOwed = (paid: Paid): boolean => {
  const known = mainTransaction(paid);
  return !known || isUnpaid(known.status as PaymentStatus);
};

/** Tips that are paid or promised already, and stay when the rest is paid another way; minor units of the base currency. */
export const tipped = ({ transactions }: Paid): number =>
  transactions.filter(({ type, status }) => type === 'tip' && (status === 'progress' || status === 'paid')).reduce((sum, { price }) => sum + price, 0);

/** What an order costs besides its separate tips: in its own currency, and as the books know it. */
export const costOf = (order: OrderRecord, reference: Pick<Reference, 'baseCurrency'>): { readonly amount: Money; readonly base: number } => {
  const scale = order.scale as Scale;
  const [tips, whole] = [tipped(order), inBaseCurrency(order.total_price, order, reference)];
  const amount = tips === 0 ? money(order.total_price, scale) : convertMoney(decimalOfMinor(whole - tips, reference.baseCurrency.scale), decimal(order.rate), scale);
  return { amount, base: whole - tips };
};
