import type { Instant } from '../kernel/clock.port.ts';
import type { OrderId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { OrderTransaction, Pieces } from '../orders/index.ts';
import type { PaymentStatus } from '../payments/index.ts';
import type { Decimal, Money, Scale } from '../pricing/index.ts';
import { inBase, type NewEntry } from '../wallet/index.ts';
import { decideRefund, type DecisionRefusal, type RefundStatus } from './refund-status.ts';

/** The order whose money goes back; `total` in its own currency, `rate` of its making. */
export type RefundedOrder = {
  readonly id: OrderId;
  readonly total: Money;
  readonly rate: Decimal;
  readonly transactions: readonly OrderTransaction[];
  readonly pieces: readonly Pieces[];
};

/** Everything that goes with an approval (contract 5.7). Cash given back at a door is the shop's own business. */
export type RefundEffects = {
  /** What the customer's wallet gets, base currency; `undefined` for an order that cost nothing. */
  readonly credit: NewEntry | undefined;
  /** The new statuses of its transactions, in their order. */
  readonly payments: readonly PaymentStatus[];
  /** Pieces that can be sold again. */
  readonly putBack: readonly Pieces[];
};

/**
 * REFUND-1e, contract 5.7: approves a pending request: the whole total to the wallet as r(total ÷ rate), once. `final`
 * for a decided one. RangeError unless the rate is above zero.
 */
export const approveRefund = (
  status: RefundStatus,
  { id, total, rate, transactions, pieces }: RefundedOrder,
  baseScale: Scale,
  at: Instant,
): Result<RefundEffects, DecisionRefusal> => {
  const decided = decideRefund(status, { kind: 'approve' });
  if (!decided.ok) return err(decided.error);
  const amount = inBase(total, rate, baseScale);
  return ok({
    credit: amount.minor > 0 ? { type: 'topup', amount, status: 'paid', note: refundNote(id), at } : undefined,
    payments: transactions.map((transaction) =>
      transaction.status === 'paid' || transaction.status === 'progress' ? 'refund' : transaction.status,
    ),
    putBack: pieces,
  });
};

/** What a wallet's history says of a refunded order. */
export const refundNote = (id: OrderId): string => `Order #${id} refunded`;
