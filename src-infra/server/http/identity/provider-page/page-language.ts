import { PAGE_TEXTS, type PageLanguage } from './page-texts.data.ts';

const isPageLanguage = (locale: string): locale is PageLanguage => Object.hasOwn(PAGE_TEXTS, locale);

/** The language asked for, else the first one of the browser's that the page speaks, else English. */
export const pageLanguage = (asked: string | null, acceptLanguage: string): PageLanguage =>
  [asked ?? '', ...acceptLanguage.split(',')].map((entry) => (/^\s*([a-z]{2})/i.exec(entry)?.[1] ?? '').toLowerCase()).find(isPageLanguage) ?? 'en';
