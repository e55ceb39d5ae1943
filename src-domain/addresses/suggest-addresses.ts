import { kilometresBetween, type GeoPoint } from '../catalog/index.ts';
import { foldedWords } from '../kernel/index.ts';
import { isPrefixWithin, toleranceOf } from '../search/index.ts';
import type { AddressQuery, AddressSuggestion, SuggestionKind } from './address-suggester.port.ts';

/** ADDRESS-6a: suggestions shown at once. */
export const SUGGESTIONS_MAX = 6;
/** ADDRESS-6a: The fewest letters that get suggestions. */
export const SUGGEST_FROM = 2;
/** ADDRESS-6c: The most suggestions of one kind while another kind has matches. */
const KIND_SHARE = 3;
/** Houses looked up for one query. */
const STREETS_TRIED = 24;
/** House numbers continue what was typed: 12, then 120 to 129. */
const DIGITS = ['', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const HIGHEST_NUMBER = 9_999;

/** A name on the map. */
export type GazetteerEntry = Omit<AddressSuggestion, 'kind'> & {
  readonly kind: Exclude<SuggestionKind, 'house'>;
  /** The folded words of the title. */
  readonly words: readonly string[];
};

/** The names of a map, and the houses of its streets. */
export type Gazetteer = {
  readonly entries: readonly GazetteerEntry[];
  /** The house with this number; `undefined` if the street has none. */
  readonly house: (street: GazetteerEntry, number: number) => AddressSuggestion | undefined;
};

type Found = { readonly suggestion: AddressSuggestion; readonly tier: number; readonly distance: number };
type Named = { readonly entry: GazetteerEntry; readonly slips: number; readonly distance: number };

/**
 * ADDRESS-6: Returns what typed text may mean, at most SUGGESTIONS_MAX: houses with the typed number, houses whose
 * number continues it, streets, places, buildings; each nearest first. A misspelled name matches only if nothing else
 * does.
 */
export const suggestAddresses = (
  { text, near }: AddressQuery,
  { entries, house }: Gazetteer,
): readonly AddressSuggestion[] => {
  const { words, number } = parseQuery(text);
  if (words.length === 0 || words.join('').length + String(number ?? '').length < SUGGEST_FROM) return [];
  const distanceTo = (location: GeoPoint): number => (near ? kilometresBetween(near, location) : 0);
  const named = namedBy(entries, words, distanceTo);
  const found: readonly Found[] = [
    ...(number === undefined ? [] : housesOf(named, number, house, distanceTo)),
    ...named.map(({ entry, distance }) => ({ suggestion: entry, tier: TIERS[entry.kind], distance })),
  ];
  return shared(
    found
      .toSorted(
        (left, right) =>
          left.tier - right.tier ||
          left.distance - right.distance ||
          compareText(left.suggestion.text, right.suggestion.text),
      )
      .map(({ suggestion }) => toSuggestion(suggestion)),
  );
};

const TIERS = { street: 2, place: 3, building: 4 } as const;

/** The house number and the words of a query, in whichever order a language writes them. */
const parseQuery = (text: string): { readonly words: readonly string[]; readonly number: number | undefined } => {
  const words = foldedWords(text);
  const digits = words.find((word) => /^\d{1,4}$/.test(word));
  return {
    words: words.filter((word) => word !== digits),
    number: digits === undefined || Number(digits) === 0 ? undefined : Number(digits),
  };
};

const namedBy = (
  entries: readonly GazetteerEntry[],
  words: readonly string[],
  distanceTo: (location: GeoPoint) => number,
): readonly Named[] => {
  const named = entries.flatMap((entry): readonly Named[] => {
    const slips = slipsIn(entry.words, words);
    return slips === undefined ? [] : [{ entry, slips, distance: distanceTo(entry.location) }];
  });
  const fewest = Math.min(...named.map(({ slips }) => slips));
  return named.filter(({ slips }) => slips === fewest).toSorted((left, right) => left.distance - right.distance);
};

/** The number of typos after which every typed word is a prefix of a word of the name; `undefined` if one is not. */
const slipsIn = (name: readonly string[], typed: readonly string[]): number | undefined => {
  let slips = 0;
  for (const word of typed) {
    if (name.some((known) => known.startsWith(word))) continue;
    const tolerance = toleranceOf(word);
    const needed = [1, 2].find(
      (edits) => edits <= tolerance && name.some((known) => isPrefixWithin(word, known, edits)),
    );
    if (needed === undefined) return undefined;
    slips += needed;
  }
  return slips;
};

const housesOf = (
  named: readonly Named[],
  number: number,
  house: Gazetteer['house'],
  distanceTo: (location: GeoPoint) => number,
): readonly Found[] =>
  named
    .filter(({ entry }) => entry.kind === 'street')
    .slice(0, STREETS_TRIED)
    .flatMap(({ entry }): readonly Found[] => {
      for (const digit of DIGITS) {
        const wanted = Number(`${number}${digit}`);
        const suggestion = wanted <= HIGHEST_NUMBER ? house(entry, wanted) : undefined;
        if (suggestion) return [{ suggestion, tier: digit === '' ? 0 : 1, distance: distanceTo(suggestion.location) }];
      }
      return [];
    });

/** ADDRESS-6c: Returns the best of each kind, no kind exceeding its share while another has matches left. */
const shared = (ranked: readonly AddressSuggestion[]): readonly AddressSuggestion[] => {
  const placeInKind = ranked.map(
    (suggestion, index) => ranked.slice(0, index).filter(({ kind }) => kind === suggestion.kind).length,
  );
  const ofPlace = (from: number, to: number): readonly AddressSuggestion[] =>
    ranked.filter((_, index) => (placeInKind[index] ?? 0) >= from && (placeInKind[index] ?? 0) < to);
  const shown = new Set(
    [...ofPlace(0, 1), ...ofPlace(1, KIND_SHARE), ...ofPlace(KIND_SHARE, ranked.length)].slice(0, SUGGESTIONS_MAX),
  );
  return ranked.filter((suggestion) => shown.has(suggestion));
};

const toSuggestion = ({ id, kind, title, district, text, location }: AddressSuggestion): AddressSuggestion => ({
  id,
  kind,
  title,
  district,
  text,
  location,
});

const compareText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);
