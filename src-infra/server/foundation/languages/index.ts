import type { Language } from './language.ts';
import * as registry from './registry.ts';

export type { PluralTexts } from './kitchen-texts.ts';
export type { MenuTexts } from './menu-texts.ts';
export type { DeskTexts } from './desk-texts.ts';
export type { Language } from './language.ts';
export type { PayPageTexts } from './page-texts.ts';
export { numberSigns } from './number-signs.ts';
export type LanguageCode = keyof typeof registry;

export const DEFAULT_LANGUAGE = 'en' satisfies LanguageCode;

/** Every language of the product by its code. To add one, add its folder here and its line to `registry.ts`. */
export const LANGUAGES: Readonly<Record<LanguageCode, Language>> = registry;

export const isLanguageCode = (locale: string): locale is LanguageCode => Object.hasOwn(LANGUAGES, locale);

/** Returns the code itself where the product has the language, else the default one. */
export const knownLanguage = (locale: string): LanguageCode => (isLanguageCode(locale) ? locale : DEFAULT_LANGUAGE);
