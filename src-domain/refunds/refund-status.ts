import { err, ok, type Result } from '../kernel/result.ts';

/** REFUND-1a: the words inside; the wire's `accepted` and `canceled` are read as approved and rejected. */
export const REFUND_STATUSES = ['pending', 'approved', 'rejected'] as const;
/** What became of a request for a refund. */
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/**
 * REFUND-1a, contract 4.3: reads the words of servers, both spellings of canceled included; `undefined` for any other
 * word.
 */
export const readRefundStatus = (text: string): RefundStatus | undefined => {
  switch (text) {
    case 'pending':
      return 'pending';
    case 'accepted':
    case 'approved':
      return 'approved';
    case 'canceled':
    case 'cancelled':
    case 'rejected':
      return 'rejected';
    default:
      return undefined;
  }
};

/** What the shop decides about a request. */
export type RefundDecision = { readonly kind: 'approve' } | { readonly kind: 'reject'; readonly answer: string };

/** A decided request; a rejected one has the shop's answer. */
export type DecidedRefund = { readonly status: 'approved' } | { readonly status: 'rejected'; readonly answer: string };

/** Why a request stays as it is; `final` is ERROR_501 ORDER_REFUNDED. */
export type DecisionRefusal = { readonly kind: 'final' | 'answer-required' };

/** REFUND-1b: a pending request is decided once; who rejects it says why. */
export const decideRefund = (
  status: RefundStatus,
  decision: RefundDecision,
): Result<DecidedRefund, DecisionRefusal> => {
  if (status !== 'pending') return err({ kind: 'final' });
  if (decision.kind === 'approve') return ok({ status: 'approved' });
  const answer = decision.answer.trim();
  return answer === '' ? err({ kind: 'answer-required' }) : ok({ status: 'rejected', answer });
};
