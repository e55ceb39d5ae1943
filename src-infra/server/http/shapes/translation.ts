import type { StoredTexts } from '../../texts.ts';
export type Translation<Field extends string> = { readonly id: number; readonly locale: string } & Readonly<
  Partial<Record<Field, string>>
>;

/** Returns the texts in `locale`, the default language, or any (contract 1.9). */
export const translationOf = <Field extends string>(
  entity: number,
  texts: StoredTexts<Field>,
  locale: string,
  defaultLocale: string,
): Translation<Field> => {
  const found =
    [locale, defaultLocale, ...Object.keys(texts)].find((candidate) => Object.hasOwn(texts, candidate)) ??
    defaultLocale;
  return toTranslation(entity, texts, found);
};

export const translationsOf = <Field extends string>(
  entity: number,
  texts: StoredTexts<Field>,
): readonly Translation<Field>[] => Object.keys(texts).map((locale) => toTranslation(entity, texts, locale));

const toTranslation = <Field extends string>(
  entity: number,
  texts: StoredTexts<Field>,
  locale: string,
): Translation<Field> => {
  const fields = texts[locale] as Readonly<Partial<Record<Field, string>>>;
  return { id: entity * LOCALES + numberOf(locale), locale, ...fields };
};

/** Translations are stored within their entity; the id is derived from the locale. */
const LOCALES = 1000;
const numberOf = (locale: string): number =>
  [...locale].reduce((number, letter) => (number * 26 + (letter.codePointAt(0) ?? 0)) % LOCALES, 0);
