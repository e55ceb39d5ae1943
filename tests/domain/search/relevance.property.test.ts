import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedWords } from '@domain/kernel/index.ts';
import {
  DISH_WORDS,
  isSameForm,
  matcherOf,
  nearnessOf,
  noSpellings,
  readTerm,
  searchEntry,
  shelfOfEntry,
  spellingsFor,
  tiersOf,
  wordVariants,
  type EntryTexts,
  type Spellings,
} from '@domain/search/index.ts';
import { titleArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const LANGUAGES = ['en', 'ar', 'de', 'es', 'fr', 'ru', 'tr', 'zh'];
const SPELLINGS = new Map(LANGUAGES.map((language) => [language, spellingsFor(DISH_WORDS, [language, 'en'])]));
const spellingsOf = (language: string): Spellings => SPELLINGS.get(language) ?? noSpellings;
const english = spellingsOf('en');

const tier = (texts: EntryTexts, term: string, spellings = noSpellings): number =>
  tiersOf(readTerm(term, spellings), shelfOfEntry(searchEntry(texts)), spellings).indexOf(true);

const wordArb = fc.stringMatching(/^[b-f]{4,7}$/);

describe('SEARCH-10a tiers', () => {
  it('rank in order: name, word of it, kind, prefix of the name, of a word, of the kind, anything', () => {
    fc.assert(
      fc.property(wordArb, (word) => {
        const found = [
          { names: [word] },
          { names: [`q ${word}`] },
          { names: ['q'], kinds: [word] },
          { names: [`${word}qq q`] },
          { names: [`q ${word}qq`] },
          { names: ['q'], kinds: [`${word}qq`] },
          { names: ['q'], others: [word] },
          { names: ['q'], others: [`${word}qq`] },
        ].map((texts) => tier(texts, word));
        expect(found).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      }),
      runs(100),
    );
  });

  it('include those before them, whatever an entry contains', () => {
    const textsArb = fc.record({ names: fc.array(titleArb), kinds: fc.array(titleArb), others: fc.array(titleArb) });
    fc.assert(
      fc.property(textsArb, titleArb, fc.constantFrom(...LANGUAGES), (texts, term, language) => {
        const spellings = spellingsOf(language);
        const tiers = tiersOf(readTerm(term, spellings), shelfOfEntry(searchEntry(texts)), spellings);
        const ranks = tiers.slice(1).map(Number);
        expect(ranks).toEqual([...ranks].sort((left, right) => left - right));
      }),
      runs(150),
    );
  });

  it('rank a term by its worst word and require each of them', () => {
    const texts = { names: ['Chicken wrap'], kinds: ['Grill'], others: ['With mint'] };
    expect(['chicken', 'chicken grill', 'chicken mint', 'chicken beef'].map((term) => tier(texts, term))).toEqual([
      1, 2, 6, -1,
    ]);
    expect(tier(texts, '')).toBe(-1);
    // Two letters are too few to begin any word of a description.
    expect(['mi', 'min', 'wr', 'gr'].map((term) => tier(texts, term))).toEqual([-1, 7, 4, 5]);
  });
});

describe('SEARCH-10b words within words', () => {
  it('find an Arabic word with and without its article, and any suffix of a run of Chinese', () => {
    expect(wordVariants('الشاورما')).toEqual(['الشاورما', 'شاورما']);
    expect(['الف', 'pizza'].map(wordVariants)).toEqual([['الف'], ['pizza']]);
    expect([tier({ names: ['شاورما'] }, 'الشاورما'), tier({ names: ['الشاورما'] }, 'شاورما')]).toEqual([0, 1]);
    expect([tier({ names: ['宫保鸡丁'] }, '鸡丁'), tier({ names: ['宫保鸡丁'] }, '鸡')]).toEqual([1, 4]);
  });
});

describe('SEARCH-10c connecting words', () => {
  it('are ignored unless the term has no others or they name something', () => {
    expect(tier({ names: ['Fish & chips'] }, 'fish and chips')).toBeGreaterThanOrEqual(0);
    expect(tier({ names: ['The Coop'] }, 'the')).toBe(1);
    expect(tier({ names: ['Thé à la menthe'] }, 'thé', spellingsOf('fr'))).toBe(1);
    expect(tier({ names: ['Mint wrap'] }, 'thé mint', spellingsOf('fr'))).toBe(-1);
  });
});

describe('SEARCH-10d forms of a word', () => {
  it('match both ways, and every word matches itself', () => {
    fc.assert(
      fc.property(titleArb, titleArb, (left, right) => {
        for (const one of foldedWords(left)) {
          expect(isSameForm(one, one)).toBe(true);
          for (const other of foldedWords(right)) expect(isSameForm(one, other)).toBe(isSameForm(other, one));
        }
      }),
      runs(100),
    );
  });

  it.each([
    ['pizza', 'pizzas'],
    ['pizza', 'Pizzen'],
    ['berry', 'berries'],
    ['salata', 'salatalar'],
    ['пицца', 'пиццу'],
    ['грибы', 'грибами'],
    ['салат', 'салаты'],
    ['سلطة', 'سلطات'],
  ])('match: %s and %s', (one, other) => {
    expect(foldedWords(one).every((word) => foldedWords(other).some((form) => isSameForm(word, form)))).toBe(true);
  });

  it.each([
    ['paste', 'pastel'],
    ['corn', 'corner'],
    ['lev', 'levain'],
    ['pizza', 'pita'],
  ])('do not match: %s and %s', (one, other) => {
    expect(isSameForm(one, other)).toBe(false);
  });
});

describe('SEARCH-10e spellings', () => {
  it('are symmetrical: each of a class leads to the whole class', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LANGUAGES),
        fc.constantFrom(...DISH_WORDS),
        fc.nat(),
        fc.nat(),
        (language, names, pick, other) => {
          const spellings = spellingsOf(language);
          const known = [names['any'], names[language], names['en']]
            .flatMap((list) => (list ? list.split(',') : []))
            .filter((text) => foldedWords(text).length > 0);
          fc.pre(known.length > 0);
          const [one = '', another = ''] = [known[pick % known.length], known[other % known.length]];
          expect(tier({ names: [another] }, one, spellings)).toBeGreaterThanOrEqual(0);
          expect(tier({ names: [one] }, another, spellings)).toBeGreaterThanOrEqual(0);
        },
      ),
      runs(400),
    );
  });

  it('omit Latin words of languages that the reader does not read, and no others', () => {
    expect(tier({ names: ['Pan-fried fish'] }, 'bread', english)).toBe(-1);
    expect(tier({ names: ['Bread'] }, 'pan', english)).toBe(-1);
    expect(tier({ names: ['Bread'] }, 'pan', spellingsOf('es'))).toBe(0);
    expect(tier({ names: ['Pizza'] }, 'пицца', english)).toBe(0);
    expect(tier({ names: ['Pizza'] }, '披萨', english)).toBe(0);
  });

  it('match by prefix, ranked below exact names', () => {
    expect(tier({ names: ['Shawarma'] }, 'шаур', english)).toBeGreaterThan(0);
    expect(tier({ names: ['Shawarma'] }, 'sh', noSpellings)).toBe(3);
  });
});

