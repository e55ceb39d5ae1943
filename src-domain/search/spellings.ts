import { foldedWords } from './fold-text.ts';
import { isSameForm, tellingWords } from './word-forms.ts';

/**
 * What people call one thing: by language, and `any` for spellings that belong to none; several are parted by commas.
 */
export type SpellingClass = Readonly<Record<string, string>>;
/** Folded words in their order. */
export type Phrase = readonly string[];

/** SEARCH-10e: the names of things as readers of some languages write them. */
export interface Spellings {
  /** Every spelling of what the phrase names, itself first. */
  alike(phrase: Phrase): readonly Phrase[];
  /** Every spelling of each thing that has a spelling beginning so. */
  beginning(typed: string): readonly Phrase[];
  /** The single words among them. */
  readonly words: readonly string[];
}

/** Every word has only its own spelling. */
export const noSpellings: Spellings = { alike: (phrase) => [phrase], beginning: () => [], words: [] };

/** The longest phrase that is looked up as one. */
export const PHRASE_MAX = 3;
/** Shorter beginnings say nothing; a letter that is no Latin one says more. */
const BEGINNING_MIN = 3;
export const saysLittle = (typed: string): boolean =>
  [...typed].length < BEGINNING_MIN && /^\p{Script=Latin}*$/u.test(typed);

/**
 * Returns the spellings for readers of some languages. A word of another language in Latin letters is left out, since
 * it may mean something else in theirs; in other letters it can be mistaken for nothing.
 */
export const spellingsFor = (classes: readonly SpellingClass[], languages: readonly string[]): Spellings => {
  const members = classes.map((names) =>
    Object.entries(names).flatMap(([language, list]) =>
      list
        .split(',')
        .filter((text) => language === 'any' || languages.includes(language) || !/\p{Script=Latin}/u.test(text))
        .map((text) => tellingWords(foldedWords(text)))
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
  /** A word in another form names the same. */
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
