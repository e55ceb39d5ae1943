import { foldedWords, foldLetters } from '../kernel/index.ts';

/** Contract 8.10: Returns the typos tolerated in a word: one from four letters on, two from eight on. */
export const toleranceOf = (word: string): number => ([...word].length >= 8 ? 2 : [...word].length >= 4 ? 1 : 0);

/**
 * Returns whether `typed` becomes `word`, or a prefix of it, by at most `edits` insertions, deletions, substitutions or
 * swaps of neighbors (optimal string alignment). Takes time in proportion to the letters of `typed` times `edits`.
 */
export const isPrefixWithin = (typed: string, word: string, edits: number): boolean =>
  slipsTo(typed, word, edits).prefix <= edits;

/**
 * SEARCH-10f: Returns the distance of a word from the typed one, 0 the nearest: only doubled letters differ; one typo
 * to the word; one to a prefix of it; two to the word; two to a prefix; each with the same first letter before another.
 * Returns undefined beyond what is tolerated.
 */
export const nearnessOf = (typed: string, word: string): number | undefined => {
  if (withoutDoubles(typed) === withoutDoubles(word)) return 0;
  const edits = toleranceOf(typed);
  const { prefix, whole } = slipsTo(typed, word, edits);
  if (prefix > edits) return undefined;
  const rank = Math.min(2 * whole - 1, 2 * prefix);
  return 2 * rank + (typed[0] === word[0] ? 0 : 1);
};

const withoutDoubles = (word: string): string => word.replace(/(.)\1+/gu, '$1');

/** The fewest edits to the word and to a prefix of it; more than `edits` if there are more. */
const slipsTo = (typed: string, word: string, edits: number): { readonly prefix: number; readonly whole: number } => {
  const [letters, others] = [[...typed], [...word]];
  const reach = Math.min(edits, letters.length + others.length);
  const far = reach + 1;
  if (letters.length > others.length + reach) return { prefix: far, whole: far };
  // Cells farther than `edits` from the diagonal cost more than `edits`, so only those of a band are computed: cell c
  // of row i compares the first i letters typed with the first i + c - reach letters of the word.
  const cells = Array.from({ length: 2 * reach + 1 }, (_, cell) => cell - reach);
  let twoAgo: readonly number[] = [];
  let previous: readonly number[] = cells.map((offset) => (offset < 0 || offset > others.length ? far : offset));
  for (const [i, letter] of letters.entries()) {
    const row: number[] = [];
    for (const [cell, offset] of cells.entries()) {
      const length = i + 1 + offset;
      const isInWord = length >= 0 && length <= others.length;
      let best = isInWord ? Math.min((previous[cell + 1] ?? far) + 1, (row[cell - 1] ?? far) + 1, far) : far;
      if (isInWord && length > 0)
        best = Math.min(best, (previous[cell] ?? far) + (letter === others[length - 1] ? 0 : 1));
      if (isInWord && length > 1 && letter === others[length - 2] && letters[i - 1] === others[length - 1])
        best = Math.min(best, (twoAgo[cell] ?? far) + 1);
      row.push(best);
    }
    if (Math.min(...row, ...previous) >= far) return { prefix: far, whole: far };
    [twoAgo, previous] = [previous, row];
  }
  return { prefix: Math.min(...previous), whole: previous[others.length - letters.length + reach] ?? far };
};

/**
 * SEARCH-9e: Returns where the words of a term begin a word of the text, as [start, length] in characters of the text,
 * for highlighting. Exact prefixes only. Takes time in proportion to text and term together.
 */
export const matchRanges = (text: string, term: string): readonly (readonly [start: number, length: number])[] => {
  const typed = trieOf(foldedWords(term));
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap((word) => {
    const length = matchedLength(word[0], typed);
    return length > 0 ? [[word.index, length] as const] : [];
  });
};

/** A tree of letters; `isWord` where one of its words ends. */
type Trie = { readonly next: Map<string, Trie>; isWord: boolean };

const trieOf = (words: readonly string[]): Trie => {
  const root: Trie = { next: new Map(), isWord: false };
  for (const word of words) {
    let node = root;
    for (const letter of word) {
      const next: Trie = node.next.get(letter) ?? { next: new Map(), isWord: false };
      node.next.set(letter, next);
      node = next;
    }
    node.isWord = true;
  }
  return root;
};

/**
 * How many characters of a word, as written, the longest folded prefix covers; 0 when no word of the trie begins it.
 */
const matchedLength = (word: string, typed: Trie): number => {
  let [node, end, matched]: [Trie | undefined, number, number] = [typed, 0, 0];
  for (const letter of word) {
    // A letter may fold to several, as ß does; marks fold to none and belong to the letter before them.
    const folded = foldLetters(letter);
    for (const plain of folded) node = node?.next.get(plain);
    if (!node) break;
    end += letter.length;
    if (node.isWord && (folded !== '' || /\p{M}/u.test(letter))) matched = end;
  }
  return matched;
};
