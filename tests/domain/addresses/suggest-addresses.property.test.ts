import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  SUGGESTIONS_MAX,
  suggestAddresses,
  typedParts,
  type Gazetteer,
  type GazetteerEntry,
} from '@domain/addresses/index.ts';
import { kilometresBetween } from '@domain/catalog/index.ts';
import { foldedWords } from '@domain/kernel/index.ts';
import { runs } from '../runs.ts';

const near = { latitude: 41, longitude: -71 };
const NAMES = ['Harbor Street', 'Harvest Road', 'Hardy House', 'Mill Road', 'Harbor Gate', 'Straße am See', 'Uferweg'];

const entryArb: fc.Arbitrary<GazetteerEntry> = fc
  .record({
    title: fc.constantFrom(...NAMES),
    kind: fc.constantFrom('street', 'place', 'building'),
    north: fc.integer({ min: 0, max: 9 }),
    id: fc.uuid(),
  })
  .map(({ title, kind, north, id }) => ({
    id,
    kind,
    title,
    district: 'Old Harbor',
    text: `${title}, Port Alder`,
    location: { latitude: 41 + north / 100, longitude: -71 },
    words: foldedWords(title),
  }));

/** Every street has the odd houses up to 99. */
const gazetteerArb: fc.Arbitrary<Gazetteer> = fc.array(entryArb, { maxLength: 20 }).map((entries) => ({
  entries,
  house: ({ id, title, district, location }, number) =>
    number % 2 === 1 && number < 100
      ? {
          id: `${id}-${number}`,
          kind: 'house',
          title: `${number} ${title}`,
          district,
          text: `${number} ${title}, Port Alder`,
          location,
        }
      : undefined,
}));

const queryArb = fc.constantFrom(
  'har',
  '1 har',
  '12 har',
  'har 9',
  'mill',
  'strasse',
  'HÁR',
  'harbor',
  'road 5',
  '3',
  'h',
  '',
  'zzz',
);
const tierOf = (kind: string, title: string, number: number | undefined): number =>
  kind === 'house' ? (title.startsWith(`${number} `) ? 0 : 1) : ({ street: 2, place: 3, building: 4 }[kind] ?? 9);

describe('ADDRESS-6 completing a typed address', () => {
  it('suggests at most six distinct entries of the gazetteer, each containing every typed word', () => {
    fc.assert(
      fc.property(gazetteerArb, queryArb, (gazetteer, text) => {
        const found = suggestAddresses({ text, near }, gazetteer);
        expect(found.length).toBeLessThanOrEqual(SUGGESTIONS_MAX);
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        for (const { title } of found)
          for (const word of foldedWords(text).filter((typed) => !/^\d+$/.test(typed)))
            expect(foldedWords(title).some((known) => known.startsWith(word))).toBe(true);
      }),
      runs(200),
    );
  });

  it('ranks the typed number first, then longer numbers, streets, places and buildings, each nearest first', () => {
    fc.assert(
      fc.property(gazetteerArb, queryArb, (gazetteer, text) => {
        const number = Number(/\d+/.exec(text)?.[0]) || undefined;
        const ranks = suggestAddresses({ text, near }, gazetteer).map(({ kind, title, location }) => ({
          tier: tierOf(kind, title, number),
          distance: kilometresBetween(near, location),
        }));
        for (const [index, { tier, distance }] of ranks.entries()) {
          const before = ranks[index - 1];
          if (!before) continue;
          expect(before.tier).toBeLessThanOrEqual(tier);
          if (before.tier === tier) expect(before.distance).toBeLessThanOrEqual(distance);
        }
      }),
      runs(200),
    );
  });

  it('shows every matching kind, however many matches another kind has', () => {
    fc.assert(
      fc.property(gazetteerArb, (gazetteer) => {
        const fitting = gazetteer.entries.filter(({ words }) => words.some((word) => word.startsWith('har')));
        const shown = suggestAddresses({ text: 'har', near }, gazetteer);
        const kinds = new Set(fitting.map(({ kind }) => kind));
        expect(new Set(shown.map(({ kind }) => kind))).toEqual(kinds);
        expect(shown.length).toBe(Math.min(SUGGESTIONS_MAX, fitting.length));
      }),
      runs(200),
    );
  });

  it('tolerates a typo only if nothing matches without one', () => {
    const entry = (title: string): GazetteerEntry => ({
      id: title,
      kind: 'street',
      title,
      district: '',
      text: title,
      location: near,
      words: foldedWords(title),
    });
    const titlesFor = (text: string, ...names: readonly string[]) =>
      suggestAddresses({ text, near }, { entries: names.map(entry), house: () => undefined }).map(({ title }) => title);
    expect(titlesFor('harbro', 'Harbor Street', 'Mill Road')).toEqual(['Harbor Street']);
    expect(titlesFor('mill', 'Hill Road', 'Mill Road')).toEqual(['Mill Road']);
    expect(titlesFor('har', 'Her Road')).toEqual([]);
  });

  it('splits a title into the typed and the added part without losing a letter', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NAMES, '127 Harvest Road', 'شارع هاربور', 'Avenue de l’Été'),
        fc.string({ maxLength: 12 }),
        (title, typed) => {
          expect(
            typedParts(title, typed)
              .map(({ text }) => text)
              .join(''),
          ).toBe(title);
        },
      ),
      runs(200),
    );
    const typed = (title: string, text: string) =>
      typedParts(title, text)
        .map((part) => (part.isTyped ? `[${part.text}]` : part.text))
        .join('');
    expect(typed('127 Harvest Road', '12 har')).toBe('[12]7 [Har]vest Road');
    expect(typed('Hauptstraße', 'hauptstras')).toBe('[Hauptstraß]e');
    expect(typed('Été', 'et')).toBe('[Ét]é');
  });
});
