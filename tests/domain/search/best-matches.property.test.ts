import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestMatches, foldedWords } from '@domain/search/index.ts';
import { titleArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const wordArb = fc.stringMatching(/^[ab]{1,3}$/);
const titlesArb = fc.array(fc.oneof(titleArb, fc.array(wordArb, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))), { maxLength: 12 });
const termArb = fc.oneof(fc.array(wordArb, { maxLength: 2 }).map((words) => words.join(' ')), titleArb, fc.constantFrom('', '  ', '!?'));

/** What a title lacks of a term: the whole word, or all of it. */
const lacks = (title: string, term: string): readonly number[] =>
  foldedWords(term).map((typed) => Math.min(...foldedWords(title).map((word) => (word === typed ? 0 : word.startsWith(typed) ? 1 : Number.POSITIVE_INFINITY))));
const sum = (numbers: readonly number[]): number => numbers.reduce((left, right) => left + right, 0);

describe('SEARCH-9f what is at hand', () => {
  it('answers a term with all that has each of its words or beginnings, the best first, otherwise in its order', () => {
    fc.assert(
      fc.property(titlesArb, termArb, (titles, term) => {
        const items = titles.map((title, id) => ({ title, id }));
        const found = bestMatches(items, ({ title }) => title, term, 100);
        const expected = foldedWords(term).length === 0 ? [] : items.filter(({ title }) => Number.isFinite(sum(lacks(title, term))));
        expect([...found].sort((left, right) => left.id - right.id)).toEqual(expected);
        for (const [place, next] of found.slice(1).entries()) {
          const before = found[place]!;
          const [left, right] = [sum(lacks(before.title, term)), sum(lacks(next.title, term))];
          expect(left < right || (left === right && before.id < next.id)).toBe(true);
        }
      }),
      runs(300),
    );
  });

  it('is never more than asked for, and those are the best', () => {
    fc.assert(
      fc.property(titlesArb, termArb, fc.nat({ max: 5 }), (titles, term, atMost) => {
        expect(bestMatches(titles, (title) => title, term, atMost)).toEqual(bestMatches(titles, (title) => title, term, 100).slice(0, atMost));
      }),
      runs(200),
    );
  });
});
