import { describe, expect, it } from 'vitest';
import { readRefundStatus, REFUND_STATUSES, refundRefusal } from '@domain/refunds/index.ts';
import { userId } from '@domain/kernel/ids.ts';
import { refundableOrderArb, refundedOrderArb, refundStatusArb, refundWordArb } from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

describe('REFUND-1 generated refunds', () => {
  it('can often be requested, and are refused for every reason', () => {
    const reasons = sampled(refundableOrderArb, 400).map((order) => refundRefusal(order, userId(7))?.kind ?? 'none');
    for (const reason of ['none', 'not-own', 'not-delivered', 'not-paid', 'exists'])
      expect(reasons.filter((each) => each === reason).length).toBeGreaterThan(20);
  });

  it('have every status, in readable spellings', () => {
    expect(new Set(sampled(refundStatusArb)).size).toBe(REFUND_STATUSES.length);
    expect(sampled(refundWordArb).every((word) => readRefundStatus(word) !== undefined)).toBe(true);
  });

  it('return something, rarely nothing, at a rate above zero', () => {
    const orders = sampled(refundedOrderArb);
    expect(orders.every(({ rate, total }) => Number(rate) > 0 && total.minor >= 0)).toBe(true);
    expect(orders.filter(({ total }) => total.minor === 0).length).toBeGreaterThan(5);
  });

  it('shrink to one pending request of a delivered order', () => {
    expect([smallest(refundStatusArb), smallest(refundWordArb)]).toEqual(['pending', 'pending']);
    expect(smallest(refundableOrderArb)).toMatchObject({ customerId: 7, status: 'delivered', refunds: [] });
    expect(smallest(refundedOrderArb)).toMatchObject({ total: { minor: 0 }, transactions: [], pieces: [], rate: '1' });
  });
});
