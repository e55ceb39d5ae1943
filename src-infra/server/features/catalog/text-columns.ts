import { foldedWords } from '@domain/kernel/index.ts';
import { wordVariants } from '@domain/search/index.ts';
import {
  createBoundedMap,
  createWordTableBuilder,
  indexTexts,
  wholeName,
  type TextIndex,
  type WordTableBuilder,
} from '../../foundation/search/index.ts';
import { titleIn, type StoredTexts } from '../../texts.ts';

/** The texts that find an entry: its own, the titles of its kinds, and words of no particular language. */
export type SearchedTexts = {
  readonly texts: StoredTexts<'title' | 'description'>;
  /** Categories, cuisines, tags. */
  readonly kinds: readonly StoredTexts<'title'>[];
  /** Said of it elsewhere, as the name of its shop. */
  readonly others: readonly StoredTexts<'title'>[];
  /** As diets are called. */
  readonly kindWords: readonly string[];
  readonly otherWords: readonly string[];
};

/**
 * SEARCH-10g: what a reader searches in: texts in the reader's language, and those in the thing's own. A term without a
 * Latin letter can be mistaken for no other language's words and is looked for in all.
 */
export type TextColumns = (locale: string | undefined, term: string) => readonly TextIndex[];

/** An index for each language, so that readers find only words of languages they chose. */
export interface TextColumnsBuilder {
  add(place: number, texts: SearchedTexts): void;
  build(size: number): TextColumns;
}

/** `ownLocale` is the language things are called by where the reader's has no name for them. */
export const createTextColumnsBuilder = (
  ownLocale: string,
  wordsOf: (text: string) => readonly string[],
): TextColumnsBuilder => {
  const builders = new Map<string, WordTableBuilder>();
  const builderOf = (locale: string): WordTableBuilder => {
    const builder = builders.get(locale) ?? createWordTableBuilder();
    builders.set(locale, builder);
    return builder;
  };
  const read = (texts: readonly (string | undefined)[]): readonly string[] =>
    texts.flatMap((text) => (text ? wordsOf(text) : []));

  return {
    add: (place, { texts, kinds, others, kindWords, otherWords }) => {
      const locales = new Set([...Object.keys(texts), ...kinds.flatMap((kind) => Object.keys(kind)), ownLocale]);
      for (const locale of locales) {
        const isOwn = locale === ownLocale;
        const titleOf = (each: StoredTexts<'title'>) => (isOwn ? titleIn(each, [locale]) : each[locale]?.title);
        const [title, description] = [titleOf(texts) ?? '', texts[locale]?.description];
        builderOf(locale).add(place, {
          name: title === '' ? [] : [...wordsOf(title), wholeName(foldedWords(title))],
          kind: read([...kinds.map(titleOf), ...(isOwn ? kindWords : [])]),
          other: read([description, ...others.map(titleOf), ...(isOwn ? otherWords : [])]),
        });
      }
    },
    build: (size) => {
      const indexes = new Map([...builders].map(([locale, builder]) => [locale, indexTexts(builder.build(size))]));
      return (locale, term) =>
        /\p{Script=Latin}/u.test(term)
          ? [...new Set([locale ?? ownLocale, ownLocale])].flatMap((language) => indexes.get(language) ?? [])
          : [...indexes.values()];
    },
  };
};

const REMEMBERED_LETTERS = 4_000_000;

/** Folds each text once while it repeats: shops of one kind describe the same goods with the same texts. */
export const createWordMemory = (): ((text: string) => readonly string[]) => {
  const remembered = createBoundedMap<string, readonly string[]>(REMEMBERED_LETTERS);
  return (text) => {
    const known = remembered.get(text);
    if (known) return known;
    const words = foldedWords(text).flatMap(wordVariants);
    remembered.set(text, words, text.length);
    return words;
  };
};
