import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findByTitle, letterGroups } from '@domain/catalog/index.ts';
import { foldText } from '@domain/kernel/index.ts';
import { titleArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const namesArb = fc.array(titleArb, { maxLength: 12 }).map((titles) => titles.map((title, id) => ({ id, title })));

describe('ROUTE-8a a directory', () => {
  it('lists every entry once, under its first letter', () => {
    fc.assert(
      fc.property(namesArb, (items) => {
        const groups = letterGroups(items);
        expect(groups.flatMap((group) => group.items).toSorted((left, right) => left.id - right.id)).toEqual(items);
        expect(new Set(groups.map(({ letter }) => letter)).size).toBe(groups.length);
        for (const { letter, items: below } of groups) {
          expect(below.length).toBeGreaterThan(0);
          for (const { title } of below)
            expect(/^\p{L}/u.test(foldText(title)) ? [...foldText(title)][0]?.toUpperCase() : undefined).toBe(letter);
        }
      }),
      runs(200),
    );
  });

  it('sorts letters first, other characters last, names within a letter', () => {
    fc.assert(
      fc.property(namesArb, (items) => {
        const groups = letterGroups(items);
        const letters = groups.flatMap(({ letter }) => (letter === undefined ? [] : [letter]));
        expect(letters).toEqual(letters.toSorted((left, right) => (left < right ? -1 : 1)));
        expect(groups.slice(0, -1).every(({ letter }) => letter !== undefined)).toBe(true);
        for (const { items: below } of groups) {
          const names = below.map(({ title }) => foldText(title));
          expect(names).toEqual(names.toSorted((left, right) => (left === right ? 0 : left < right ? -1 : 1)));
        }
      }),
      runs(200),
    );
  });

  it('does not depend on input order, except for equal names', () => {
    fc.assert(
      fc.property(
        namesArb.chain((items) =>
          fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })),
        ),
        ([items, shuffled]) => {
          const shape = (titles: typeof items) =>
            letterGroups(titles).map(({ letter, items: below }) => [letter, below.map(({ title }) => foldText(title))]);
          expect(shape(shuffled)).toEqual(shape(items));
        },
      ),
      runs(100),
    );
  });

  it('files accented letters under the plain one', () => {
    const groups = letterGroups(
      ['Éclair', 'elma', 'Ærø', 'أسماك', 'اسماك', '7 Spices', '', 'Zest'].map((title) => ({ title })),
    );
    expect(groups.map(({ letter, items }) => [letter, items.length])).toEqual([
      ['A', 1],
      ['E', 2],
      ['Z', 1],
      ['ا', 2],
      [undefined, 2],
    ]);
  });
});

describe('ROUTE-8b a search in a directory', () => {
  it('finds names that contain every word; no words find all', () => {
    fc.assert(
      fc.property(namesArb, titleArb, (items, search) => {
        const words = foldText(search).split(' ');
        expect(findByTitle(items, search)).toEqual(
          items.filter(({ title }) => words.every((word) => foldText(title).includes(word))),
        );
        expect(findByTitle(items, ' ')).toEqual(items);
      }),
      runs(200),
    );
  });

  it('finds each entry by its own name', () => {
    fc.assert(
      fc.property(namesArb, (items) => {
        for (const item of items) expect(findByTitle(items, item.title.toUpperCase())).toContain(item);
      }),
      runs(100),
    );
  });
});
