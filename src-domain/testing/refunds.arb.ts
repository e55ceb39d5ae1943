import * as fc from 'fast-check';
import { orderId, userId } from '../kernel/ids.ts';
import { REFUND_STATUSES, type RefundableOrder, type RefundedOrder, type RefundStatus } from '../refunds/index.ts';
import { noMoney } from '../pricing/index.ts';
import { moneyArb, rateArb } from './money.arb.ts';
import { paidOrderArb, orderStatusArb } from './orders.arb.ts';
import { paymentStatusArb } from './payments.arb.ts';

/** Every status. */
export const refundStatusArb: fc.Arbitrary<RefundStatus> = fc.constantFrom(...REFUND_STATUSES);

/** The servers' words for refund statuses. */
export const refundWordArb: fc.Arbitrary<string> = fc.constantFrom(
  'pending',
  'accepted',
  'approved',
  'canceled',
  'cancelled',
  'rejected',
);

/** Orders of two customers, mostly delivered, with few requests. */
export const refundableOrderArb: fc.Arbitrary<RefundableOrder> = fc.record({
  id: fc.constant(orderId(880)),
  customerId: fc.constantFrom(7, 7, 8).map(userId),
  status: fc.oneof(
    { weight: 3, arbitrary: fc.constant('delivered' as const) },
    { weight: 1, arbitrary: orderStatusArb },
  ),
  payment: fc.option(
    fc.record({
      tag: fc.constantFrom('cash', 'wallet', 'stripe'),
      status: fc.oneof(fc.constant('paid' as const), paymentStatusArb),
    }),
    { nil: undefined, freq: 9 },
  ),
  refunds: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(fc.constant('rejected' as const), { maxLength: 2 }) },
    { weight: 1, arbitrary: fc.array(refundStatusArb, { maxLength: 3 }) },
  ),
});

/** A paid order in its own currency; rarely a free one. */
export const refundedOrderArb: fc.Arbitrary<RefundedOrder> = fc
  .record({
    order: paidOrderArb,
    total: fc.oneof({ weight: 5, arbitrary: moneyArb(2, 50_000) }, { weight: 1, arbitrary: moneyArb(2, 0) }),
    rate: rateArb,
  })
  .map(({ order, ...amounts }) => ({ ...order, ...amounts, deposits: noMoney(2) }));
