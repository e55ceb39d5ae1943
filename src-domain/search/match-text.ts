import { foldedWords, foldLetters } from './fold-text.ts';

/** Contract 8.10: one slip from four letters on, two from eight on. */
export const toleranceOf = (word: string): number => ([...word].length >= 8 ? 2 : [...word].length >= 4 ? 1 : 0);

/** Whether `typed` becomes `word`, or a beginning of it, by at most `edits` insertions, removals, exchanges or swaps of neighbours. */
export const isPrefixWithin = (typed: string, word: string, edits: number): boolean => prefixDistance([...typed], [...word]) <= edits;

/** Least edits between `typed` and any beginning of `word` (optimal string alignment). */
const prefixDistance = (typed: readonly string[], word: readonly string[]): number => {
  let twoAgo: readonly number[] = [];
  let previous: readonly number[] = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (const [i, letter] of typed.entries()) {
    const row = [i + 1];
    for (const [j, other] of word.entries()) {
      const same = letter === other ? 0 : 1;
      let best = Math.min((previous[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1, (previous[j] ?? 0) + same);
      if (letter === word[j - 1] && typed[i - 1] === other) best = Math.min(best, (twoAgo[j - 1] ?? 0) + 1);
      row.push(best);
    }
    twoAgo = previous;
    previous = row;
  }
  return Math.min(...previous);
};

/**
 * How well a text answers a term: 0 is exact words, every slip counts; `undefined` when some word of the term is nowhere in it.
 * `slipsIn` says how many slips a word of the term may have.
 */
export const matchScore = (text: string, term: string, slipsIn: (word: string) => number = toleranceOf): number | undefined => {
  const words = foldedWords(text);
  let score = 0;
  for (const typed of foldedWords(term)) {
    const best = Math.min(...words.map((word) => wordScore(word, typed, slipsIn(typed))));
    if (!Number.isFinite(best)) return undefined;
    score += best;
  }
  return score;
};

const wordScore = (word: string, typed: string, edits: number): number => {
  if (word === typed) return 0;
  if (word.startsWith(typed)) return 0.5;
  for (let slips = 1; slips <= edits; slips++) if (isPrefixWithin(typed, word, slips)) return slips;
  return Number.POSITIVE_INFINITY;
};

/** Where the words of a term begin in a text, as [start, length] in characters of the text, for highlighting. Exact beginnings only. */
export const matchRanges = (text: string, term: string): readonly (readonly [start: number, length: number])[] => {
  const typed = foldedWords(term);
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap((word) => {
    const length = Math.max(0, ...typed.map((start) => matchedLength(word[0], start)));
    return length > 0 ? [[word.index, length] as const] : [];
  });
};

/** How many characters of a word, as written, stand for a folded beginning; 0 when it does not begin so. */
const matchedLength = (word: string, start: string): number => {
  for (let length = 1; length <= word.length; length++) {
    if (foldLetters(word.slice(0, length)) === start) return length + /\p{M}*/u.exec(word.slice(length))![0].length;
  }
  return 0;
};
