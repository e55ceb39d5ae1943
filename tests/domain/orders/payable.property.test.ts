import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPayable, isSettled, ORDER_STATUSES } from '@domain/orders/index.ts';
import { PAYMENT_STATUSES } from '@domain/payments/index.ts';
import { orderPaymentArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

describe('ORDER-3 paying later', () => {
  it('is offered for everything owed, but not for cash and not for a canceled order', () => {
    const pays = (tag: string) =>
      PAYMENT_STATUSES.filter((status) => isPayable({ status: 'accepted', payment: { tag, status } }));
    expect([pays('stripe'), pays('wallet'), pays('cash')]).toEqual([
      ['progress', 'canceled', 'rejected'],
      ['progress', 'canceled', 'rejected'],
      [],
    ]);
    expect(ORDER_STATUSES.filter((status) => isPayable({ status, payment: undefined }))).toEqual(
      ORDER_STATUSES.filter((status) => status !== 'canceled'),
    );
    expect(isPayable({ status: 'canceled', payment: { tag: 'stripe', status: 'progress' } })).toBe(false);
  });

  it('is never offered for a settled order', () => {
    fc.assert(
      fc.property(orderPaymentArb, (order) => {
        expect(isPayable(order) && isSettled(order)).toBe(false);
      }),
      runs(60),
    );
  });

  it('ends when an order is paid, or delivered for cash', () => {
    fc.assert(
      fc.property(orderPaymentArb, (order) => {
        const { status, payment } = order;
        const isCashAtDoor = status === 'delivered' && payment?.tag === 'cash' && payment.status === 'progress';
        expect(isSettled(order)).toBe(isCashAtDoor || payment?.status === 'paid');
      }),
      runs(60),
    );
    expect([
      isSettled({ status: 'delivered', payment: { tag: 'cash', status: 'progress' } }),
      isSettled({ status: 'ready', payment: { tag: 'cash', status: 'progress' } }),
    ]).toEqual([true, false]);
    expect([
      isSettled({ status: 'delivered', payment: { tag: 'stripe', status: 'progress' } }),
      isSettled({ status: 'delivered', payment: undefined }),
    ]).toEqual([false, false]);
  });
});
