/**
 * Arabic letters that people write for one another, except those that decomposition handles (alef, waw and yeh with
 * their marks).
 */
const ARABIC_FORMS: ReadonlyMap<string, string> = new Map([
  ['ٱ', 'ا'],
  ['ى', 'ي'],
  ['ة', 'ه'],
  ['ک', 'ك'],
  ['ی', 'ي'],
  ['ـ', ''],
]);

/** Latin letters that decomposition does not handle, and the final sigma. */
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

/**
 * SEARCH-9: Returns the text without case, accents, vowel marks and letter variants; everything else becomes single
 * spaces.
 */
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
 * Decomposed first, so that letters of special fonts (𝓐, ﻯ) become plain ones. Converted to upper case before lower
 * case, because small letters that share a capital (ᲀ and в, ı and i) are one letter.
 */
export const foldLetters = (text: string): string =>
  [...text.normalize('NFKD').toUpperCase().toLowerCase().replace(/\p{M}/gu, '')]
    .map((letter) => ARABIC_FORMS.get(letter) ?? PLAIN_FORMS.get(letter) ?? letter)
    .join('');
