export type Look = {
  readonly width: number;
  readonly theme: 'light' | 'dark';
  readonly locale: 'en' | 'ar';
};

const WIDTHS = [360, 768, 1280] as const;
const KINDS = [
  { theme: 'light', locale: 'en' },
  { theme: 'dark', locale: 'en' },
  { theme: 'light', locale: 'ar' },
] as const;

/** All looks; of them only the widths, themes and languages named, as in `360 dark`. */
export const looksOf = (words: readonly string[]): readonly Look[] => {
  const named = <Value extends string | number>(values: readonly Value[]): readonly Value[] => {
    const asked = values.filter((value) => words.includes(String(value)));
    return asked.length > 0 ? asked : values;
  };
  const [widths, themes, locales] = [named(WIDTHS), named(['light', 'dark'] as const), named(['en', 'ar'] as const)];
  return KINDS.filter(({ theme, locale }) => themes.includes(theme) && locales.includes(locale)).flatMap((kind) =>
    widths.map((width) => ({ width, ...kind })),
  );
};

/** Whether a word of the command chooses looks, not walks. */
export const isLookWord = (word: string): boolean =>
  ['light', 'dark', 'en', 'ar', ...WIDTHS.map(String)].includes(word);
