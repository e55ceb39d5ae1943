import { foldedWords } from '../kernel/index.ts';

const LATIN_ENDINGS = ['', 's', 'es', 'n', 'en', 'e', 'i', 'x', 'lar', 'ler'];
/** Endings that replace each other: pizza and Pizzen, berry and berries, cannolo and cannoli. */
const LATIN_EXCHANGES = ['a en', 'a e', 'y ies', 'o i'];
const CYRILLIC_ENDINGS = foldedWords(
  ' а я ы и у ю е о ь ой ей ам ям ами ями ах ях ов ев ом ем ий ый ая яя ое ее ые ие ую ого их ых',
);
const ARABIC_ENDINGS = ['', 'ات', 'ين', 'ون', 'ه', 'ي'];
const ARTICLES = /^[وب]?ال(?=.{3})/u;
const STEM_MIN = 3;
/** Longer runs of Chinese without a space are sentences. */
const RUN_MAX = 12;

/** SEARCH-10c: Connecting words; a search ignores them unless the term has no others. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  foldedWords(
    `a an and at for from in of on or the to with auf der die das den dem ein eine im mit oder und vom von zum zur
     au aux avec d de des du en et l la le les ou un une con del el los las o y u ve ile bir
     и с со на в из для по или و مع من في على او 和 与 的`,
  ),
);

/**
 * Returns the words without connecting ones; all of them if there are no others. A word that names something to the
 * reader stays: `thé` is not an article.
 */
export const distinctiveWords = (
  words: readonly string[],
  isName: (word: string) => boolean = () => false,
): readonly string[] => {
  const distinctive = words.filter((word) => !FUNCTION_WORDS.has(word) || isName(word));
  return distinctive.length === 0 ? words : distinctive;
};

/**
 * SEARCH-10b: Returns the word with other texts that find it: an Arabic word without its article, and every suffix of a
 * run of Chinese, which is written without spaces.
 */
export const wordVariants = (word: string): readonly string[] => {
  const plain = word.replace(ARTICLES, '');
  const run = /\p{Script=Han}/u.test(word) ? [...word].slice(0, RUN_MAX) : [];
  return [word, ...(plain === word ? [] : [plain]), ...run.slice(1).map((_, place) => run.slice(place + 1).join(''))];
};

/** Returns the prefix that every form of a word has. */
export const stemStart = (word: string): string => {
  const letters = [...word];
  return letters.slice(0, Math.max(STEM_MIN, letters.length - 3)).join('');
};

/** SEARCH-10d: Returns whether two folded words are forms of one word: singular and plural, or two cases. */
export const isSameForm = (one: string, other: string): boolean => {
  if (one === other) return true;
  let stem = 0;
  while (stem < one.length && one[stem] === other[stem]) stem += 1;
  // A shared last letter may belong to both endings: `ами` and `ам`.
  for (const at of [stem, stem - 1, stem - 2])
    if (at >= STEM_MIN && areEndings(one.slice(at), other.slice(at))) return true;
  return false;
};

const areEndings = (one: string, other: string): boolean =>
  ((one === '' || other === '') && LATIN_ENDINGS.includes(one + other)) ||
  LATIN_EXCHANGES.includes(`${one} ${other}`) ||
  LATIN_EXCHANGES.includes(`${other} ${one}`) ||
  [CYRILLIC_ENDINGS, ARABIC_ENDINGS].some((endings) =>
    [one, other].every((end) => end === '' || endings.includes(end)),
  );
