import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampQuantity } from '@domain/cart/index.ts';
import { isBuyable, isInSupply } from '@domain/catalog/index.ts';
import { stockId } from '@domain/kernel/ids.ts';
import { stockPriceArb, uncountableNumberArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

describe('CATALOG-7 supply', () => {
  it('is available when the stock covers the minimum quantity, at least one piece', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1, max: 6 }),
        fc.integer({ min: -1, max: 6 }),
        stockPriceArb(2),
        (available, min, price) => {
          const isEnough = available >= 1 && available >= min;
          expect(isInSupply({ available }, min)).toBe(isEnough);
          expect(isInSupply({ available })).toBe(available >= 1);
          const limits = { min, max: 99 };
          expect(isBuyable({ stock: { id: stockId(1), price, available, bonus: undefined }, limits })).toBe(isEnough);
          expect(clampQuantity(1, { ...limits, available }).quantity > 0).toBe(isEnough);
          expect(isBuyable({ stock: undefined, limits })).toBe(false);
        },
      ),
      runs(25, 10_000),
    );
  });
});

describe('CATALOG-7 a count that is not a number', () => {
  it('counts as no supply', () => {
    fc.assert(
      fc.property(uncountableNumberArb, (number) => {
        expect([
          isInSupply({ available: Number.NaN }),
          isInSupply({ available: 9 }, Number.NaN),
          isInSupply({ available: number }, Infinity) && number !== Infinity,
        ]).toEqual([false, false, false]);
      }),
      runs(20, 2000),
    );
  });
});
