import { isPrefixWithin, toleranceOf } from '@domain/search/index.ts';

/** The words of an index, found by their beginnings and by what people type instead. */
export interface Vocabulary {
  /** Places of the words that begin so. */
  startingWith(start: string): readonly number[];
  /** Places of the words that are nearly so (contract 8.10), nearest first. */
  like(typed: string): readonly number[];
  readonly words: readonly string[];
}

/** `words` are distinct and sorted. */
export const createVocabulary = (words: readonly string[]): Vocabulary => {
  const letters = words.map(lettersOf);

  const startingWith = (start: string): readonly number[] => {
    const from = lowerBound(words, start);
    const until = lowerBound(words, start + LAST);
    return Array.from({ length: until - from }, (_, index) => from + index);
  };

  return {
    words,
    startingWith,
    like: (typed) => {
      const own = lettersOf(typed);
      const most = toleranceOf(typed);
      for (let edits = 1; edits <= most; edits++) {
        const places = words.flatMap((word, place) =>
          bitCount(own & ~(letters[place] ?? 0)) <= edits && isPrefixWithin(typed, word, edits) ? [place] : [],
        );
        if (places.length > 0) return places;
      }
      return [];
    },
  };
};

/** Sorts after every letter. */
const LAST = '\uffff';

/** Which letters occur, folded into 32 classes: an edit brings in at most one that was missing. */
const lettersOf = (word: string): number => [...word].reduce((mask, letter) => mask | (1 << ((letter.codePointAt(0) ?? 0) & 31)), 0);

const bitCount = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

const lowerBound = (words: readonly string[], wanted: string): number => {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
};
