import { DISH_WORDS, spellingsFor, type Spellings } from '@domain/search/index.ts';

/** The spellings of readers of some languages; made once for each. */
export type ReaderSpellings = (locale: string | undefined, ownLocale: string) => Spellings;

export const createReaderSpellings = (): ReaderSpellings => {
  const known = new Map<string, Spellings>();
  return (locale, ownLocale) => {
    const languages = [...new Set([locale ?? ownLocale, ownLocale])];
    const key = languages.join(' ');
    const spellings = known.get(key) ?? spellingsFor(DISH_WORDS, languages);
    known.set(key, spellings);
    return spellings;
  };
};
