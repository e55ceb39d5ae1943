import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstOf } from '../../../src-infra/server/features/catalog/product-order.ts';
import { runs } from '../../domain/runs.ts';

describe('the first products in an order', () => {
  it('are those that sorting all of them puts first, of many and of few, ties in their order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 1_500, size: 'max' }),
        fc.constantFrom(0, 1, 3, 20, 200),
        (ranks, most) => {
          const places = ranks.map((_, place) => place);
          const compare = (left: number, right: number): number => ranks[left]! - ranks[right]!;
          const before = [...places];
          expect(firstOf(places, compare, most)).toEqual([...places].sort(compare).slice(0, most));
          expect(places).toEqual(before);
        },
      ),
      runs(100),
    );
  });
});
