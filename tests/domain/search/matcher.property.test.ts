import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matcherOf, noSpellings, readTerm, searchEntry, shelfOfEntry, tiersOf } from '@domain/search/index.ts';
import { titleArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const wordArb = fc.stringMatching(/^[pq]{1,3}$/);
const titlesArb = fc.array(
  fc.oneof(
    titleArb,
    fc.array(wordArb, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  ),
  { maxLength: 12 },
);
const termArb = fc.oneof(
  fc.array(wordArb, { maxLength: 2 }).map((words) => words.join(' ')),
  titleArb,
  fc.constantFrom('', '  ', '!?'),
);

const tierOf = (title: string, term: string): number =>
  tiersOf(readTerm(term, noSpellings), shelfOfEntry(searchEntry({ names: [title] })), noSpellings).indexOf(true);

describe('SEARCH-9f local matches', () => {
  it('finds entries that contain each word or its beginning, best first', () => {
    fc.assert(
      fc.property(titlesArb, termArb, (titles, term) => {
        const items = titles.map((title, id) => ({ title, id }));
        const expected = items
          .map((item) => ({ item, tier: tierOf(item.title, term) }))
          .filter(({ tier }) => tier >= 0)
          .sort((left, right) => left.tier - right.tier)
          .map(({ item }) => item);
        expect(matcherOf(items, ({ title }) => ({ names: [title] }))(term, 100)).toEqual(expected);
      }),
      runs(300),
    );
  });

  it('returns the best ones, up to the limit', () => {
    fc.assert(
      fc.property(titlesArb, termArb, fc.nat({ max: 5 }), (titles, term, atMost) => {
        const match = matcherOf(titles, (title) => ({ names: [title] }));
        expect(match(term, atMost)).toEqual(match(term, 100).slice(0, atMost));
      }),
      runs(200),
    );
  });
});
