import { isSettled, type OrderStatus } from '@domain/orders/index.ts';
import type { PaymentStatus } from '@domain/payments/index.ts';
import { decimal, money, type Money, type Scale } from '@domain/pricing/index.ts';
import { openBoxes, returnedDeposit, type DepositOrder } from '@domain/refunds/index.ts';
import { inBase } from '@domain/wallet/index.ts';
import type { OrderRecord } from '../orders/index.ts';
import { mainTransaction } from '../payment-transactions/index.ts';
import { storedRefundStatus } from './refund-status.ts';

/** Returns what decides whether boxes come back, and for how much. */
export const depositOrder = (order: OrderRecord): DepositOrder => {
  const { boxes, boxes_returned: returned, rate, refunds } = order;
  const status = order.status as OrderStatus;
  const main = mainTransaction(order);
  return {
    status,
    isPaid: isSettled({ status, payment: main && { tag: main.tag, status: main.status as PaymentStatus } }),
    boxes,
    returned,
    deposit: money(order.deposit, order.scale as Scale),
    rate: decimal(rate),
    whole: refunds.filter(({ lines }) => !lines).map((refund) => storedRefundStatus(refund.status)),
  };
};

/** ORDER-12c: how many boxes of an order can still come back. */
export const boxesOpen = (order: OrderRecord): number => openBoxes(depositOrder(order));

/** ORDER-12e: what returned boxes have brought back, in the base currency. */
export const returnedDeposits = (order: OrderRecord, baseScale: Scale): Money =>
  inBase(returnedDeposit(depositOrder(order)), decimal(order.rate), baseScale);
