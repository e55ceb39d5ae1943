import type { Instant } from '../kernel/clock.port.ts';
import type { OrderId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { OrderTransaction, Pieces } from '../orders/index.ts';
import type { PaymentStatus } from '../payments/index.ts';
import { subtractMoney, type Decimal, type Money, type Scale } from '../pricing/index.ts';
import { inBase, type NewEntry } from '../wallet/index.ts';
import { decideRefund, type DecisionRefusal, type RefundStatus } from './refund-status.ts';

/** The order to refund; `total` in its own currency, `rate` at its placement. */
export type RefundedOrder = {
  readonly id: OrderId;
  readonly total: Money;
  readonly rate: Decimal;
  /** What came back for returned boxes (ORDER-12), in the base currency. */
  readonly deposits: Money;
  readonly transactions: readonly OrderTransaction[];
  readonly pieces: readonly Pieces[];
};

/** All effects of an approval (contract 5.7). Cash returned at the door is up to the shop. */
export type RefundEffects = {
  /** The credit to the customer's wallet, base currency; `undefined` for a free order. */
  readonly credit: NewEntry | undefined;
  /** The new statuses of its transactions, in order. */
  readonly payments: readonly PaymentStatus[];
  /** Pieces that return to stock. */
  readonly putBack: readonly Pieces[];
};

/**
 * REFUND-1e, ORDER-12e, contract 5.7: Approves a pending request: credits the whole total to the wallet as
 * r(total ÷ rate), once, less the deposits that have come back already. Returns `final` for a decided one. Throws
 * RangeError unless the rate is above zero.
 */
export const approveRefund = (
  status: RefundStatus,
  { id, total, rate, deposits, transactions, pieces }: RefundedOrder,
  baseScale: Scale,
  at: Instant,
): Result<RefundEffects, DecisionRefusal> => {
  const decided = decideRefund(status, { kind: 'approve' });
  if (!decided.ok) return err(decided.error);
  const amount = subtractMoney(inBase(total, rate, baseScale), deposits);
  return ok({
    credit: amount.minor > 0 ? { type: 'topup', amount, status: 'paid', note: refundNote(id), at } : undefined,
    payments: transactions.map((transaction) =>
      transaction.status === 'paid' || transaction.status === 'progress' ? 'refund' : transaction.status,
    ),
    putBack: pieces,
  });
};

/** The note of a refunded order in a wallet's history. */
export const refundNote = (id: OrderId): string => `Order #${id} refunded`;
