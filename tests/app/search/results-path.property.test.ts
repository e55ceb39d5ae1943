import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resultsPath, termOfAddress } from '@app/features/search/index.ts';

describe('SEARCH-5 the path of results', () => {
  it('encodes any term reversibly', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(undefined, 'shops' as const, 'products' as const),
        (term, part) => {
          const { pathname, search } = new URL(resultsPath(term, part), 'http://tiffin.test');
          expect(termOfAddress(pathname, search)).toBe(term);
        },
      ),
    );
  });

  it('has no term on other pages', () => {
    expect([termOfAddress('/', '?search=x'), termOfAddress('/shop/1', '?search=x'), termOfAddress('/shop')]).toEqual([
      '',
      '',
      '',
    ]);
  });
});
