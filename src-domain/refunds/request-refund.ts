import type { OrderId, UserId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { isSettled, type OrderSummary } from '../orders/index.ts';
import type { RefundStatus } from './refund-status.ts';

/** The order to refund, with its earlier requests. */
export type RefundableOrder = Pick<OrderSummary, 'status' | 'payment'> & {
  readonly id: OrderId;
  readonly customerId: UserId;
  readonly refunds: readonly RefundStatus[];
};

/** Contract 3.10: The request to the server. */
export type RefundRequest = { readonly orderId: OrderId; readonly cause: string };

/** Why a refund cannot be requested. `exists` is ERROR_506; another customer's order is `not-own`. */
export type RefundRefusal = {
  readonly kind: 'not-own' | 'not-delivered' | 'not-paid' | 'exists' | 'cause-required' | 'cause-too-long';
};

/** The longest reason, in characters. */
export const REFUND_CAUSE_MAX = 1000;

/** REFUND-1c: Whether a customer can request a refund; a rejected request may be followed by another. */
export const refundRefusal = (
  { customerId, status, payment, refunds }: RefundableOrder,
  asker: UserId,
): RefundRefusal | undefined => {
  if (asker !== customerId) return { kind: 'not-own' };
  if (status !== 'delivered') return { kind: 'not-delivered' };
  if (refunds.some((each) => each !== 'rejected')) return { kind: 'exists' };
  return isSettled({ status, payment }) ? undefined : { kind: 'not-paid' };
};

/** REFUND-1c, REFUND-1d: Returns the request to send, with its reason in the customer's words. */
export const requestRefund = (
  order: RefundableOrder,
  asker: UserId,
  typed: string,
): Result<RefundRequest, RefundRefusal> => {
  const refusal = refundRefusal(order, asker);
  if (refusal) return err(refusal);
  const cause = typed.trim();
  if (cause === '') return err({ kind: 'cause-required' });
  return [...cause].length > REFUND_CAUSE_MAX ? err({ kind: 'cause-too-long' }) : ok({ orderId: order.id, cause });
};
