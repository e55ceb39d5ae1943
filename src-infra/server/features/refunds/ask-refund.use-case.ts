import { orderId as idOfOrder, userId as idOfUser } from '@domain/kernel/ids.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { OrderStatus } from '@domain/orders/index.ts';
import type { PaymentStatus } from '@domain/payments/index.ts';
import { requestRefund, type RefundRefusal } from '@domain/refunds/index.ts';
import { type OrderRecord } from '../orders/index.ts';
import type { RefundRecord } from './refund-record.ts';
import { storedRefundStatus } from './refund-status.ts';
import type { RefundsDeps } from './refunds-deps.ts';
import { mainTransaction } from '../payment-transactions/index.ts';

export type RefundDraft = { readonly orderId: number; readonly cause: string; readonly images: readonly string[] };
export type RefundAskRefusal = RefundRefusal | { readonly kind: 'not-found' | 'foreign-image' };

/** REFUND-1c, contract 3.10: requests a refund of an order; of concurrent requests one succeeds. */
export type AskRefund = (userId: number, draft: RefundDraft) => Promise<Result<RefundRecord, RefundAskRefusal>>;

export const createAskRefund =
  ({ transactions, clock, uploads, refunds, orders: { orders } }: RefundsDeps): AskRefund =>
  (userId, { orderId, cause, images }) =>
    transactions.run(async () => {
      // The order's lock makes requests and deliveries wait for each other.
      const order = (await orders.lock(orderId, userId)) && (await orders.find(orderId, userId));
      if (!order) return err({ kind: 'not-found' });
      const checked = requestRefund(refundable(order), idOfUser(userId), cause);
      if (!checked.ok) return checked;
      if (!(await uploads.areOwn(userId, 'order_refunds', images))) return err({ kind: 'foreign-image' });
      return ok({ refund: await refunds.insert(orderId, checked.value.cause, images, clock.now()), order });
    });

const refundable = (order: OrderRecord) => {
  const payment = mainTransaction(order);
  return {
    id: idOfOrder(order.id),
    customerId: idOfUser(order.user_id),
    status: order.status as OrderStatus,
    payment: payment && { tag: payment.tag, status: payment.status as PaymentStatus },
    refunds: order.refunds.map(({ status }) => storedRefundStatus(status)),
  };
};
