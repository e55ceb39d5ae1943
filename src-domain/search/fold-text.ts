/** Arabic letters that people write for one another: alef with its signs, yeh and dotless yeh, teh marbuta and heh, waw and yeh with hamza. */
const ARABIC_FORMS: ReadonlyMap<string, string> = new Map([
  ['أ', 'ا'], ['إ', 'ا'], ['آ', 'ا'], ['ٱ', 'ا'], ['ى', 'ي'], ['ئ', 'ي'], ['ؤ', 'و'], ['ة', 'ه'], ['ک', 'ك'], ['ی', 'ي'], ['ـ', ''],
]);

/** Latin letters that no decomposition takes apart, and the sigma that ends a word. */
const PLAIN_FORMS: ReadonlyMap<string, string> = new Map([['ß', 'ss'], ['æ', 'ae'], ['œ', 'oe'], ['ø', 'o'], ['ł', 'l'], ['đ', 'd'], ['ı', 'i'], ['þ', 'th'], ['ð', 'd'], ['ς', 'σ']]);

/** SEARCH-9: the text without case, accents, vowel signs and variant letter forms; all else becomes single spaces. */
export const foldText = (text: string): string => foldLetters(text).replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** The words of a folded text. */
export const foldedWords = (text: string): readonly string[] => foldText(text).split(' ').filter((word) => word !== '');

/** Taken apart first: a letter of a font of its own (𝓐, ﻯ) is read as the plain one. */
export const foldLetters = (text: string): string =>
  [...text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')].map((letter) => ARABIC_FORMS.get(letter) ?? PLAIN_FORMS.get(letter) ?? letter).join('');
