import type { Clock } from '@domain/kernel/clock.port.ts';
import { money, type Scale } from '@domain/pricing/index.ts';
import { inBaseCurrency, transactionRow, type OrderNews, type OrderRecord } from '../orders/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { NewTransactionRow, OrderRepository } from '../store/index.ts';
import { costOf, isOwed } from './owed.ts';
import type { Receipt, TakePayable } from './payable.ts';

type Deps = { readonly reference: ReferenceSource; readonly clock: Clock; readonly orders: OrderRepository; readonly news: OrderNews };

/** Contract 5.6: an order gets a new transaction, its total stays; a tip raises tips and total. */
export const createPayableOrder =
  ({ reference, clock, orders, news }: Deps): TakePayable =>
  async ({ target, amount, userId }) => {
    if (target.kind !== 'order' && target.kind !== 'tip') return undefined;
    const order = (await orders.lock(target.orderId, userId)) && (await orders.find(target.orderId, userId));
    if (!order) return undefined;
    const known = await reference();
    const isTip = target.kind === 'tip';
    const cost = isTip ? { amount, base: inBaseCurrency(amount.minor, order, known) } : costOf(order, known);
    const isPayable = order.status !== 'canceled' && (isTip || isOwed(order)) && order.scale === amount.scale && cost.base >= 0;
    return {
      due: isPayable ? money(cost.amount.minor, order.scale as Scale) : undefined,

      book: async (receipt) => {
        const now = clock.now();
        // A payment that was begun another way is over, once this one is there.
        if (receipt.status === 'paid' && !isTip) await orders.setTransactions(order.id, { from: ['progress'], to: 'canceled', at: now, type: 'model' });
        const base = receipt.status === 'paid' ? cost.base : inBaseCurrency(amount.minor, order, known);
        await orders.insertTransaction(receiptRow(await orders.newTransactionId(), order, receipt, base, now));
        if (receipt.status === 'paid' && isTip) await orders.addTips(order.id, amount.minor, now);
        const told = await orders.find(order.id);
        if (told) await news.moved(told);
        return order.id;
      },
    };
  };

const receiptRow = (id: number, order: OrderRecord, { payment, reference, status, type }: Receipt, base: number, now: number): NewTransactionRow => ({
  ...transactionRow(id, { orderId: order.id, userId: order.user_id, payment: { id: payment.id, tag: 'provider', reference }, amount: base, type, now }),
  status,
  request: status === 'paid' ? 'approved' : 'reject',
});
