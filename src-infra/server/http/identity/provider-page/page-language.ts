import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '../../../foundation/languages/index.ts';

/** Returns the requested language, otherwise the browser's first supported one, otherwise English. */
export const pageLanguage = (wanted: string | null, acceptLanguage: string): LanguageCode =>
  [wanted ?? '', ...acceptLanguage.split(',')]
    .map((entry) => (/^\s*([a-z]{2})/i.exec(entry)?.[1] ?? '').toLowerCase())
    .find(isLanguageCode) ?? DEFAULT_LANGUAGE;
