import { DEFAULT_LANGUAGE, LANGUAGES } from '../../foundation/languages/index.ts';
import type { LanguageEntry } from './types.ts';

/** Every language of the product, the default one first. Shops' own texts fall back to English. */
export const languages: readonly LanguageEntry[] = Object.entries(LANGUAGES)
  .map(([locale, { title, isRightToLeft }]) => ({
    locale,
    title,
    isRightToLeft,
    isDefault: locale === DEFAULT_LANGUAGE,
  }))
  .sort((one, other) => Number(other.isDefault) - Number(one.isDefault));
