/** Flat key → text maps of one language, by namespace. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The texts of an app instance, by language. */
export type TextStore = {
  languages(): readonly string[];
  add(language: string, texts: Texts): void;
  /**
   * Returns the text of a key in the first language that has one: the given one, the same without its region, the
   * fallback. With a count, each language is asked for the plural form of its own first.
   */
  find(language: string, namespace: string, key: string, count: number | undefined): string | undefined;
};

/** Creates a store that contains the given texts. An empty text counts as missing. */
export const createTextStore = (initial: Readonly<Record<string, Texts>>, fallback: string): TextStore => {
  const known = new Map(Object.entries(initial));
  // Plural rules are slow to create.
  const rules = new Map<string, Intl.PluralRules>();
  const pluralOf = (language: string, count: number): string => {
    const found = rules.get(language) ?? new Intl.PluralRules(language);
    rules.set(language, found);
    return found.select(count);
  };
  return {
    languages: () => [...known.keys()],
    add: (language, texts) => {
      const merged = { ...known.get(language) };
      for (const [namespace, added] of Object.entries(texts)) merged[namespace] = { ...merged[namespace], ...added };
      known.set(language, merged);
    },
    find: (language, namespace, key, count) => {
      for (const tried of [language, language.split('-')[0]!, fallback]) {
        const texts = known.get(tried)?.[namespace];
        const text = texts && ((count !== undefined && texts[`${key}_${pluralOf(tried, count)}`]) || texts[key]);
        // Keys of the server's are not ours to choose: `constructor` is no text.
        if (text && typeof text === 'string') return text;
      }
      return undefined;
    },
  };
};
