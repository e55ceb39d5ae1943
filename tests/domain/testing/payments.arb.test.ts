import { describe, expect, it } from 'vitest';
import { PAYMENT_STATUSES, readPaymentTag } from '@domain/payments/index.ts';
import {
  paymentMethodsArb,
  paymentProcessArb,
  paymentStatusArb,
  paymentTagArb,
  paymentTargetArb,
  processNewsArb,
} from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

describe('PAY-1 generated payments', () => {
  it('have tags of all kinds, aliases among them', () => {
    const tags = sampled(paymentTagArb, 300);
    expect(new Set(tags.map((tag) => readPaymentTag(tag)?.kind))).toEqual(new Set(['direct', 'provider', 'other']));
    for (const rare of ['flutter-wave', 'moya-sar', 'zain-cash', 'paypal']) expect(tags).toContain(rare);
    expect(new Set(sampled(paymentStatusArb)).size).toBe(PAYMENT_STATUSES.length);
  });

  it('offer each method once, rarely none', () => {
    const lists = sampled(paymentMethodsArb);
    for (const list of lists)
      expect([new Set(list.map(({ tag }) => tag)).size, new Set(list.map(({ id }) => id)).size]).toEqual([
        list.length,
        list.length,
      ]);
    expect(lists.filter((list) => list.length === 0).length).toBeGreaterThan(5);
    expect(lists.filter((list) => list.some(({ tag }) => tag === 'wallet')).length).toBeGreaterThan(20);
  });

  it('cover everything that can be paid, and every outcome', () => {
    const processes = sampled(paymentProcessArb);
    expect([new Set(processes.map(({ target }) => target.kind)).size, new Set(sampled(paymentTargetArb)).size]).toEqual(
      [6, 6],
    );
    expect(processes.every(({ state, amount }) => state === 'open' && amount.minor >= 0)).toBe(true);
    expect(
      new Set(sampled(processNewsArb).map((news) => (news.kind === 'paid' ? `paid ${news.isCaptured}` : news.kind)))
        .size,
    ).toBe(3);
  });

  it('shrink to cash and a cart', () => {
    expect([smallest(paymentTagArb), smallest(paymentStatusArb), smallest(paymentMethodsArb)]).toEqual([
      'cash',
      'progress',
      [],
    ]);
    expect([
      smallest(paymentProcessArb).target.kind,
      smallest(paymentTargetArb).kind,
      smallest(processNewsArb).kind,
    ]).toEqual(['cart', 'cart', 'canceled']);
  });
});
