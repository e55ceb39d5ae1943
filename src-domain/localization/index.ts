export { DEFAULT_LANGUAGE, directionOf, languageInUse, type Direction, type Language } from './language.ts';
export type { ChosenCurrency, ChosenLanguage, Currencies, Languages, Translations } from './localization.ports.ts';
