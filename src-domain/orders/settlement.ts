import type { OrderId, StockId } from '../kernel/ids.ts';
import type { PaymentStatus } from '../payments/index.ts';
import { sumMoney, type Money, type Scale } from '../pricing/index.ts';

/** One payment of an order or parcel, tips included; the amount is of the base currency. */
export type OrderTransaction = { readonly tag: string; readonly status: PaymentStatus; readonly amount: Money };

/** So many pieces of a stock. */
export type Pieces = { readonly stockId: StockId; readonly quantity: number };

/** What the end of an order or parcel does to its money (contract 5.7). */
export type Settlement = {
  /** The new statuses of its payments, in their order. */
  readonly payments: readonly PaymentStatus[];
  /** What a wallet is credited with, in the base currency. */
  readonly credit: Money;
};

/** ORDER-7b: pending and completed payments end with their order; the customer gets back what was paid. */
export const settleCanceled = (transactions: readonly OrderTransaction[], baseScale: Scale): Settlement => ({
  payments: transactions.map(({ status }) => (ENDED_BY_CANCELING.includes(status) ? 'canceled' : status)),
  credit: paidAmount(transactions, baseScale),
});

const ENDED_BY_CANCELING: readonly PaymentStatus[] = ['progress', 'paid', 'split'];

/** ORDER-7c: pending cash was paid at the door; the operator gets what a wallet paid. */
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

/** Contract 5.7: what a wallet's history says of a canceled order. */
export const canceledNote = (id: OrderId): string => `Order #${id} canceled`;
/** Contract 5.8: what a wallet's history says of a paid order. */
export const paymentNote = (id: OrderId): string => `Payment Order #${id} via Wallet`;
