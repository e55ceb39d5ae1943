import { DEFAULT_LANGUAGE, knownLanguage, type LanguageCode } from '../../foundation/languages/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import type { Role } from './section.ts';

type Asked = { readonly chosen: string | undefined; readonly acceptLanguage: string };

/** Operators read English, everybody else the language of the site: the chosen one, else the browser's (LOCALE-1). */
export const createDeskLanguage =
  (reference: ReferenceSource) =>
  async (role: Role | undefined, { chosen, acceptLanguage }: Asked): Promise<LanguageCode> => {
    if (role === 'operator') return DEFAULT_LANGUAGE;
    const wanted = chosen ?? /^[a-z]{2,3}/i.exec(acceptLanguage)?.[0].toLowerCase();
    return knownLanguage((await reference()).resolveLanguage(wanted).locale);
  };
