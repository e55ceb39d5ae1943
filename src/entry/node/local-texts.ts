import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NAMESPACES, type Texts } from '../../i18n/index.ts';

/** Reads the app's own texts from the built client, once per language. */
export const createLocalTexts = (localesDir: string): ((language: string) => Promise<Texts | undefined>) => {
  const known = new Map<string, Texts | undefined>();
  return async (language) => {
    if (!known.has(language)) known.set(language, readTexts(localesDir, language));
    return known.get(language);
  };
};

const readTexts = (localesDir: string, language: string): Texts | undefined => {
  // A language comes from a cookie or a header: only plain names may become a folder.
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language) || !existsSync(join(localesDir, language))) return undefined;
  return Object.fromEntries(
    NAMESPACES.map((namespace) => [
      namespace,
      JSON.parse(readFileSync(join(localesDir, language, `${namespace}.json`), 'utf8')) as Record<string, string>,
    ]),
  );
};
