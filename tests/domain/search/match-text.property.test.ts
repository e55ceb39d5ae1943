import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedWords, foldText } from '@domain/kernel/index.ts';
import { isPrefixWithin, matcherOf, matchRanges, nearnessOf, toleranceOf } from '@domain/search/index.ts';
import { hostileTextArb, titleArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const textArb = fc.oneof(titleArb, hostileTextArb, fc.string({ unit: 'grapheme' }));
const wordArb = fc.stringMatching(/^[a-d]{0,6}$/);

/** Everything that one slip makes of a word, with letters of a small alphabet. */
const slips = (word: string): readonly string[] => {
  const places = Array.from({ length: word.length + 1 }, (_, place) => place);
  return places.flatMap((place) => {
    const [head, tail] = [word.slice(0, place), word.slice(place)];
    return [
      ...[...'abcd'].flatMap((letter) => [head + letter + tail, head + letter + tail.slice(1)]),
      head + tail.slice(1),
      head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2),
    ];
  });
};

/** Whether a word of a name is what was typed, or nearly so. */
const isForgiven = (typed: string): boolean =>
  ['falafel', 'shawarma', 'bowl'].some((word) => isPrefixWithin(typed, word, toleranceOf(typed)));
const isFoundBy = (title: string, term: string): boolean =>
  matcherOf([title], (name) => ({ names: [name] }))(term, 1).length > 0;

describe('SEARCH-9 folded text', () => {
  it('folds to itself, in lower case, with single spaces', () => {
    fc.assert(
      fc.property(textArb, (text) => {
        const folded = foldText(text);
        expect(foldText(folded)).toBe(folded);
        expect([text.toLowerCase(), text.toUpperCase()].map(foldText)).toEqual([folded, folded]);
        expect(folded).toMatch(/^$|^[\p{L}\p{N}]+( [\p{L}\p{N}]+)*$/u);
        expect(foldedWords(text).join(' ')).toBe(folded);
      }),
      runs(200),
    );
  });

  it('treats letters alike that people write for one another', () => {
    const alike: readonly (readonly [string, string])[] = [
      ['Crème brûlée', 'creme brulee'],
      ['STRASSE', 'straße'],
      ['Ærø', 'aero'],
      ['smørrebrød', 'smorrebrod'],
      ['Łódź', 'lodz'],
      ['İskender', 'iskender'],
      ['ırmak', 'irmak'],
      ['أحمد', 'احمد'],
      ['إسلام', 'اسلام'],
      ['آيس', 'ايس'],
      ['مقهى', 'مقهي'],
      ['قهوة', 'قهوه'],
      ['شَاوَرْمَا', 'شاورما'],
      ['کباب', 'كباب'],
      ['شـاورما', 'شاورما'],
      ['O’Neill & Sons', 'o neill sons'],
      ['مؤمن', 'مومن'],
      ['شئ', 'شي'],
      ['ٱلخبز', 'الخبز'],
      ['چای', 'چاي'],
      ['œuf', 'oeuf'],
      ['Đorđe', 'dorde'],
      ['Þór', 'thor'],
      ['guð', 'gud'],
      ['ægir', 'aegir'],
      ['𝓐𝒜™', 'aatm'],
      ['ﻣﻘﻬﻰ', 'مقهي'],
      ['ΓΥΡΟΣ', 'γύρος'],
      ['STRAẞE', 'strasse'],
      ['ᲀод', 'вод'],
      ['ᾳ', 'ΑΙ'],
    ];
    expect(alike.map(([text]) => foldText(text))).toEqual(alike.map(([, other]) => foldText(other)));
    expect(foldText('Crème brûlée')).toBe('creme brulee');
    expect(['οδοσήμανση', 'οδος', 'ΟΔΟΣ'].map(foldText)).toEqual(['οδοσημανση', 'οδοσ', 'οδοσ']);
    // What is folded alike could be nothing on both sides.
    expect(alike.map(([, other]) => foldText(other)).filter((folded) => folded.length < 3)).toEqual(['شي', 'αι']);
    expect([foldedWords(''), foldedWords(' … ')]).toEqual([[], []]);
  });
});

describe('SEARCH-9 typos', () => {
  it('are counted as the fewest edits to a prefix of the word', () => {
    fc.assert(
      fc.property(wordArb, wordArb, (typed, word) => {
        const beginnings = new Set(Array.from({ length: word.length + 1 }, (_, length) => word.slice(0, length)));
        const isOneOff = [typed, ...slips(typed)].some((text) => beginnings.has(text));
        expect(isPrefixWithin(typed, word, 0)).toBe(beginnings.has(typed));
        expect(isPrefixWithin(typed, word, 1)).toBe(isOneOff);
        if (isOneOff) expect(isPrefixWithin(typed, word, 2)).toBe(true);
      }),
      runs(200),
    );
  });

  it('are tolerated once from four letters on and twice from eight on', () => {
    expect(['', 'abc', 'abcd', 'abcdefg', 'abcdefgh', '宫保鸡'].map(toleranceOf)).toEqual([0, 0, 1, 1, 2, 0]);
    expect(['falfel', 'flaafel', 'shawrma', 'shwaram', 'bow'].map(isForgiven)).toEqual([true, true, true, false, true]);
  });
});

describe('SEARCH-9 matching', () => {
  it('finds every text by its own words, however they are written or shortened', () => {
    fc.assert(
      fc.property(titleArb, fc.nat(), fc.integer({ min: 1, max: 9 }), (title, pick, length) => {
        const words = foldedWords(title);
        const word = words[pick % Math.max(1, words.length)];
        fc.pre(word !== undefined);
        expect(isFoundBy(title, title.toLowerCase())).toBe(true);
        expect(isFoundBy(title, word)).toBe(true);
        expect(isFoundBy(title, [...word].slice(0, length).join(''))).toBe(true);
        expect(isFoundBy(title, `${title} zzzzq`)).toBe(false);
      }),
      runs(100),
    );
  });

  it('finds words with one typo from four letters on, ranked below exact ones', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-d]{5,7}$/), fc.nat(), (word, pick) => {
        const wrong = slips(word);
        const typed = wrong[pick % wrong.length] ?? word;
        expect(nearnessOf(typed, word)).toBeDefined();
        if (typed !== word) expect(nearnessOf(typed, word)).toBeGreaterThanOrEqual(nearnessOf(word, word) ?? 0);
      }),
      runs(100),
    );
  });

  it('marks only beginnings of words, within the text', () => {
    fc.assert(
      fc.property(textArb, textArb, (text, term) => {
        for (const [start, length] of matchRanges(text, term)) {
          const marked = text.slice(start, start + length);
          expect(length).toBeGreaterThan(0);
          expect(marked).toHaveLength(length);
          expect(foldedWords(term)).toContain(foldText(marked));
          expect(/[\p{L}\p{N}]$/u.test(text.slice(0, start))).toBe(false);
        }
      }),
      runs(150),
    );
    expect(matchRanges('Crème brûlée', 'bru creme')).toEqual([
      [0, 5],
      [6, 3],
    ]);
    expect(matchRanges('Ice cream', 'ream')).toEqual([]);
    // Marks after the last letter are highlighted with it.
    expect(matchRanges('شَاوَرْمَا', 'شاور')).toEqual([[0, 7]]);
    expect(matchRanges('e\u0301clair', 'e')).toEqual([[0, 2]]);
    expect(matchRanges('a e\u0301\u0302', 'e')).toEqual([[2, 3]]);
  });
});
