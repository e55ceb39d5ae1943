import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampQuantity, stepDown, stepUp } from '@domain/cart/index.ts';
import type { QuantityLimits } from '@domain/catalog/index.ts';
import { runs } from '../runs.ts';

/** Also limits that contradict each other, as operators enter them. */
const limitsArb: fc.Arbitrary<QuantityLimits> = fc.record({ min: fc.nat({ max: 5 }), max: fc.nat({ max: 8 }), available: fc.nat({ max: 10 }) });
const wantedArb = fc.integer({ min: -3, max: 14 });

const allowed = ({ min, max, available }: QuantityLimits): readonly number[] =>
  Array.from({ length: 15 }, (_, quantity) => quantity).filter((quantity) => quantity >= 1 && quantity >= min && quantity <= max && quantity <= available);

describe('CART-7 quantity limits', () => {
  it('give the nearest quantity that may be ordered, or nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 14 }), limitsArb, (wanted, limits) => {
        const [nearest = 0] = allowed(limits).toSorted((left, right) => Math.abs(left - wanted) - Math.abs(right - wanted));
        expect(clampQuantity(wanted, limits).quantity).toBe(nearest);
      }),
      runs(200),
    );
  });

  it('say what stood in the way exactly when something did', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 14 }), limitsArb, (wanted, limits) => {
        const { quantity, limitedBy } = clampQuantity(wanted, limits);
        if (allowed(limits).length === 0) expect(limitedBy).toBe('sold-out');
        else if (wanted > quantity) expect(limitedBy).toBe(quantity === limits.available ? 'stock' : 'max');
        else expect(limitedBy).toBe(wanted < quantity ? 'min' : undefined);
      }),
      runs(200),
    );
  });

  it('change nothing the second time', () => {
    fc.assert(
      fc.property(wantedArb, limitsArb, (wanted, limits) => {
        const { quantity } = clampQuantity(wanted, limits);
        expect(clampQuantity(quantity, limits).quantity).toBe(quantity);
      }),
      runs(60),
    );
  });

  it('let one step lead to the next quantity that may be ordered, up and down', () => {
    fc.assert(
      fc.property(limitsArb, (limits) => {
        const steps = [0, ...allowed(limits)];
        steps.forEach((quantity, index) => {
          const last = index === steps.length - 1;
          expect(stepUp(quantity, limits).quantity).toBe(steps[index + 1] ?? quantity);
          expect(stepUp(quantity, limits).limitedBy !== undefined).toBe(last);
          expect(stepDown(quantity, limits)).toEqual({ quantity: steps[Math.max(0, index - 1)], limitedBy: undefined });
        });
      }),
      runs(150),
    );
  });
});
