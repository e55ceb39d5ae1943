/** Texts of an entity by locale. */
export type StoredTexts<Field extends string> = Readonly<Record<string, Readonly<Partial<Record<Field, string>>>>>;

/** A title in the first of these languages that has one. */
export const titleIn = (texts: StoredTexts<'title'>, locales: readonly string[]): string => {
  const found = [...locales, ...Object.keys(texts)].find((locale) => texts[locale]?.title);
  return (found !== undefined && texts[found]?.title) || '';
};
