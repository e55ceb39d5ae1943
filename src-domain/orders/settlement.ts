import type { OrderId, StockId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { PaymentStatus } from '../payments/index.ts';
import { sumMoney, type Money, type Scale } from '../pricing/index.ts';
import { isActiveStatus, canCancel, type OrderStatus } from './order-status.ts';

/** One payment of an order, tips included; the amount is of the base currency. */
export type OrderTransaction = { readonly tag: string; readonly status: PaymentStatus; readonly amount: Money };

/** So many pieces of a stock. */
export type Pieces = { readonly stockId: StockId; readonly quantity: number };

/** What the end of an order concerns. */
export type EndingOrder = {
  readonly id: OrderId;
  readonly status: OrderStatus;
  readonly transactions: readonly OrderTransaction[];
  readonly pieces: readonly Pieces[];
  /** Cashback that was given for it, base currency. */
  readonly cashback: Money;
};

/** What canceling an order does besides (contract 5.7). */
export type CancelEffects = {
  /** The new statuses of its transactions, in their order. */
  readonly payments: readonly PaymentStatus[];
  /** What the customer's wallet gets, base currency; nothing was paid when it is zero. */
  readonly credit: Money;
  readonly note: string;
  /** Pieces that can be sold again. */
  readonly putBack: readonly Pieces[];
  /** Cashback the wallet loses, as far as it still holds it (WALLET-1f). */
  readonly takeBack: Money;
};

/** Statuses of payments that end with their order. */
export const CANCELED_WITH_ORDER: readonly PaymentStatus[] = ['progress', 'paid', 'split'];

/**
 * ORDER-7b, contract 5.7: canceling an order once. Customers may cancel a new one, the shop any that is under way;
 * `final` for others.
 */
export const cancelOrder = (
  order: EndingOrder,
  by: 'customer' | 'shop',
): Result<CancelEffects, { readonly kind: 'final' | 'not-cancelable' }> => {
  if (!isActiveStatus(order.status)) return err({ kind: 'final' });
  if (by === 'customer' && !canCancel(order.status)) return err({ kind: 'not-cancelable' });
  const { id, transactions, pieces, cashback } = order;
  const payments = transactions.map(({ status }) => (CANCELED_WITH_ORDER.includes(status) ? 'canceled' : status));
  return ok({
    payments,
    credit: paidAmount(transactions, cashback.scale),
    note: canceledNote(id),
    putBack: pieces,
    takeBack: cashback,
  });
};

/** What delivering an order does to money (contract 5.7). */
export type DeliveryEffects = {
  /** The new statuses of its transactions, in their order. */
  readonly payments: readonly PaymentStatus[];
  /** What the operator's wallet gets, base currency: what the customer's wallet paid. */
  readonly operatorCredit: Money;
};

/**
 * ORDER-7c, contract 5.7: at the door cash that was waited for is paid, and what a wallet paid goes to the operator.
 */
export const deliveryEffects = (transactions: readonly OrderTransaction[], baseScale: Scale): DeliveryEffects => ({
  payments: transactions.map(({ tag, status }) => (tag === 'cash' && status === 'progress' ? 'paid' : status)),
  operatorCredit: paidAmount(
    transactions.filter(({ tag }) => tag === 'wallet'),
    baseScale,
  ),
});

/** The sum of what was paid. */
export const paidAmount = (
  transactions: readonly Pick<OrderTransaction, 'status' | 'amount'>[],
  baseScale: Scale,
): Money =>
  sumMoney(
    transactions.filter(({ status }) => status === 'paid').map(({ amount }) => amount),
    baseScale,
  );

/** Contract 5.7: what a wallet's history says of a canceled order. */
export const canceledNote = (id: OrderId): string => `Order #${id} canceled`;
/** Contract 5.8: what a wallet's history says of a paid order. */
export const paymentNote = (id: OrderId): string => `Payment Order #${id} via Wallet`;
