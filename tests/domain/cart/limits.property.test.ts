import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampQuantity, stepDown, stepUp } from '@domain/cart/index.ts';
import type { QuantityLimits } from '@domain/catalog/index.ts';
import { runs } from '../runs.ts';

/** Also limits that contradict each other, as operators enter them. */
const limitsArb: fc.Arbitrary<QuantityLimits> = fc.record({
  min: fc.nat({ max: 5 }),
  max: fc.nat({ max: 8 }),
  available: fc.nat({ max: 10 }),
});
const wantedArb = fc.integer({ min: -3, max: 14 });

const allowed = ({ min, max, available }: QuantityLimits): readonly number[] =>
  Array.from({ length: 15 }, (_, quantity) => quantity).filter(
    (quantity) => quantity >= 1 && quantity >= min && quantity <= max && quantity <= available,
  );

describe('CART-7 quantity limits', () => {
  it('returns the nearest quantity that may be ordered, or zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 14 }), limitsArb, (wanted, limits) => {
        const [nearest = 0] = allowed(limits).toSorted(
          (left, right) => Math.abs(left - wanted) - Math.abs(right - wanted),
        );
        expect(clampQuantity(wanted, limits).quantity).toBe(nearest);
      }),
      runs(200),
    );
  });

  it('names the limit exactly when it changed the quantity', () => {
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

  it('returns at least one piece if any may be ordered, even for zero or less', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 0 }), limitsArb, (wanted, limits) => {
        const [least = 0] = allowed(limits);
        expect(clampQuantity(wanted, limits)).toEqual({ quantity: least, limitedBy: least === 0 ? 'sold-out' : 'min' });
      }),
      runs(60),
    );
  });

  it('treats contradictory limits as sold out, whatever is wanted', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 2, max: 9 }),
        fc.nat({ max: 9 }),
        fc.integer({ max: -1 }),
        (wanted, min, available, negative) => {
          const soldOut = { quantity: 0, limitedBy: 'sold-out' };
          for (const limits of [
            { min, max: min - 1, available },
            { min: 1, max: min, available: 0 },
            { min: 1, max: negative, available },
            { min: 0, max: min, available: negative },
          ]) {
            expect(clampQuantity(wanted, limits)).toEqual(soldOut);
          }
          const most = Number.MAX_SAFE_INTEGER;
          expect(clampQuantity(most, { min: negative, max: most, available: most })).toEqual({
            quantity: most,
            limitedBy: undefined,
          });
        },
      ),
      runs(60),
    );
  });

  it('throws for anything but whole numbers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 14 }),
        limitsArb,
        fc.constantFrom(0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 2 ** 53),
        (wanted, limits, wrong) => {
          for (const step of [clampQuantity, stepUp, stepDown]) {
            expect(() => step(wrong, limits)).toThrow(RangeError);
            for (const name of ['min', 'max', 'available'] as const)
              expect(() => step(wanted, { ...limits, [name]: wrong })).toThrow(RangeError);
          }
        },
      ),
      runs(40),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(wantedArb, limitsArb, (wanted, limits) => {
        const { quantity } = clampQuantity(wanted, limits);
        expect(clampQuantity(quantity, limits).quantity).toBe(quantity);
      }),
      runs(60),
    );
  });

  it('steps to the next quantity that may be ordered, up and down', () => {
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
