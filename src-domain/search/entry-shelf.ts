import { foldedWords } from '../kernel/index.ts';
import type { Reach, Shelf } from './relevance.ts';
import { isSameForm, wordVariants } from './word-forms.ts';

/** The folded texts of one entry. */
export type SearchEntry = Readonly<Record<Reach, readonly string[]>> & { readonly names: ReadonlySet<string> };
/** The names of an entry, its kinds, and other texts about it. */
export type EntryTexts = {
  readonly names: readonly string[];
  readonly kinds?: readonly string[];
  readonly others?: readonly string[];
};

const wordsOf = (texts: readonly string[]): readonly string[] => texts.flatMap(foldedWords).flatMap(wordVariants);

/** Folds the texts of an entry. */
export const searchEntry = ({ names, kinds = [], others = [] }: EntryTexts): SearchEntry => {
  const name = wordsOf(names);
  const kind = [...name, ...wordsOf(kinds)];
  return {
    name,
    kind,
    all: [...kind, ...wordsOf(others)],
    names: new Set(names.map((text) => foldedWords(text).join(' '))),
  };
};

/** A shelf with one entry: whether it is found. */
export const shelfOfEntry = (entry: SearchEntry): Shelf<boolean> => ({
  whole: (word, reach) => entry[reach].some((other) => isSameForm(word, other)),
  beginning: (typed, reach) => entry[reach].some((word) => word.startsWith(typed)),
  named: (name) => entry.names.has(name.join(' ')),
  namedFrom: (start) => [...entry.names].some((name) => name.startsWith(start.join(' '))),
  both: (one, other) => one && other,
  either: (one, other) => one || other,
});
