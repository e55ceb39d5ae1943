import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forgetSearch, RECENT_SEARCHES_MAX, rememberSearch } from '@domain/search/index.ts';
import { runs } from '../runs.ts';

/** Few terms, in all cases and with spaces, so that they repeat. */
const termArb = fc.oneof(
  fc.constantFrom('pizza', 'Pizza', ' PIZZA ', 'sushi', 'Sushi', 'شاورما', 'bowl', 'ramen', 'soup', 'cake', '', '   '),
  fc.string({ maxLength: 4 }),
);
const termsArb = fc.array(termArb, { maxLength: 14 });

describe('SEARCH-6 recent searches', () => {
  it('keeps the last five different terms, newest first', () => {
    fc.assert(
      fc.property(termsArb, (terms) => {
        const kept = terms.reduce<readonly string[]>(rememberSearch, []);
        const newest: string[] = [];
        for (const term of terms.toReversed()) {
          const isKnown = newest.some((known) => known.toLowerCase() === term.trim().toLowerCase());
          if (term.trim() !== '' && !isKnown) newest.push(term.trim());
        }
        expect(kept).toEqual(newest.slice(0, RECENT_SEARCHES_MAX));
      }),
      runs(150),
    );
    expect(RECENT_SEARCHES_MAX).toBe(5);
  });

  it('removes one term and keeps the order of the others', () => {
    fc.assert(
      fc.property(termsArb, termArb, (terms, gone) => {
        const kept = terms.reduce<readonly string[]>(rememberSearch, []);
        const left = forgetSearch(kept, gone);
        expect(left).toEqual(kept.filter((term) => term.toLowerCase() !== gone.trim().toLowerCase()));
        expect(forgetSearch(left, gone)).toEqual(left);
      }),
      runs(60),
    );
    expect(forgetSearch(['Pizza', 'sushi'], ' pIZZA ')).toEqual(['sushi']);
  });
});
