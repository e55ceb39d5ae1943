/** Languages that write common nouns with a capital letter within a sentence. */
const CAPITALISES_NOUNS: ReadonlySet<string> = new Set(['de']);

/** What stands between the items of a list where it is not a comma. */
const LIST_COMMAS: Readonly<Record<string, string>> = { ar: '، ', zh: '、' };

/**
 * Joins what a dish, an order or a shop consists of, with the language’s own comma; what is missing is left out. An
 * item may be a list itself, as the options of a cart line are.
 */
export const listItems = (items: readonly (string | false | undefined)[], language: string): string =>
  items
    .filter(Boolean)
    .join(', ')
    .replaceAll(', ', LIST_COMMAS[language.split('-')[0] ?? ''] ?? ', ');

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