describe('SEARCH-10f typos', () => {
  it('rank fewer first, whole words before prefixes, the same first letter before another', () => {
    const nearness = (typed: string, word: string): number => nearnessOf(typed, word) ?? Infinity;
    for (const [typed, nearer, farther] of [
      ['piza', 'pizza', 'pita'],
      ['susi', 'sushi', 'suspicious'],
      ['piza', 'pita', 'pilaf'],
      ['cofee', 'coffee', 'toffee'],
      ['margarit', 'margherita', 'margins'],
      ['pita', 'pilaf', 'dilaf'],
    ] as const)
      expect([typed, nearness(typed, nearer) < nearness(typed, farther)]).toEqual([typed, true]);
    expect([nearnessOf('piza', 'pasta'), nearnessOf('bow', 'cow')]).toEqual([undefined, undefined]);
  });
});

it('SEARCH-10a quick results of a list follow the order of the tiers', () => {
  const match = matcherOf(['Pizzaiola', 'Garden pizza', 'Pizza', 'Pilaf'], (name) => ({ names: [name] }), english);
  expect(match('pizza', 9)).toEqual(['Pizza', 'Garden pizza', 'Pizzaiola']);
  expect(match('пицца', 9)).toEqual(['Pizza', 'Garden pizza']);
});
