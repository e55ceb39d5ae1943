import type { LanguageCode } from '../../../foundation/languages/index.ts';

/** A language with Latin digits, as the site writes numbers (LOCALE-6). */
export const inLatinDigits = (language: LanguageCode): string => `${language}-u-nu-latn`;

const MINUTE_MS = 60_000;
/** Later ages are told in hours. */
const MINUTES_MAX = 90;

/** "Now" or "5 minutes ago", in the given language. */
export const ageText = (since: number, now: number, language: LanguageCode): string => {
  const minutes = Math.max(0, Math.floor((now - since) / MINUTE_MS));
  if (minutes === 0) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second');
  const format = new Intl.RelativeTimeFormat(inLatinDigits(language), { numeric: 'always' });
  return minutes <= MINUTES_MAX ? format.format(-minutes, 'minute') : format.format(-Math.round(minutes / 60), 'hour');
};

/** Day and time of a moment where the shop is. */
export const localTime = (at: number, timeZone: string, language: LanguageCode): string =>
  new Intl.DateTimeFormat(inLatinDigits(language), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at);
