import { foldedWords } from '../kernel/index.ts';
import { matchRanges } from './match-text.ts';
import { beginningsOf, readTerm } from './relevance.ts';
import type { Phrase, Spellings } from './spellings.ts';
import { isSameForm, wordVariants } from './word-forms.ts';

/** A stretch of a text: its start and length in characters. */
export type TextRange = readonly [start: number, length: number];

/** A word as written, with every form it is found by. */
type TextWord = { readonly at: number; readonly written: string; readonly variants: readonly string[] };

/**
 * SEARCH-10h: Returns the ranges of a text that match a term, by the rule that finds it: words that start as typed, up
 * to there; the same word in another form and its other spellings, whole. A text that matches has at least one range.
 * Ranges ascend and do not overlap.
 */
export const foundRanges = (text: string, term: string, spellings: Spellings): readonly TextRange[] => {
  const words = writtenWords(text).map(([at, written]): TextWord => ({
    at,
    written,
    // A word may fold to several: ½ is read as 1 and 2.
    variants: foldedWords(written).flatMap(wordVariants),
  }));
  const { parts } = readTerm(term, spellings);
  const typed = parts.filter(({ isPhrase }) => !isPhrase).map((part) => part.typed);
  const starts = typed.flatMap(beginningsOf);
  const named = wordsOfPhrases(
    words,
    parts.flatMap(({ alike }) => alike),
  );
  const begun = wordsOfPhrases(
    words,
    typed.flatMap((start) => spellings.beginning(start)),
  );
  return words.flatMap((word): readonly TextRange[] => {
    const whole: readonly TextRange[] = [[word.at, word.written.length]];
    if (named.has(word)) return whole;
    const range = begunRange(word, starts);
    return range.length > 0 || !begun.has(word) ? range : whole;
  });
};

/** Runs of characters read as letters, digits or marks; so is ㏗, a symbol for two letters. */
const writtenWords = (text: string): readonly (readonly [at: number, written: string])[] => {
  const words: [number, string][] = [];
  let end = -1;
  for (const { index, 0: character } of text.matchAll(/./gsu)) {
    if (!/[\p{L}\p{N}\p{M}]/u.test(character.normalize('NFKC'))) continue;
    const last = words.at(-1);
    if (last && end === index) last[1] += character;
    else words.push([index, character]);
    end = index + character.length;
  }
  return words;
};

/** The words of phrases, in any form; of a phrase all or none. */
const wordsOfPhrases = (words: readonly TextWord[], phrases: readonly Phrase[]): ReadonlySet<TextWord> =>
  new Set(
    phrases.flatMap((phrase) => {
      const places = phrase.map((each) =>
        words.filter(({ variants }) => variants.some((variant) => isSameForm(each, variant))),
      );
      return places.every(({ length }) => length > 0) ? places.flat() : [];
    }),
  );

const begunRange = ({ at, written, variants }: TextWord, starts: readonly string[]): readonly TextRange[] => {
  const begun = starts.filter((start) => variants.some((one) => one.startsWith(start)));
  if (begun.length === 0) return [];
  const [range] = matchRanges(written, begun.join(' '));
  if (range) return [[at, range[1]]];
  // The typed text is inside a run of Chinese, or after an article.
  const inside = begun.find((start) => written.includes(start));
  return [inside === undefined ? [at, written.length] : [at + written.indexOf(inside), inside.length]];
};
