import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { orderId as idOfOrder } from '@domain/kernel/ids.ts';
import { paymentNote } from '@domain/orders/index.ts';
import { isUnpaid, type PaymentStatus } from '@domain/payments/index.ts';
import { decimal, money, type Scale } from '@domain/pricing/index.ts';
import { inBase } from '@domain/wallet/index.ts';
import { mainTransaction, transactionRow, type OrderNews, type OrderRecord, type PaymentWay } from '../orders/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { OrderRepository, Store } from '../store/index.ts';
import type { Ledger } from '../wallet/index.ts';

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

export const createPayOrder = ({ store, reference, clock, orders, ledger, news }: Deps): PayOrder => {
  const baseAmount = async (minor: number, order: OrderRecord): Promise<number> => {
    const { baseCurrency } = await reference();
    if (order.currency_id === baseCurrency.id) return minor;
    return inBase(money(minor, order.scale as Scale), decimal(order.rate), baseCurrency.scale).minor;
  };

  return ({ userId, orderId, payment, tips }) =>
    store.transaction(async () => {
      const order = (await orders.lock(orderId, userId)) && (await orders.find(orderId, userId));
      if (!order) return err({ kind: 'not-found' });
      if (order.status === 'canceled') return err({ kind: 'canceled' });
      const known = mainTransaction(order);
      const isOwed = !known || (isUnpaid(known.status as PaymentStatus) && !(known.status === 'progress' && known.payment_id === payment.id));
      if (!isOwed && tips === 0) return err({ kind: 'paid-already' });

      const parts = [
        ...(isOwed ? [{ type: 'model', amount: (await baseAmount(order.total_price, order)) - tipped(order), note: paymentNote(idOfOrder(orderId)) } as const] : []),
        ...(tips > 0 ? [{ type: 'tip', amount: await baseAmount(tips, order), note: `Tip for Order #${orderId}` } as const] : []),
      ];
      const booked = await Promise.all(parts.map(async (part) => ({ ...part, id: await orders.newTransactionId() })));
      if (payment.tag === 'wallet') {
        const outcome = await ledger.debitAll(booked.map(({ id, amount, note }) => ({ userId, amount, note, transactionId: id })));
        if (outcome !== 'done') return err({ kind: outcome === 'too-low' ? 'wallet-too-low' : 'no-wallet' });
      }
      const now = clock.now();
      // A payment that was begun another way is over.
      if (isOwed) await orders.setTransactions(orderId, { from: ['progress'], to: 'canceled', at: now, type: 'model' });
      for (const { id, type, amount } of booked) await orders.insertTransaction(transactionRow(id, { orderId, userId, payment, amount, type, now }));
      if (tips > 0) await orders.addTips(orderId, tips, now);
      const paid = await orders.find(orderId, userId);
      if (!paid) throw new TypeError(`Order ${orderId} is locked and not there`);
      await news.moved(paid);
      return ok(paid);
    });
};

/** Tips have payments of their own, which stay when the order is paid another way; minor units of the base currency. */
const tipped = ({ transactions }: OrderRecord): number =>
  transactions.filter(({ type, status }) => type === 'tip' && (status === 'progress' || status === 'paid')).reduce((sum, { price }) => sum + price, 0);
