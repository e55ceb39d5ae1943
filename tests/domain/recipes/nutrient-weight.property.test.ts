import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeGrams } from '@domain/recipes/index.ts';
import { runs } from '../runs.ts';

describe('CATALOG-4n the weight of a nutrient', () => {
  it('is read in whole grams, and any other text is left alone', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9999 }), fc.constantFrom(' ', ''), (grams, space) => {
        expect(wholeGrams(`${grams}${space}g`)).toBe(grams);
      }),
      runs(100, 1000),
    );
    for (const text of ['', 'g', '1.5 g', '12 mg', '-3 g', '1 kg', 'about 4 g', '12345 g'])
      expect(wholeGrams(text)).toBeUndefined();
  });
});
