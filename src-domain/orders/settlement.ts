import type { OrderId, StockId } from '../kernel/ids.ts';
import type { PaymentStatus } from '../payments/index.ts';
import { compareMoney, subtractMoney, sumMoney, type Money, type Scale } from '../pricing/index.ts';

/** One payment of an order or parcel, including tips; the amount is in the base currency. */
export type OrderTransaction = { readonly tag: string; readonly status: PaymentStatus; readonly amount: Money };

/** A number of pieces of a stock. */
export type Pieces = { readonly stockId: StockId; readonly quantity: number };

/** How the end of an order or parcel affects its money (contract 5.7). */
export type Settlement = {
  /** The new statuses of its payments, in order. */
  readonly payments: readonly PaymentStatus[];
  /** The credit to a wallet, in the base currency. */
  readonly credit: Money;
};

/** ORDER-7b: Cancels pending and completed payments with their order, and refunds what was paid. */
export const settleCanceled = (transactions: readonly OrderTransaction[], baseScale: Scale): Settlement => ({
  payments: transactions.map(({ status }) => (ENDED_BY_CANCELING.includes(status) ? 'canceled' : status)),
  credit: paidAmount(transactions, baseScale),
});

const ENDED_BY_CANCELING: readonly PaymentStatus[] = ['progress', 'paid', 'split'];

/** ORDER-7c: Marks pending cash as paid on delivery, and credits wallet payments to the operator. */
export const settleDelivered = (transactions: readonly OrderTransaction[], baseScale: Scale): Settlement => ({
  payments: transactions.map(({ tag, status }) => (tag === 'cash' && status === 'progress' ? 'paid' : status)),
  credit: paidAmount(
    transactions.filter(({ tag }) => tag === 'wallet'),
    baseScale,
  ),
});

const paidAmount = (transactions: readonly OrderTransaction[], baseScale: Scale): Money =>
  sumMoney(
    transactions.filter(({ status }) => status === 'paid').map(({ amount }) => amount),
    baseScale,
  );

/**
 * ORDER-10j: Returns what payments amount to once `by` less is due: the latest is lowered first, and none below zero.
 * Throws RangeError for different scales.
 */
export const lowerPayments = (payments: readonly Money[], by: Money): readonly Money[] =>
  payments.reduceRight<{ readonly amounts: readonly Money[]; readonly rest: Money }>(
    ({ amounts, rest }, amount) => {
      const less = compareMoney(amount, rest) < 0 ? amount : rest;
      return { amounts: [subtractMoney(amount, less), ...amounts], rest: subtractMoney(rest, less) };
    },
    { amounts: [], rest: by },
  ).amounts;

/** Contract 5.7: The note of a canceled order in a wallet's history. */
export const canceledNote = (id: OrderId): string => `Order #${id} canceled`;
/** Contract 5.8: The note of a paid order in a wallet's history. */
export const paymentNote = (id: OrderId): string => `Payment Order #${id} via Wallet`;
