import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DISH_WORDS, foundRanges, matcherOf, spellingsFor } from '@domain/search/index.ts';
import { hostileTextArb, titleArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const SPELLINGS = spellingsFor(DISH_WORDS, ['en', 'ar']);
const dishWords = DISH_WORDS.flatMap((names) => Object.values(names).flatMap((list) => list.split(',')));
const wordArb = fc.oneof(
  titleArb,
  fc.constantFrom(...dishWords),
  fc.constantFrom('الفلافل', '宫保鸡丁', 'pizzas', '½', '㏗'),
);
const textArb = fc.oneof(
  fc.array(wordArb, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
  hostileTextArb,
);
const termArb = fc.oneof(
  wordArb,
  wordArb.chain((word) => fc.nat({ max: word.length }).map((end) => word.slice(0, end))),
  fc.array(wordArb, { maxLength: 2 }).map((words) => words.join(' ')),
);
const isFound = (text: string, term: string): boolean =>
  matcherOf([text], (name) => ({ names: [name] }), SPELLINGS)(term, 1).length > 0;
const marked = (text: string, term: string): readonly string[] =>
  foundRanges(text, term, SPELLINGS).map(([start, length]) => text.slice(start, start + length));

describe('SEARCH-10h highlights', () => {
  it('mark at least one match whenever a text matches', () => {
    fc.assert(
      fc.property(textArb, termArb, (text, term) => {
        fc.pre(isFound(text, term));
        expect(marked(text, term)).not.toEqual([]);
      }),
      runs(600),
    );
  });

  it('ascend within the text without overlapping, and contain letters', () => {
    fc.assert(
      fc.property(textArb, termArb, (text, term) => {
        let end = 0;
        for (const [start, length] of foundRanges(text, term, SPELLINGS)) {
          expect([start >= end, length > 0, start + length <= text.length]).toEqual([true, true, true]);
          end = start + length;
        }
      }),
      runs(300),
    );
  });

  it.each([
    ['Pizza margherita', 'pizza', ['Pizza']],
    ['Four-cheese pizzas', 'piz', ['piz']],
    ['Four-cheese pizzas', 'pizza', ['pizzas']],
    ['Chicken shawarma', 'shaurma', ['shawarma']],
    ['Crème brûlée', 'brul', ['brûl']],
    ['طبق الفلافل', 'فلافل', ['الفلافل']],
    ['宫保鸡丁', '鸡丁', ['宫保鸡丁']],
    ['宫保鸡丁', '鸡', ['鸡']],
    ['㏗-neutral', 'p', ['㏗']],
    ['Lentil soup', 'pizza', []],
  ])('in “%s” for “%s”', (text, term, expected) => {
    expect(marked(text, term)).toEqual(expected);
  });
});
