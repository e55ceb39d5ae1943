import { foldedWords } from '@domain/search/index.ts';
import { addBit, both, isEmpty, membersOf, noBits, onlyFirst, type Bits } from './bits.ts';
import { createVocabulary } from './vocabulary.ts';

/** What is found by: words of the title first, then all others. Folded. */
export type TextEntry = { readonly title: readonly string[]; readonly other: readonly string[] };
export type Found = {
  /** Places of entries: those with every word in their titles first, each group in the order of the index. */
  readonly places: readonly number[];
  /** The term with its slips mended; `undefined` when there were none. */
  readonly corrected: string | undefined;
};

/** Finds entries by words or beginnings of words, without regard to case, accents, letter forms and small slips (SEARCH-9). */
export interface TextIndex {
  /** Every word of the term must occur; `scope` limits what may be found. An empty term finds everything in scope. */
  find(term: string, scope: Bits): Found;
}

type Posting = { readonly inTitle: Bits; readonly anywhere: Bits };
const REMEMBERED_WORDS = 2000;

/** Entries come most popular first. */
export const createTextIndex = (entries: readonly TextEntry[]): TextIndex => {
  const places = new Map<string, { title: number[]; any: number[] }>();
  entries.forEach(({ title, other }, place) => {
    for (const word of new Set(title)) postingOf(places, word).title.push(place);
    for (const word of new Set([...title, ...other])) postingOf(places, word).any.push(place);
  });
  const vocabulary = createVocabulary([...places.keys()].sort());
  const remembered = new Map<string, Posting>();

  const union = (words: readonly number[]): Posting => {
    const posting = { inTitle: noBits(entries.length), anywhere: noBits(entries.length) };
    for (const place of words) {
      const found = places.get(vocabulary.words[place] ?? '');
      for (const entry of found?.title ?? []) addBit(posting.inTitle, entry);
      for (const entry of found?.any ?? []) addBit(posting.anywhere, entry);
    }
    return posting;
  };

  const remember = (key: string, make: () => Posting): Posting => {
    const known = remembered.get(key);
    if (known) return known;
    if (remembered.size >= REMEMBERED_WORDS) remembered.clear();
    const fresh = make();
    remembered.set(key, fresh);
    return fresh;
  };

  /** Words as typed count; only where none of them is in scope do similar ones. */
  const wordIn = (typed: string, scope: Bits): { readonly posting: Posting; readonly word: string } => {
    const exact = remember(typed, () => union(vocabulary.startingWith(typed)));
    if (!isEmpty(both(exact.anywhere, scope))) return { posting: exact, word: typed };
    const similar = vocabulary.like(typed);
    const posting = remember(`~${typed}`, () => union(similar));
    return { posting, word: vocabulary.words[similar[0] ?? -1] ?? typed };
  };

  return {
    find: (term, scope) => {
      const typed = foldedWords(term);
      const words = typed.map((word) => wordIn(word, scope));
      const inTitle = words.reduce((rest, { posting }) => both(rest, posting.inTitle), scope);
      const anywhere = words.reduce((rest, { posting }) => both(rest, posting.anywhere), scope);
      const corrected = words.map(({ word }) => word).join(' ');
      return {
        places: [...membersOf(inTitle), ...membersOf(onlyFirst(anywhere, inTitle))],
        corrected: corrected === typed.join(' ') ? undefined : corrected,
      };
    },
  };
};

const postingOf = (places: Map<string, { title: number[]; any: number[] }>, word: string) => {
  const found = places.get(word) ?? { title: [], any: [] };
  places.set(word, found);
  return found;
};
