import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { clampQuantity } from '@domain/cart/index.ts';
import { limitsInStock, NO_QUANTITY_LIMIT, orderableRange } from '@domain/catalog/index.ts';
import { runs } from '../runs.ts';

const statedArb = fc.option(fc.nat({ max: 9 }), { nil: undefined });

it('CART-7c reads a max of 0 or none as no limit and a min of 0 or none as one piece, within the stock', () => {
  fc.assert(
    fc.property(
      statedArb,
      statedArb,
      fc.nat({ max: 12 }),
      fc.integer({ min: 1, max: 14 }),
      (min, max, stock, wanted) => {
        const limits = limitsInStock(orderableRange(min, max), stock);
        const allowed = Array.from({ length: stock + 1 }, (_, pieces) => pieces).filter(
          (pieces) => pieces >= 1 && pieces >= (min ?? 0) && (!max || pieces <= max),
        );
        const { quantity } = clampQuantity(wanted, limits);
        expect(allowed.includes(quantity) || (quantity === 0 && allowed.length === 0)).toBe(true);
        if (allowed.includes(wanted)) expect(quantity).toBe(wanted);
      },
    ),
    runs(100, 10_000),
  );
  expect([orderableRange(0, 0), orderableRange(undefined, undefined), orderableRange(2, 5)]).toEqual([
    { min: 1, max: NO_QUANTITY_LIMIT },
    { min: 1, max: NO_QUANTITY_LIMIT },
    { min: 2, max: 5 },
  ]);
});
