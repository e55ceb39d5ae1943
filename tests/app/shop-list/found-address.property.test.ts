import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIETS } from '@domain/dietary/index.ts';
import { categoryId } from '@domain/kernel/ids.ts';
import { readFoundAddress, writeFoundAddress } from '@app/features/shop-list/found-address.ts';

describe('SEARCH-3d the address of results', () => {
  it('contains every filter', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }).filter((term) => term.trim() !== ''),
        fc.constantFrom(undefined, 'shops' as const, 'products' as const),
        fc.record({
          kind: fc.constantFrom(undefined, 'restaurant' as const, 'shop' as const),
          categoryId: fc.constantFrom(undefined, categoryId(7)),
          isOpen: fc.constantFrom(undefined, true as const),
          minRating: fc.constantFrom(undefined, 4, 4.5),
          diets: fc.subarray([...DIETS]).map((diets) => (diets.length > 0 ? diets : undefined)),
        }),
        fc.boolean(),
        (term, part, filter, isLiteral) => {
          const address = { term: term.trim(), part, filter, isLiteral };
          const { searchParams } = new URL(writeFoundAddress(address), 'http://tiffin.test');
          expect(readFoundAddress(Object.fromEntries(searchParams))).toEqual(address);
        },
      ),
    );
  });

  it('ignores what it cannot read', () => {
    expect(readFoundAddress({ search: ' a ', diets: 'paleo', rating: '9', show: 'x' })).toEqual({
      term: 'a',
      part: undefined,
      filter: { kind: undefined, categoryId: undefined, isOpen: undefined, minRating: undefined, diets: undefined },
      isLiteral: false,
    });
  });
});
