import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { orderId as idOfOrder } from '@domain/kernel/ids.ts';
import { paymentNote } from '@domain/orders/index.ts';
import { inBaseCurrency, mainTransaction, transactionRow, type OrderNews, type OrderRecord, type PaymentWay } from '../orders/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { OrderRepository, Store } from '../store/index.ts';
import type { Ledger } from '../wallet/index.ts';
import { costOf, isOwed } from './owed.ts';

export type OrderPayment = {
  readonly userId: number;
  readonly orderId: number;
  readonly payment: PaymentWay;
  /** Minor units of the order's currency; 0 for none. */
  readonly tips: number;
};
export type PaymentRefusal = { readonly kind: 'not-found' | 'canceled' | 'paid-already' | 'wallet-too-low' | 'no-wallet' };

/** Pays what an order still owes, and a tip on top of it; all of it or nothing (contract 3.11). */
export type PayOrder = (payment: OrderPayment) => Promise<Result<OrderRecord, PaymentRefusal>>;

type Deps = {
  readonly store: Store; readonly reference: ReferenceSource; readonly clock: Clock; readonly orders: OrderRepository; readonly ledger: Ledger; readonly news: OrderNews;
};

export const createPayOrder = ({ store, reference, clock, orders, ledger, news }: Deps): PayOrder =>
  ({ userId, orderId, payment, tips }) =>
    store.transaction(async () => {
      const order = (await orders.lock(orderId, userId)) && (await orders.find(orderId, userId));
      if (!order) return err({ kind: 'not-found' });
      if (order.status === 'canceled') return err({ kind: 'canceled' });
      const known = mainTransaction(order);
      const isDue = isOwed(order) && !(known?.status === 'progress' && known.payment_id === payment.id);
      if (!isDue && tips === 0) return err({ kind: 'paid-already' });

      const parts = [
        ...(isDue ? [{ type: 'model', amount: costOf(order, await reference()).base, note: paymentNote(idOfOrder(orderId)) } as const] : []),
        ...(tips > 0 ? [{ type: 'tip', amount: inBaseCurrency(tips, order, await reference()), note: `Tip for Order #${orderId}` } as const] : []),
      ];
      const booked = await Promise.all(parts.map(async (part) => ({ ...part, id: await orders.newTransactionId() })));
      if (payment.tag === 'wallet') {
        const outcome = await ledger.debitAll(booked.map(({ id, amount, note }) => ({ userId, amount, note, transactionId: id })));
        if (outcome !== 'done') return err({ kind: outcome === 'too-low' ? 'wallet-too-low' : 'no-wallet' });
      }
      const now = clock.now();
      // A payment that was begun another way is over.
      if (isDue) await orders.setTransactions(orderId, { from: ['progress'], to: 'canceled', at: now, type: 'model' });
      for (const { id, type, amount } of booked) await orders.insertTransaction(transactionRow(id, { orderId, userId, payment, amount, type, now }));
      if (tips > 0) await orders.addTips(orderId, tips, now);
      const paid = await orders.find(orderId, userId);
      if (!paid) throw new TypeError(`Order ${orderId} is locked and not there`);
      await news.moved(paid);
      return ok(paid);
    });
