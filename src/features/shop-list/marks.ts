import { DISH_WORDS, foundRanges, spellingsFor, type TextRange } from '@domain/search/index.ts';

/** SEARCH-10h: what of a text answers a term. */
export type Marks = (text: string, term: string) => readonly TextRange[];

/** Untranslated names are mostly English. */
const OWN_LANGUAGE = 'en';

/** Marks texts as a reader of a language finds them. */
export const createMarks = (language: string): Marks => {
  const spellings = spellingsFor(DISH_WORDS, [language, OWN_LANGUAGE]);
  return (text, term) => foundRanges(text, term, spellings);
};
