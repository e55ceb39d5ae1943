import { foldedWords } from '../kernel/index.ts';
import { PHRASE_MAX, saysLittle, type Spellings } from './spellings.ts';
import { distinctiveWords, wordVariants } from './word-forms.ts';

/** How much of an entry is searched: its name; also its kind (cuisine, category, tags); or all its texts. */
export type Reach = 'name' | 'kind' | 'all';

/**
 * What a term is searched in. `Found` is a set of entries, or whether one entry is found: the same rule applies to an
 * index of a million and to a list of ten.
 */
export interface Shelf<Found> {
  /** Entries with the word, or another form of it. */
  whole(word: string, reach: Reach): Found;
  /** Entries with a word that starts so. */
  beginning(typed: string, reach: Reach): Found;
  /** Entries with exactly this name. */
  named(name: readonly string[]): Found;
  /** Entries with a name that starts so. */
  namedFrom(start: readonly string[]): Found;
  /** Returns the intersection. */
  both(one: Found, other: Found): Found;
  /** Returns the union. */
  either(one: Found, other: Found): Found;
}

/** A word or phrase of a term, with its other spellings. */
export type TermPart = {
  readonly typed: string;
  readonly alike: readonly (readonly string[])[];
  readonly isPhrase: boolean;
};
/** A parsed term. */
export type SearchTerm = { readonly words: readonly string[]; readonly parts: readonly TermPart[] };

/** Parses a term: drops connecting words and keeps phrases that name something together. */
export const readTerm = (term: string | readonly string[], spellings: Spellings): SearchTerm => {
  const words = typeof term === 'string' ? foldedWords(term) : term;
  const distinctive = distinctiveWords(words, (word) => spellings.alike([word]).length > 1);
  const parts: TermPart[] = [];
  for (let at = 0; at < distinctive.length;) {
    const length = longestPhrase(distinctive, at, spellings);
    const phrase = distinctive.slice(at, at + length);
    parts.push({ typed: phrase.join(' '), alike: spellingsOf(phrase, spellings), isPhrase: length > 1 });
    at += length;
  }
  return { words, parts };
};

const longestPhrase = (words: readonly string[], at: number, spellings: Spellings): number => {
  for (let length = Math.min(PHRASE_MAX, words.length - at); length > 1; length--)
    if (spellings.alike(words.slice(at, at + length)).length > 1) return length;
  return 1;
};

const spellingsOf = (phrase: readonly string[], spellings: Spellings): readonly (readonly string[])[] => {
  const [word] = phrase;
  if (phrase.length > 1 || word === undefined) return spellings.alike(phrase);
  const [plain] = wordVariants(word).filter((variant) => word.endsWith(`ال${variant}`));
  return [...spellings.alike(phrase), ...(plain === undefined ? [] : spellings.alike([plain]))];
};

/**
 * SEARCH-10a: Returns what matches a term, in tiers from best to worst, each including those before it: exactly this
 * name; the words in the name; in the kind; a name that starts so; words of the name that start so; of the kind; the
 * words anywhere; words anywhere that start so. A term of several words ranks by its worst. A term without words
 * matches nothing.
 */
export const tiersOf = <Found>({ parts }: SearchTerm, shelf: Shelf<Found>, spellings: Spellings): readonly Found[] => {
  const tiers = parts.map((part) => tiersOfPart(part, shelf, spellings));
  const [first] = tiers;
  if (!first) return [];
  const loose = first.map((_, tier) =>
    tiers.map((found) => found[tier] as Found).reduce((one, other) => shelf.both(one, other)),
  );
  const names = parts.length === 1 ? (parts[0]?.alike ?? []) : [parts.map(({ typed }) => typed)];
  const named = names.map((name) => shelf.named(name)).reduce((one, other) => shelf.either(one, other));
  // An empty set may be `undefined`: tiers are counted, not inspected.
  return [shelf.both(named, loose[0] as Found), ...loose];
};

const tiersOfPart = <Found>(part: TermPart, shelf: Shelf<Found>, spellings: Spellings): readonly Found[] => {
  const { typed, alike, isPhrase } = part;
  const begun = isPhrase ? [] : spellings.beginning(typed);
  const anyOf = (phrases: readonly (readonly string[])[], reach: Reach): readonly Found[] =>
    phrases.map((words) =>
      words.map((word) => shelf.whole(word, reach)).reduce((one, other) => shelf.both(one, other)),
    );
  const union = (found: readonly Found[]): Found => found.reduce((one, other) => shelf.either(one, other));
  const exactly = (reach: Reach): Found => union(anyOf(alike, reach));
  const nearly = (reach: Reach): Found =>
    union([
      ...(isPhrase ? [] : beginningsOf(typed).map((start) => shelf.beginning(start, reach))),
      ...anyOf([...alike, ...begun], reach),
    ]);
  const [inName, inKind] = [exactly('name'), exactly('kind')];
  const beginsName = shelf.either(inKind, nearly('name'));
  const beginsKind = nearly('kind');
  const namedFrom = shelf.both(beginsName, shelf.either(inKind, shelf.namedFrom(typed.split(' '))));
  const anywhere = shelf.either(beginsKind, exactly('all'));
  // Nearly every description has a word that starts with the same two letters.
  return [inName, inKind, namedFrom, beginsName, beginsKind, anywhere, saysLittle(typed) ? anywhere : nearly('all')];
};

/** Without the article, which many people write and many names omit. */
export const beginningsOf = (typed: string): readonly string[] =>
  /\p{Script=Arabic}/u.test(typed) ? wordVariants(typed) : [typed];
