import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReadyWithin, QUICK_RECIPE_MINUTES } from '@domain/recipes/index.ts';
import { runs } from '../runs.ts';

const limits = fc.integer({ min: 1, max: 1440 });

describe('CATALOG-4m recipes by their time', () => {
  it('are ready within their own time and any longer one, and never within a shorter one', () => {
    fc.assert(
      fc.property(limits, limits, (minutes, limit) => {
        expect(isReadyWithin(minutes, limit)).toBe(minutes <= limit);
      }),
      runs(200, 2000),
    );
    expect(isReadyWithin(30, QUICK_RECIPE_MINUTES)).toBe(true);
  });

  it('may take any time if they state none', () => {
    fc.assert(
      fc.property(fc.constantFrom(undefined, 0), limits, (minutes, limit) => {
        expect(isReadyWithin(minutes, limit)).toBe(false);
      }),
      runs(100, 1000),
    );
  });

  it('throw for a limit that is no whole number above zero', () => {
    for (const limit of [0, -1, 1.5, Number.NaN]) expect(() => isReadyWithin(20, limit)).toThrow(RangeError);
  });
});
