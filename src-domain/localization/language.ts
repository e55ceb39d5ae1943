/** Which way a language is written. */
export type Direction = 'ltr' | 'rtl';

/** A language that the server offers. */
export type Language = {
  /** "en", "pt-BR" … */
  readonly locale: string;
  readonly title: string;
  readonly direction: Direction;
  readonly isDefault: boolean;
};

/** LOCALE-2a: The app's default language, which is always available. */
export const DEFAULT_LANGUAGE = 'en';

/**
 * LOCALE-2: Returns the wanted language if the server has it active, else the server's default, else the app's
 * fallback.
 */
export const languageInUse = (active: readonly Language[], wanted: string | undefined): string =>
  (active.find((language) => language.locale === wanted) ?? active.find((language) => language.isDefault))?.locale ??
  DEFAULT_LANGUAGE;

/** LOCALE-3: Right to left exactly if the active language is; the stored direction if no languages were loaded. */
export const directionOf = (active: readonly Language[], locale: string, kept: Direction = 'ltr'): Direction =>
  active.find((language) => language.locale === locale)?.direction ?? (active.length > 0 ? 'ltr' : kept);

/** LOCALE-3: Returns a stored direction; any other text counts as none. */
export const readDirection = (text: string | undefined): Direction | undefined =>
  text === 'rtl' || text === 'ltr' ? text : undefined;
