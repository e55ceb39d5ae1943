import { isPrefixWithin, toleranceOf } from '@domain/search/index.ts';

/** The words of an index, found by their beginnings and by what people type instead. */
export interface Vocabulary {
  /** The places of the words that begin so: from the first to before the second. */
  startingWith(start: string): readonly [from: number, until: number];
  /** Places of the words that begin nearly so (contract 8.10), by as many slips as are forgiven. */
  like(typed: string): readonly number[];
}

/** `words` are distinct and sorted. */
export const createVocabulary = (words: readonly string[]): Vocabulary => {
  const letters = Int32Array.from(words, lettersOf);
  return {
    startingWith: (start) => [lowerBound(words, start), lowerBound(words, start + LAST)],
    like: (typed) => {
      const edits = toleranceOf(typed);
      if (edits === 0) return [];
      const own = lettersOf(typed);
      const places: number[] = [];
      for (let place = 0; place < words.length; place++) {
        if (bitCount(own & ~(letters[place] ?? 0)) <= edits && isPrefixWithin(typed, words[place] ?? '', edits))
          places.push(place);
      }
      return places;
    },
  };
};

/** Sorts after every letter. */
const LAST = '\uffff';

/** Which letters occur, folded into 32 classes: an edit brings in at most one that was missing. */
const lettersOf = (word: string): number =>
  [...word].reduce((mask, letter) => mask | (1 << ((letter.codePointAt(0) ?? 0) & 31)), 0);

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
