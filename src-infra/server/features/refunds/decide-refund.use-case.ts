import { orderId as idOfOrder, stockId } from '@domain/kernel/ids.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { PaymentStatus } from '@domain/payments/index.ts';
import { decimal, money, type Money, type Scale } from '@domain/pricing/index.ts';
import {
  approveRefund,
  creditOf,
  decideRefund,
  refundNote,
  type DecisionRefusal,
  type RefundedOrder,
} from '@domain/refunds/index.ts';
import type { OrderRecord } from '../orders/index.ts';
import { returnedDeposits } from './deposit-order.ts';
import { grantedParts } from './paid-goods.ts';
import type { RefundRecord } from './refund-record.ts';
import { refundStatusWord, storedRefundStatus } from './refund-status.ts';
import type { RefundsDeps } from './refunds-deps.ts';

export type RefundDecision = { readonly kind: 'approve' | 'reject'; readonly answer: string };
export type RefundDecisionRefusal = DecisionRefusal | { readonly kind: 'not-found' };

/** REFUND-1b, REFUND-1e: decides a request once, with all effects (contract 5.7). */
export type DecideRefund = (
  refundId: number,
  decision: RefundDecision,
) => Promise<Result<RefundRecord, RefundDecisionRefusal>>;

export const createDecideRefund = (deps: RefundsDeps): DecideRefund => {
  const {
    transactions,
    clock,
    reference,
    ledger,
    notify,
    refunds,
    mailRefund,
    orders: { orders, payments, catalogueChanges, notifier, rewards },
  } = deps;

  /** REFUND-3c: credits what was named for some pieces; the order stays paid, and nothing returns to the shelf. */
  const giveBackPart = async (order: OrderRecord, amount: number): Promise<Money | undefined> => {
    const { scale } = (await reference()).baseCurrency;
    const part = money(amount, order.scale as Scale);
    const credit = creditOf(grantedParts(order), part, decimal(order.rate), scale);
    if (credit.minor === 0) return undefined;
    const note = refundNote(idOfOrder(order.id));
    await ledger.credit({ userId: order.user_id, amount: credit.minor, note, cause: refundOf(order) });
    return credit;
  };

  /** Credits the money, marks the payments, restocks the pieces and takes the rewards back. Returns the money. */
  const giveBack = async (order: OrderRecord): Promise<Money | undefined> => {
    const { baseCurrency } = await reference();
    const effects = approveRefund('pending', refundedOrder(order, baseCurrency.scale), baseCurrency.scale, clock.now());
    if (!effects.ok) throw new TypeError('A pending refund request must be approvable');
    const { credit } = effects.value;
    if (credit)
      await ledger.credit({
        userId: order.user_id,
        amount: credit.amount.minor,
        note: credit.note,
        cause: refundOf(order),
      });
    await payments.setStatus(order.id, { from: ['paid', 'progress'], to: 'refund', at: clock.now() });
    await orders.restock(order.id);
    await rewards.revoke(order.id);
    await catalogueChanges.changed(order.shop_id, 'stock');
    return credit?.amount;
  };

  return (refundId, { kind, answer }) =>
    transactions.run(async () => {
      const known = await refunds.find(refundId);
      // Orders first, then their requests: the same way round as when a request is made.
      if (!known || !(await orders.lock(known.order_id))) return err({ kind: 'not-found' });
      const locked = await refunds.lock(refundId);
      const order = await orders.find(known.order_id);
      if (!locked || !order) return err({ kind: 'not-found' });
      const decided = decideRefund(storedRefundStatus(locked.status), kind === 'approve' ? { kind } : { kind, answer });
      if (!decided.ok) return decided;
      const isApproved = decided.value.status === 'approved';
      const credited = !isApproved
        ? undefined
        : locked.lines
          ? await giveBackPart(order, locked.amount ?? 0)
          : await giveBack(order);
      const words = decided.value.status === 'rejected' ? decided.value.answer : answer.trim() || null;
      const refund = await refunds.decide(
        refundId,
        refundStatusWord(decided.value.status) === 'accepted' ? 'accepted' : 'canceled',
        words,
        clock.now(),
      );
      await notify({
        userId: order.user_id,
        type: 'order_refunded',
        subject: { kind: 'refund', id: refundId },
        args: { status: decided.value.status },
      });
      await mailRefund({ order, isApproved, credited, answer: words });
      const updated = (await orders.find(order.id)) ?? order;
      await notifier.changed(updated);
      return ok({ refund, order: updated });
    });
};

const refundedOrder = (order: OrderRecord, baseScale: Scale): RefundedOrder => ({
  id: idOfOrder(order.id),
  total: money(order.total_price, order.scale as Scale),
  rate: decimal(order.rate),
  deposits: returnedDeposits(order, baseScale),
  transactions: order.transactions.map(({ tag, status, price }) => ({
    tag,
    status: status as PaymentStatus,
    amount: money(price, baseScale),
  })),
  pieces: order.details.map(({ stock_id, quantity }) => ({ stockId: stockId(stock_id), quantity })),
});

const refundOf = ({ id }: OrderRecord) => ({ reason: 'refund', subject: { kind: 'order', id } }) as const;
