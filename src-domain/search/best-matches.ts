import { foldedWords } from './fold-text.ts';
import { matchScore } from './match-text.ts';

const noSlips = (): number => 0;

/**
 * SEARCH-9f: what of things at hand answers a term by whole words and beginnings, the best first, otherwise in their order. Slips are
 * left to the server, which knows more things and may know the word. An empty term finds nothing.
 */
export const bestMatches = <Item>(items: readonly Item[], titleOf: (item: Item) => string, term: string, atMost: number): readonly Item[] => {
  if (foldedWords(term).length === 0) return [];
  return items
    .flatMap((item) => {
      const score = matchScore(titleOf(item), term, noSlips);
      return score === undefined ? [] : [{ item, score }];
    })
    .sort((left, right) => left.score - right.score)
    .slice(0, atMost)
    .map(({ item }) => item);
};
