import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineKey } from '@domain/cart/index.ts';
import { sharedCartArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

describe('CART-11 generated shared carts', () => {
  it('contain every line once, in whole quantities', () => {
    fc.assert(
      fc.property(sharedCartArb, ({ shopId, lines }) => {
        expect(new Set(lines.map(lineKey)).size).toBe(lines.length);
        expect(
          [
            shopId,
            ...lines.flatMap((line) => [line, ...line.addons].flatMap(({ stockId, quantity }) => [stockId, quantity])),
          ].every((one) => Number.isSafeInteger(one) && one > 0),
        ).toBe(true);
      }),
      runs(40),
    );
  });

  it('include many lines, add-ons and large shop ids, and shrink to one line', () => {
    const carts = fc.sample(sharedCartArb, { numRuns: 100, seed: 3 });
    expect(carts.some(({ lines }) => lines.length > 4)).toBe(true);
    expect(carts.some(({ lines }) => lines.some(({ addons }) => addons.length === 2))).toBe(true);
    expect(carts.some(({ shopId }) => shopId > 2 ** 32)).toBe(true);
    const outcome = fc.check(
      fc.property(sharedCartArb, ({ lines }) => lines.length === 0),
      { seed: 3 },
    );
    expect(outcome.counterexample).toEqual([{ shopId: 1, lines: [{ stockId: 1, quantity: 1, addons: [] }] }]);
  });
});
