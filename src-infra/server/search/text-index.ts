import { foldedWords, toleranceOf } from '@domain/search/index.ts';
import { allBits, both, meet, noBits, type Bits } from './bits.ts';
import { createBoundedMap } from './bounded-map.ts';
import { createVocabulary } from './vocabulary.ts';
import { createWordTableBuilder, type Posting, type TextEntry, type WordTable } from './word-table.ts';

/** Finds entries by words or beginnings of words, without regard to case, accents, letter forms and small slips (SEARCH-9). */
export interface TextIndex {
  readonly size: number;
  startingWith(typed: string): Posting;
  /** Words of entries in scope that begin nearly so, by at most so many slips; sorted. */
  like(typed: string, edits: number, scope: Bits | undefined): readonly string[];
  of(words: readonly string[]): Posting;
}

/** An index and what of it may be found: `live` whatever is asked, `scope` of that for this question; `undefined` is everything. */
export type TextPart = { readonly texts: TextIndex; readonly live: Bits | undefined; readonly scope: Bits | undefined };
export type Matches = {
  /** What each part has found: those with every word in their titles, and all of them. */
  readonly found: readonly Posting[];
  /** The term with its slips mended; `undefined` when there were none. */
  readonly corrected: string | undefined;
};

const REMEMBERED_BYTES = 32 * 2 ** 20;
const REMEMBERED_TERMS = 4000;

export const indexTexts = (table: WordTable): TextIndex => {
  const vocabulary = createVocabulary(table.words);
  const remembered = createBoundedMap<string, Posting>(REMEMBERED_BYTES);
  const similar = createBoundedMap<string, readonly number[]>(REMEMBERED_TERMS);

  const likely = (typed: string, edits: number): readonly number[] => {
    const key = `${edits} ${typed}`;
    const known = similar.get(key) ?? vocabulary.like(typed, edits);
    similar.set(key, known, 1);
    return known;
  };
  const union = (collect: (posting: Posting) => void): Posting => {
    const posting = { inTitle: noBits(table.size), anywhere: noBits(table.size) };
    collect(posting);
    return posting;
  };
  const remember = (key: string, collect: (posting: Posting) => void): Posting => {
    const posting = remembered.get(key) ?? union(collect);
    remembered.set(key, posting, posting.anywhere.byteLength * 2 + key.length * 2);
    return posting;
  };

  return {
    size: table.size,
    startingWith: (typed) =>
      remember(typed, (posting) => {
        const [from, until] = vocabulary.startingWith(typed);
        for (let word = from; word < until; word++) table.collect(word, posting);
      }),
    like: (typed, edits, scope) => likely(typed, edits).flatMap((word) => (scope === undefined || table.isIn(word, scope) ? (table.words[word] ?? []) : [])),
    of: (words) =>
      remember(`=${words.join(' ')}`, (posting) => {
        for (const word of words) {
          const [place] = vocabulary.startingWith(word);
          if (table.words[place] === word) table.collect(place, posting);
        }
      }),
  };
};

/** Entries come most popular first. */
export const createTextIndex = (entries: readonly TextEntry[]): TextIndex => {
  const builder = createWordTableBuilder();
  for (const entry of entries) builder.add(entry);
  return indexTexts(builder.build());
};

/** Every word of the term must occur; an empty term finds all that may be found. Words as typed count; only where none of them is in scope do similar ones. */
export const matchTexts = (parts: readonly TextPart[], term: string): Matches => {
  const typed = foldedWords(term);
  const words = typed.map((word) => postingsOf(parts, word));
  const corrected = words.map(({ word }) => word).join(' ');
  return {
    found: parts.map(({ texts, scope }, part) => intersection(words.map(({ postings }) => postings[part]), scope, texts.size)),
    corrected: corrected === typed.join(' ') ? undefined : corrected,
  };
};

const postingsOf = (parts: readonly TextPart[], typed: string): { readonly word: string; readonly postings: readonly Posting[] } => {
  const exact = parts.map(({ texts }) => texts.startingWith(typed));
  const isKnown = parts.some(({ scope }, part) => meet(exact[part]?.anywhere ?? NONE, scope ?? exact[part]?.anywhere ?? NONE));
  if (isKnown) return { word: typed, postings: exact };
  for (let edits = 1; edits <= toleranceOf(typed); edits++) {
    const similar = [...new Set(parts.flatMap(({ texts, live }) => texts.like(typed, edits, live)))].sort();
    if (similar[0] !== undefined) return { word: similar[0], postings: parts.map(({ texts }) => texts.of(similar)) };
  }
  return { word: typed, postings: exact };
};

const NONE: Bits = new Uint32Array(0);

/** What stands in every one, without a copy where nothing limits it. */
const intersection = (postings: readonly (Posting | undefined)[], scope: Bits | undefined, size: number): Posting => {
  let found: Posting | undefined = scope && { inTitle: scope, anywhere: scope };
  for (const posting of postings) {
    if (!posting) continue;
    found = found ? { inTitle: both(found.inTitle, posting.inTitle), anywhere: both(found.anywhere, posting.anywhere) } : posting;
  }
  if (found) return found;
  const all = allBits(size);
  return { inTitle: all, anywhere: all };
};
