import type { Clock } from '@domain/kernel/clock.port.ts';
import { orderId as idOfOrder } from '@domain/kernel/ids.ts';
import { paymentNote } from '@domain/orders/index.ts';
import { money, type Scale } from '@domain/pricing/index.ts';
import {
  inBaseCurrency,
  type OrderNotifier,
  type OrderRecord,
  type Orders,
  type OrderUseCases,
} from '../orders/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { Ledger } from '../wallet/index.ts';
import { costOf, isOwed } from './owed.ts';
import type { Receipt, LockPayable } from './payable.ts';
import type { WalletDebit } from './wallet-shares.ts';
import { newTransaction, type NewTransaction, type PaymentTransactions } from '../payment-transactions/index.ts';

type Deps = {
  readonly reference: ReferenceSource;
  readonly clock: Clock;
  readonly orders: Orders;
  /** The payments of orders. */
  readonly payments: PaymentTransactions;
  readonly notifier: OrderNotifier;
  /** Hands a paid order to its shop. */
  readonly releaseHeld: OrderUseCases['releaseHeld'];
  readonly ledger: Pick<Ledger, 'debit'>;
};

/** Contract 5.6: adds a transaction to an order; a tip raises tips and total. */
export const createPayableOrder = ({
  reference,
  clock,
  orders,
  payments,
  notifier,
  releaseHeld,
  ledger,
}: Deps): LockPayable => {
  const debitShare = async ({ id: orderId, user_id: userId }: OrderRecord, share: WalletDebit, now: number) => {
    const { paymentId, amount } = share;
    const id = await payments.newId();
    const subject = { kind: 'order', id: orderId } as const;
    const note = paymentNote(idOfOrder(orderId));
    const posting = { userId, amount, note, cause: { reason: 'payment', subject } as const, transactionId: id };
    if ((await ledger.debit(posting)) !== 'done')
      throw new Error(`The locked wallet of user ${userId} lacks its share`);
    const payment = { id: paymentId, tag: 'wallet' } as const;
    await payments.insert(newTransaction(id, { orderId, userId, payment, amount, type: 'model', now }));
  };

  return async ({ target, amount, userId }) => {
    if (target.kind !== 'order' && target.kind !== 'tip') return undefined;
    const order = (await orders.lock(target.orderId, userId)) && (await orders.find(target.orderId, userId));
    if (!order) return undefined;
    const known = await reference();
    const isTip = target.kind === 'tip';
    const cost = isTip ? { amount, base: inBaseCurrency(amount.minor, order, known) } : costOf(order, known);
    const isPayable =
      order.status !== 'canceled' && (isTip || isOwed(order)) && order.scale === amount.scale && cost.base >= 0;
    return {
      due: isPayable ? money(cost.amount.minor, order.scale as Scale) : undefined,

      book: async (receipt) => {
        const now = clock.now();
        // A payment started another way is over once this one exists.
        if (receipt.status === 'paid' && !isTip)
          await payments.setStatus(order.id, { from: ['progress'], to: 'canceled', at: now, type: 'model' });
        const share = receipt.fromWallet;
        // The wallet's first: the latest payment decides whether an order is paid.
        if (share) await debitShare(order, share, now);
        const base =
          receipt.status === 'paid' ? cost.base - (share?.amount ?? 0) : inBaseCurrency(amount.minor, order, known);
        await payments.insert(receiptRow(await payments.newId(), order, receipt, base, now));
        if (receipt.status === 'paid' && !isTip) await releaseHeld(order.id);
        if (receipt.status === 'paid' && isTip) await orders.addTips(order.id, amount.minor, now);
        const updated = await orders.find(order.id);
        if (updated) await notifier.changed(updated);
        return order.id;
      },
    };
  };
};

const receiptRow = (
  id: number,
  order: OrderRecord,
  { payment, reference, status, type, isRefused = false }: Receipt,
  base: number,
  now: number,
): NewTransaction => ({
  ...newTransaction(id, {
    orderId: order.id,
    userId: order.user_id,
    payment: { id: payment.id, tag: 'provider', reference },
    amount: base,
    type,
    now,
  }),
  status: isRefused && status === 'canceled' ? 'rejected' : status,
  request: status === 'paid' ? 'approved' : 'reject',
});
