/** Languages that write common nouns with a capital letter within a sentence. */
const CAPITALISES_NOUNS: ReadonlySet<string> = new Set(['de']);

/**
 * Joins labels such as "Sesame" and "Gluten" to a list within a sentence: "sesame and gluten".
 *
 * @param language BCP 47 tag; conjunction and letter case follow it.
 */
export const joinWords = (labels: readonly string[], language: string): string => {
  const [base = language] = language.split('-');
  const words = CAPITALISES_NOUNS.has(base) ? labels : labels.map((label) => label.toLocaleLowerCase(language));
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(words);
};
