import { instant, type Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { orderId as idOfOrder } from '@domain/kernel/ids.ts';
import { paymentNote } from '@domain/orders/index.ts';
import { isRepeatedTip } from '@domain/payments/index.ts';
import { money, type Scale } from '@domain/pricing/index.ts';
import {
  inBaseCurrency,
  type OrderNotifier,
  type OrderRecord,
  type Orders,
  type OrderUseCases,
} from '../orders/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { Ledger } from '../wallet/index.ts';
import { costOf, isOwed } from './owed.ts';
import {
  mainTransaction,
  newTransaction,
  type PaymentMethod,
  type PaymentTransactions,
} from '../payment-transactions/index.ts';

export type OrderPayment = {
  readonly userId: number;
  readonly orderId: number;
  readonly payment: PaymentMethod;
  /** Minor units of the order's currency; 0 for none. */
  readonly tips: number;
};
export type PaymentRefusal = {
  readonly kind: 'not-found' | 'canceled' | 'paid-already' | 'wallet-too-low' | 'no-wallet';
};

/** Pays for an unpaid order, or a tip alone, once each (contract 3.11). */
export type PayOrder = (payment: OrderPayment) => Promise<Result<OrderRecord, PaymentRefusal>>;

type Deps = {
  readonly transactions: Transactions;
  readonly reference: ReferenceSource;
  readonly clock: Clock;
  readonly orders: Orders;
  /** The payments of orders. */
  readonly payments: PaymentTransactions;
  readonly ledger: Ledger;
  readonly notifier: OrderNotifier;
  /** Hands a held order to its shop. */
  readonly releaseHeld: OrderUseCases['releaseHeld'];
};

export const createPayOrder =
  ({ transactions, reference, clock, orders, payments, ledger, notifier, releaseHeld }: Deps): PayOrder =>
  ({ userId, orderId, payment, tips }) =>
    transactions.run(async () => {
      const order = (await orders.lock(orderId, userId)) && (await orders.find(orderId, userId));
      if (!order) return err({ kind: 'not-found' });
      if (order.status === 'canceled') return err({ kind: 'canceled' });
      const known = mainTransaction(order);
      // Contract 3.11: a call with a tip pays the tip alone, whatever is owed (C8).
      const isDue = tips === 0 && isOwed(order) && !(known?.status === 'progress' && known.payment_id === payment.id);
      if (!isDue && tips === 0) return err({ kind: 'paid-already' });
      const now = clock.now();
      const tip = inBaseCurrency(tips, order, await reference());
      if (tips > 0 && isRepetition(order, { payment, tip, now }, (await reference()).baseCurrency.scale))
        return ok(order);

      const parts = [
        ...(isDue
          ? [
              {
                type: 'model',
                reason: 'payment',
                amount: costOf(order, await reference()).base,
                note: paymentNote(idOfOrder(orderId)),
              } as const,
            ]
          : []),
        ...(tips > 0
          ? [
              {
                type: 'tip',
                reason: 'tip',
                amount: tip,
                note: `Tip for Order #${orderId}`,
              } as const,
            ]
          : []),
      ];
      const booked = await Promise.all(parts.map(async (part) => ({ ...part, id: await payments.newId() })));
      if (payment.tag === 'wallet') {
        const outcome = await ledger.debitAll(
          booked.map(({ id, amount, note, reason }) => ({
            userId,
            amount,
            note,
            cause: { reason, subject: { kind: 'order', id: orderId } },
            transactionId: id,
          })),
        );
        if (outcome !== 'done') return err({ kind: outcome === 'too-low' ? 'wallet-too-low' : 'no-wallet' });
      }
      // A payment started another way is over.
      if (isDue) await payments.setStatus(orderId, { from: ['progress'], to: 'canceled', at: now, type: 'model' });
      for (const { id, type, amount } of booked)
        await payments.insert(newTransaction(id, { orderId, userId, payment, amount, type, now }));
      if (isDue) await releaseHeld(orderId);
      if (tips > 0) await orders.addTips(orderId, tips, now);
      const paid = await orders.find(orderId, userId);
      if (!paid) throw new TypeError(`Order ${orderId} is locked but does not exist`);
      await notifier.changed(paid);
      return ok(paid);
    });

const isRepetition = (
  { transactions }: OrderRecord,
  { payment, tip, now }: { readonly payment: PaymentMethod; readonly tip: number; readonly now: number },
  scale: Scale,
): boolean =>
  isRepeatedTip(
    transactions
      .filter(({ type, status }) => type === 'tip' && (status === 'paid' || status === 'progress'))
      .map(({ price, payment_id, created_at }) => ({
        amount: money(price, scale),
        paymentId: payment_id,
        at: instant(created_at),
      })),
    { amount: money(tip, scale), paymentId: payment.id, at: instant(now) },
  );
