import { describe, expect, it } from 'vitest';
import { discountArb, stockPriceArb } from '@domain/testing/index.ts';
import { sampled, smallest } from './smallest.ts';

describe('PRICE-2 generated prices', () => {
  it('add up and are not negative; some are free, taxed, reduced, or reduced to zero', () => {
    const prices = sampled(stockPriceArb(2), 400).map(({ price, tax, discount, total }) => ({
      price: price.minor,
      tax: tax.minor,
      discount: discount.minor,
      total: total.minor,
    }));
    for (const { price, tax, discount, total } of prices)
      expect([total, Math.min(price, tax, discount, total) >= 0]).toEqual([price + tax - discount, true]);
    const kinds: readonly ((one: (typeof prices)[number]) => boolean)[] = [
      ({ price }) => price === 0,
      ({ tax }) => tax > 0,
      ({ discount, total }) => discount > 0 && total > 0,
      ({ price, discount, total }) => price > 0 && discount > 0 && total === 0,
    ];
    for (const isKind of kinds) expect(prices.filter(isKind).length).toBeGreaterThan(5);
  });

  it('are reduced by percent or by an amount, and shrink to zero', () => {
    const discounts = sampled(discountArb);
    expect(new Set(discounts.map(({ type }) => type)).size).toBe(2);
    expect(new Set(discounts.map(({ id }) => id)).size).toBe(9);
    expect(smallest(discountArb)).toEqual({ id: 1, type: 'fix', amount: '0' });
    expect(smallest(stockPriceArb(0)).total.minor).toBe(0);
  });
});
