/** Texts of an entity by locale. */
export type StoredTexts<Field extends string> = Readonly<Record<string, Readonly<Partial<Record<Field, string>>>>>;

/** A title in the first of these languages that has one. */
export const titleIn = (texts: StoredTexts<'title'>, locales: readonly string[]): string => {
  const found = [...locales, ...Object.keys(texts)].find((locale) => texts[locale]?.title);
  return (found !== undefined && texts[found]?.title) || '';
};

/** Returns a slug from the title's letters and digits, with a unique suffix. */
export const slugOf = (title: string, uuid: string): string =>
  [
    ...title
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
      .split(' ')
      .filter((word) => word !== ''),
    uuid.slice(0, 8),
  ]
    .join('-')
    .slice(-80);
