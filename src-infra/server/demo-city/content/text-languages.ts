/** Every text of the demo city exists in these. */
export const LANGUAGES = ['en', 'ar', 'de', 'fr'] as const;

/** Texts about the marketplace itself and what is on menus exist in these as well; groceries and shops do not. */
export const FURTHER_LANGUAGES = ['es', 'ru', 'tr', 'zh'] as const;

export type LanguageCode = (typeof LANGUAGES)[number];
export type FurtherLanguage = (typeof FURTHER_LANGUAGES)[number];
