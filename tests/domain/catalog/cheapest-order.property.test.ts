import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cheapestOrder } from '@domain/catalog/index.ts';
import { runs } from '../runs.ts';

const amount = fc.nat(100_000);

describe('CATALOG-1e the cheapest order of a shop', () => {
  it('reaches the minimum with whole products, and pays for delivery', () => {
    fc.assert(
      fc.property(amount, amount, amount, (minimum, lowest, fee) => {
        const least = cheapestOrder({ minimum, lowest, fee });
        expect(least - fee).toBeGreaterThanOrEqual(minimum);
        expect(least - fee).toBeGreaterThanOrEqual(lowest);
        expect([minimum + fee, lowest + fee]).toContain(least);
      }),
      runs(200),
    );
  });

  it('grows with each part, and needs no products', () => {
    fc.assert(
      fc.property(amount, amount, amount, fc.nat(500), (minimum, lowest, fee, more) => {
        const least = cheapestOrder({ minimum, lowest, fee });
        expect(cheapestOrder({ minimum, lowest, fee: fee + more })).toBe(least + more);
        expect(cheapestOrder({ minimum: minimum + more, lowest, fee })).toBeGreaterThanOrEqual(least);
        expect(cheapestOrder({ minimum, lowest: undefined, fee })).toBe(minimum + fee);
      }),
      runs(200),
    );
  });
});
