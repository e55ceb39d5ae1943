import { foldedWords } from '../kernel/index.ts';
import { isSameForm, distinctiveWords } from './word-forms.ts';

/** The spellings of one thing: by language, and `any` for spellings of every language; separated by commas. */
export type SpellingClass = Readonly<Record<string, string>>;
/** Folded words in order. */
export type Phrase = readonly string[];

/** SEARCH-10e: The names of things as readers of some languages write them. */
export interface Spellings {
  /** Every spelling of what the phrase names, itself first. */
  alike(phrase: Phrase): readonly Phrase[];
  /** Every spelling of each thing that has a spelling with this prefix. */
  beginning(typed: string): readonly Phrase[];
  /** The single words among them. */
  readonly words: readonly string[];
}

/** The spellings that know only the word itself. */
export const noSpellings: Spellings = { alike: (phrase) => [phrase], beginning: () => [], words: [] };

/** The longest phrase to look up. */
export const PHRASE_MAX = 3;
/** Shorter prefixes mean too little; a letter of another script means more. */
const BEGINNING_MIN = 3;
export const saysLittle = (typed: string): boolean =>
  [...typed].length < BEGINNING_MIN && /^\p{Script=Latin}*$/u.test(typed);

/**
 * Returns the spellings for readers of some languages. Omits words of other languages in Latin letters, because they
 * may mean something else in theirs; words in other scripts are unambiguous.
 */
export const spellingsFor = (classes: readonly SpellingClass[], languages: readonly string[]): Spellings => {
  const members = classes.map((names) =>
    Object.entries(names).flatMap(([language, list]) =>
      list
        .split(',')
        .filter((text) => language === 'any' || languages.includes(language) || !/\p{Script=Latin}/u.test(text))
        .map((text) => distinctiveWords(foldedWords(text)))
        .filter(({ length }) => length > 0),
    ),
  );
  const classesOf = new Map<string, Set<number>>();
  members.forEach((phrases, index) => {
    for (const phrase of phrases) {
      const key = phrase.join(' ');
      classesOf.set(key, (classesOf.get(key) ?? new Set()).add(index));
    }
  });
  const keys = [...classesOf.keys()].sort();
  const phrasesOf = (indexes: Iterable<number>): readonly Phrase[] =>
    [...indexes].flatMap((index) => members[index] ?? []);
  /** Another form of a word has the same spellings. */
  const classesNamed = (key: string): ReadonlySet<number> =>
    classesOf.get(key) ??
    new Set(
      key === ''
        ? []
        : keys.filter((other) => isSameForm(key, other)).flatMap((other) => [...(classesOf.get(other) ?? [])]),
    );
  return {
    alike: (phrase) => {
      const key = phrase.join(' ');
      return [phrase, ...phrasesOf(classesNamed(key)).filter((other) => other.join(' ') !== key)];
    },
    beginning: (typed) => {
      const found = saysLittle(typed) ? [] : keys.filter((key) => key.startsWith(typed));
      return phrasesOf(new Set(found.flatMap((key) => [...(classesOf.get(key) ?? [])])));
    },
    words: keys.filter((key) => !key.includes(' ')),
  };
};
