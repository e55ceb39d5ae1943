import { err, ok, type Result } from '../kernel/result.ts';

/** REFUND-1a: The normalized words; the wire's `accepted` and `canceled` are read as approved and rejected. */
export const REFUND_STATUSES = ['pending', 'approved', 'rejected'] as const;
/** The status of a refund request. */
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/**
 * REFUND-1a, contract 4.3: Reads the words of servers, both spellings of canceled included; undefined for any other
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

/** The shop's decision about a request. */
export type RefundDecision = { readonly kind: 'approve' } | { readonly kind: 'reject'; readonly answer: string };

/** A decided request; a rejected one includes the shop's answer. */
export type DecidedRefund = { readonly status: 'approved' } | { readonly status: 'rejected'; readonly answer: string };

/** Why a request keeps its status; `final` is ERROR_501 ORDER_REFUNDED. */
export type DecisionRefusal = { readonly kind: 'final' | 'answer-required' };

/** REFUND-1b: A pending request is decided once; a rejection needs an answer. */
export const decideRefund = (
  status: RefundStatus,
  decision: RefundDecision,
): Result<DecidedRefund, DecisionRefusal> => {
  if (status !== 'pending') return err({ kind: 'final' });
  if (decision.kind === 'approve') return ok({ status: 'approved' });
  const answer = decision.answer.trim();
  return answer === '' ? err({ kind: 'answer-required' }) : ok({ status: 'rejected', answer });
};
