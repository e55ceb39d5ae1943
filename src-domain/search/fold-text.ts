/**
 * Arabic letters that people write for one another, but for those that decomposition takes apart (alef, waw and yeh
 * with their signs).
 */
const ARABIC_FORMS: ReadonlyMap<string, string> = new Map([
  ['ٱ', 'ا'],
  ['ى', 'ي'],
  ['ة', 'ه'],
  ['ک', 'ك'],
  ['ی', 'ي'],
  ['ـ', ''],
]);

/** Latin letters that no decomposition takes apart, and the sigma that ends a word. */
const PLAIN_FORMS: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['þ', 'th'],
  ['ð', 'd'],
  ['ς', 'σ'],
]);

/** SEARCH-9: the text without case, accents, vowel signs and variant letter forms; all else becomes single spaces. */
export const foldText = (text: string): string =>
  foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The words of a folded text. */
export const foldedWords = (text: string): readonly string[] =>
  foldText(text)
    .split(' ')
    .filter((word) => word !== '');

/**
 * Taken apart first: a letter of a font of its own (𝓐, ﻯ) is read as the plain one. Made large before it is made small,
 * as small letters with one large form (ᲀ and в, ı and i) are one letter.
 */
export const foldLetters = (text: string): string =>
  [...text.normalize('NFKD').toUpperCase().toLowerCase().replace(/\p{M}/gu, '')]
    .map((letter) => ARABIC_FORMS.get(letter) ?? PLAIN_FORMS.get(letter) ?? letter)
    .join('');
