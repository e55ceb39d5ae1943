import { foldedWords } from '@domain/kernel/index.ts';
import { nearnessOf, readTerm, tiersOf, type Spellings } from '@domain/search/index.ts';
import { allBits, both, countBits, meet, noBits, type Bits } from './bits.ts';
import { shelfOf, type Found, type TextIndex } from './text-index.ts';

/** Entries with the indexes of what is said of them; `scope` is what may be found, `undefined` everything. */
export type TextPart = {
  readonly texts: readonly TextIndex[];
  readonly size: number;
  readonly scope: Bits | undefined;
};
export type Matches = {
  /** The results of each part, from best to worst; each tier includes those before it. */
  readonly found: readonly (readonly Bits[])[];
  /** The corrected term; `undefined` if there is nothing to correct. */
  readonly corrected: string | undefined;
};

/** Words that are counted to find out which of them was meant. */
const MOST_CANDIDATES = 40;

/**
 * SEARCH-10: what answers a term, by the tiers of the rule; an empty term finds all that may be found. A word that
 * nothing in scope has, as it was typed, is read as the nearest one that something has, unless the term is `literal`.
 */
export const matchTexts = (
  parts: readonly TextPart[],
  term: string,
  spellings: Spellings,
  isLiteral = false,
): Matches => {
  const typed = foldedWords(term);
  const shelves = parts.map(({ texts }) => shelfOf(texts));
  const tiersFor = (words: readonly string[]): readonly (readonly Found[])[] => {
    const typed = readTerm(words, spellings);
    return shelves.map((shelf, part) => tiersOf(typed, shelf, spellings).map((found) => within(found, parts[part])));
  };
  const isFound = (words: readonly string[]): boolean => tiersFor(words).some((tiers) => tiers.at(-1) !== undefined);

  const mended = new Map<string, string>();
  for (const part of readTerm(typed, spellings).parts) {
    if (isLiteral || part.isPhrase || isFound([part.typed])) continue;
    const intended = candidatesFor(parts, part.typed, spellings).find((word) => isFound([word]));
    if (intended !== undefined) mended.set(part.typed, intended);
  }
  const words = typed.map((word) => mended.get(word) ?? word);
  return {
    found: tiersFor(words).map((tiers, part) => {
      const { size = 0, scope } = parts[part] ?? {};
      return words.length === 0 ? [scope ?? allBits(size)] : tiers.map((found) => found ?? noBits(size));
    }),
    corrected: mended.size === 0 ? undefined : words.join(' '),
  };
};

const within = (found: Found, part: TextPart | undefined): Found => {
  if (!found || !part?.scope) return found;
  return meet(found, part.scope) ? both(found, part.scope) : undefined;
};

/** SEARCH-10f: words that may have been meant, the nearest first, of the equally near the one most things have. */
const candidatesFor = (parts: readonly TextPart[], typed: string, spellings: Spellings): readonly string[] => {
  const known = parts.flatMap(({ texts, scope }) => texts.flatMap((index) => index.like(typed, scope)));
  const near = [...new Set([...known, ...spellings.words])].flatMap((word) => {
    const nearness = nearnessOf(typed, word);
    return nearness === undefined ? [] : [{ word, nearness }];
  });
  const nearest = near.sort((left, right) => left.nearness - right.nearness || (left.word < right.word ? -1 : 1));
  return nearest
    .slice(0, MOST_CANDIDATES)
    .map((each) => ({ ...each, count: countOf(parts, each.word) }))
    .sort((left, right) => left.nearness - right.nearness || right.count - left.count)
    .map(({ word }) => word);
};

const countOf = (parts: readonly TextPart[], word: string): number =>
  parts.reduce((sum, { texts, scope }) => {
    const found = shelfOf(texts).whole(word, 'kind');
    return sum + (found ? countBits(scope ? both(found, scope) : found) : 0);
  }, 0);
