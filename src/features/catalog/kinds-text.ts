const SHOWN = 2;

/** Returns the first kinds of a shop, enumerated as a language does: "Pizza, Pasta". */
export const kindsText = (kinds: readonly string[], language: string): string =>
  kinds.slice(0, SHOWN).join(separatorOf(language));

/** Joins items of an unfinished list: with a comma in most languages. */
const separatorOf = (language: string): string =>
  new Intl.ListFormat(language).formatToParts(['1', '2', '3'])[1]?.value ?? ', ';
