import { isSameForm, stemStart, type Reach, type Shelf } from '@domain/search/index.ts';
import { both, either, type Bits } from './bits.ts';
import { createBoundedMap } from './bounded-map.ts';
import { createVocabulary } from './vocabulary.ts';
import { noPosting, type Posting, type WordTable } from './word-table.ts';

/** A set of entries; `undefined` is empty. */
export type Found = Bits | undefined;

/**
 * Finds entries by words, forms and beginnings of words, without regard to case, accents and letter forms (SEARCH-9).
 */
export interface TextIndex extends Pick<Shelf<Found>, 'whole' | 'beginning' | 'named' | 'namedFrom'> {
  /** Words of entries in scope that are nearly what was typed; sorted. */
  like(typed: string, scope: Bits | undefined): readonly string[];
}

/** Marks a whole name among the words of an index; sorts before every letter. */
const WHOLE = '=';
/** Tells what is remembered of a whole word from what is of a beginning. */
const FORMS = '!';
/** The word by which a thing is found that is named so and no more. */
export const wholeName = (words: readonly string[]): string => WHOLE + words.join(' ');

const REMEMBERED_BYTES = 32 * 2 ** 20;
const REMEMBERED_TERMS = 4000;

export const indexTexts = (table: WordTable): TextIndex => {
  const vocabulary = createVocabulary(table.words);
  const remembered = createBoundedMap<string, Posting | null>(REMEMBERED_BYTES);
  const similar = createBoundedMap<string, readonly number[]>(REMEMBERED_TERMS);

  const likely = (typed: string): readonly number[] => {
    const known = similar.get(typed) ?? vocabulary.like(typed);
    similar.set(typed, known, 1);
    return known;
  };
  const wordsFrom = (start: string): readonly number[] => {
    const [from, until] = vocabulary.startingWith(start);
    return Array.from({ length: until - from }, (_, place) => from + place);
  };
  /** Entries with one of the words; each word is looked up once. */
  const postingOf = (key: string, places: () => readonly number[]): Posting | undefined => {
    const known = remembered.get(key);
    if (known !== undefined) return known ?? undefined;
    const found = places();
    const posting = found.length === 0 ? null : noPosting(table.size);
    if (posting) for (const word of found) table.collect(word, posting);
    remembered.set(key, posting, (posting?.all.byteLength ?? 0) * 3 + key.length * 2);
    return posting ?? undefined;
  };
  const isWord = (place: number, test: (word: string) => boolean): boolean => test(table.words[place] ?? '');

  return {
    beginning: (typed, reach) => postingOf(typed, () => wordsFrom(typed))?.[reach],
    whole: (word, reach) =>
      postingOf(`${FORMS}${word}`, () =>
        wordsFrom(stemStart(word)).filter((place) => isWord(place, (other) => isSameForm(word, other))),
      )?.[reach],
    named: (name) => {
      const whole = wholeName(name);
      return postingOf(`${FORMS}${whole}`, () =>
        wordsFrom(whole).filter((place) => isWord(place, (other) => other === whole)),
      )?.name;
    },
    namedFrom: (start) => {
      const whole = wholeName(start);
      return postingOf(whole, () => wordsFrom(whole))?.name;
    },
    like: (typed, scope) =>
      likely(typed).flatMap((word) =>
        scope === undefined || table.isIn(word, scope) ? (table.words[word] ?? []) : [],
      ),
  };
};

/** One shelf of several indexes over the same entries: what the reader's language says, and the thing's own. */
export const shelfOf = (indexes: readonly TextIndex[]): Shelf<Found> => {
  const anyOf = (look: (index: TextIndex) => Found): Found => indexes.map(look).reduce(union, undefined);
  return {
    whole: (word, reach: Reach) => anyOf((index) => index.whole(word, reach)),
    beginning: (typed, reach: Reach) => anyOf((index) => index.beginning(typed, reach)),
    named: (name) => anyOf((index) => index.named(name)),
    namedFrom: (start) => anyOf((index) => index.namedFrom(start)),
    both: (one, other) => one && other && both(one, other),
    either: union,
  };
};

const union = (one: Found, other: Found): Found => (one && other ? either(one, other) : (one ?? other));
