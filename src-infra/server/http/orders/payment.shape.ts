import { currencyId } from '@domain/kernel/ids.ts';
import { majorOf, money, type Scale } from '@domain/pricing/index.ts';
import type { Reference } from '../../features/reference/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import type { TransactionRecord } from '../../features/payment-transactions/index.ts';

type PaymentStatus = 'progress' | 'paid' | 'canceled' | 'rejected' | 'refund' | 'split';

/** Converts minor units to an API number. */
export const major = (minor: number, scale: number): number => Number(majorOf(money(minor, scale as Scale)));

/** Transaction of contract 2.7: its price is of the base currency. */
export const toTransaction = (transaction: TransactionRecord, { baseCurrency }: Reference) => ({
  id: transaction.id,
  payable_id: transaction.payable_id,
  price: major(transaction.price, baseCurrency.scale),
  payment_trx_id: transaction.payment_trx_id,
  note: transaction.note,
  request: transaction.request,
  type: transaction.type,
  perform_time: wireTime(transaction.perform_time),
  refund_time: wireTime(transaction.refund_time),
  status: transaction.status as PaymentStatus,
  status_description: transaction.status_description,
  created_at: wireTime(transaction.created_at),
  updated_at: wireTime(transaction.updated_at),
  payment_system: {
    id: transaction.payment_id,
    tag: transaction.tag,
    input: transaction.input,
    sandbox: transaction.sandbox,
    active: transaction.active,
  },
});

/** Renders the currency of a purchase at its historical rate. */
export const toBoughtCurrency = (
  { currency_id: id, rate }: { readonly currency_id: number; readonly rate: string },
  { activeCurrency }: Reference,
) => {
  const currency = activeCurrency(currencyId(id));
  return currency
    ? {
        id: currency.id,
        symbol: currency.symbol,
        title: currency.title,
        rate: Number(rate),
        default: currency.isDefault,
        position: currency.position,
        active: true,
        decimals: currency.scale,
      }
    : null;
};
