/** Which way a language is written. */
export type Direction = 'ltr' | 'rtl';

/** A language a server offers. */
export type Language = {
  /** "en", "pt-BR" … */
  readonly locale: string;
  readonly title: string;
  readonly direction: Direction;
  readonly isDefault: boolean;
};

/** LOCALE-2a: the app's own language, which it always has. */
export const DEFAULT_LANGUAGE = 'en';

/** LOCALE-2: the wanted language when the server has it active, else the server's default, else the app's fallback. */
export const languageInUse = (active: readonly Language[], wanted: string | undefined): string =>
  (active.find((language) => language.locale === wanted) ?? active.find((language) => language.isDefault))?.locale ??
  DEFAULT_LANGUAGE;

/** LOCALE-3: right to left exactly when the active language says so; as it was `kept` where no languages came. */
export const directionOf = (active: readonly Language[], locale: string, kept: Direction = 'ltr'): Direction =>
  active.find((language) => language.locale === locale)?.direction ?? (active.length > 0 ? 'ltr' : kept);

/** LOCALE-3: a stored direction; anything else was never kept. */
export const readDirection = (text: string | undefined): Direction | undefined =>
  text === 'rtl' || text === 'ltr' ? text : undefined;
