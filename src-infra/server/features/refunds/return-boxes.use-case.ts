import { orderId as idOfOrder } from '@domain/kernel/ids.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { depositNote, returnBoxes, type BoxesRefusal } from '@domain/refunds/index.ts';
import type { OrderRecord } from '../orders/index.ts';
import { depositOrder } from './deposit-order.ts';
import type { RefundsDeps } from './refunds-deps.ts';

export type BroughtBoxes = {
  readonly orderId: number;
  readonly shopId: number;
  readonly count: number;
  /** How many were back when the form was shown; another number by now refuses it. */
  readonly seen: number | undefined;
};
export type ReturnRefusal = BoxesRefusal | { readonly kind: 'not-found' | 'changed' };

/**
 * ORDER-12: takes boxes of an order back at its shop. The customer's wallet gets their deposit, and the shop's share of
 * the order, which holds it, falls by the same.
 */
export type ReturnBoxes = (brought: BroughtBoxes) => Promise<Result<OrderRecord, ReturnRefusal>>;

export const createReturnBoxes =
  ({
    transactions,
    clock,
    reference,
    ledger,
    notify,
    orders: { orders, notifier },
  }: Pick<RefundsDeps, 'transactions' | 'clock' | 'reference' | 'ledger' | 'notify' | 'orders'>): ReturnBoxes =>
  ({ orderId, shopId, count, seen }) =>
    transactions.run(async () => {
      const locked = await orders.lock(orderId);
      const order = locked?.shop_id === shopId ? await orders.find(orderId) : undefined;
      if (!order) return err({ kind: 'not-found' });
      if (seen !== undefined && seen !== order.boxes_returned) return err({ kind: 'changed' });
      const { scale } = (await reference()).baseCurrency;
      const outcome = returnBoxes(depositOrder(order), count, scale);
      if (!outcome.ok) return outcome;
      const { returned, amount, credit } = outcome.value;
      await orders.returnBoxes(orderId, { returned, deposit: amount.minor, at: clock.now() });
      if (credit.minor > 0) {
        const subject = { kind: 'order', id: orderId } as const;
        const isCredited = await ledger.credit({
          userId: order.user_id,
          amount: credit.minor,
          note: depositNote(idOfOrder(orderId), count),
          cause: { reason: 'deposit', subject },
        });
        if (isCredited) await notify({ userId: order.user_id, type: 'wallet_top_up', subject });
      }
      const updated = (await orders.find(orderId)) ?? order;
      await notifier.changed(updated);
      return ok(updated);
    });
