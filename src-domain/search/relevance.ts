import { foldedWords } from './fold-text.ts';
import { PHRASE_MAX, saysLittle, type Spellings } from './spellings.ts';
import { tellingWords, wordVariants } from './word-forms.ts';

/** How much of a thing is read: its name; its kind as well (cuisine, category, tags); or all that is said of it. */
export type Reach = 'name' | 'kind' | 'all';

/**
 * What a term is looked up in. `Found` is a set of things, or whether one thing is found: the rule below is the same
 * for an index of a million and for a list of ten.
 */
export interface Shelf<Found> {
  /** What has the word, or another form of it. */
  whole(word: string, reach: Reach): Found;
  /** What has a word that begins so. */
  beginning(typed: string, reach: Reach): Found;
  /** What is named so and no more. */
  named(name: readonly string[]): Found;
  /** What has a name that begins so. */
  namedFrom(start: readonly string[]): Found;
  /** Returns what stands in both. */
  both(one: Found, other: Found): Found;
  /** Returns what stands in one of them or in both. */
  either(one: Found, other: Found): Found;
}

/** A word or phrase of a term, with what people write instead. */
export type TermPart = {
  readonly typed: string;
  readonly alike: readonly (readonly string[])[];
  readonly isPhrase: boolean;
};
/** A term as it is searched for. */
export type SearchTerm = { readonly words: readonly string[]; readonly parts: readonly TermPart[] };

/** Reads a term: joining words fall away, and phrases that name something stay together. */
export const readTerm = (term: string | readonly string[], spellings: Spellings): SearchTerm => {
  const words = typeof term === 'string' ? foldedWords(term) : term;
  const telling = tellingWords(words, (word) => spellings.alike([word]).length > 1);
  const parts: TermPart[] = [];
  for (let at = 0; at < telling.length;) {
    const length = longestPhrase(telling, at, spellings);
    const phrase = telling.slice(at, at + length);
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
 * SEARCH-10a: what answers a term, in tiers from best to worst, each holding those before it: named so and no more; the
 * words in the name; in the kind; a name that begins so; words of the name that do; of the kind; the words anywhere;
 * words anywhere that begin so. Of a term of several words the worst counts. Nothing answers a term without words.
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
  // An empty set may be `undefined`: the tiers are counted, not looked at.
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
  // Two letters begin a word of nearly every description.
  return [inName, inKind, namedFrom, beginsName, beginsKind, anywhere, saysLittle(typed) ? anywhere : nearly('all')];
};

/** Without the article that many write and many names leave out. */
export const beginningsOf = (typed: string): readonly string[] =>
  /\p{Script=Arabic}/u.test(typed) ? wordVariants(typed) : [typed];
