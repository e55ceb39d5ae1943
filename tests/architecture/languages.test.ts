import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type LanguageCode } from '@infra/server/foundation/languages/index.ts';

const APP_TEXTS = 'src/public/locales';
const SERVER_TEXTS = 'src-infra/server/foundation/languages';

const folders = (path: string): readonly string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

type Texts = Readonly<Record<string, string>>;

/** All texts of a value by their path. */
const flat = (value: unknown, path: string): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => flat(inner, `${path}.${key}`))
    : [[path, String(value)]];

const codes = Object.keys(LANGUAGES) as LanguageCode[];

/** Every text of a language, of the app and of the server. */
const textsOf = (code: LanguageCode): Texts => {
  const { title: _title, isRightToLeft: _direction, ...server } = LANGUAGES[code];
  const app = readdirSync(`${APP_TEXTS}/${code}`).map(
    (file) => [file, JSON.parse(readFileSync(`${APP_TEXTS}/${code}/${file}`, 'utf8')) as Texts] as const,
  );
  return Object.fromEntries(flat({ ...server, ...Object.fromEntries(app) }, ''));
};

/** Two words at least: "Menu" or "OK" may well be the same in two languages. */
const isSentence = (text: string): boolean => /\p{L}{2,} \p{L}{2,}/u.test(text.replaceAll(/\{\{\w+\}\}|:[a-z]+/g, '·'));

/** Placeholders such as `:quantity` and `{{count}}`, in alphabetical order. */
const placeholdersOf = (text = ''): readonly string[] =>
  [...text.matchAll(/:[a-z_]{2,}|\{\{\w+\}\}/g)].map(([name]) => name).toSorted();

const shared = (one: Texts, other: Texts): readonly string[] =>
  Object.keys(one).filter((key) => one[key] === other[key] && isSentence(one[key] ?? ''));

describe('LOCALE-9 the registry of languages', () => {
  it('names every folder of texts, and no other', () => {
    expect(codes.length).toBeGreaterThan(7);
    expect(folders(SERVER_TEXTS).toSorted()).toEqual(codes.toSorted());
    expect(folders(APP_TEXTS).toSorted()).toEqual(codes.toSorted());
  });

  it('gives every language its own name and a direction', () => {
    expect(new Set(codes.map((code) => LANGUAGES[code].title)).size).toBe(codes.length);
    expect(codes.filter((code) => LANGUAGES[code].isRightToLeft)).toEqual(
      codes.filter((code) => /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(LANGUAGES[code].title)),
    );
  });
});

/** Words of the form of address that a language does not use: German says du, Chinese 您. */
const OTHER_FORMS: Partial<Record<LanguageCode, RegExp>> = {
  de: /\b(?:Ihnen|Ihr|Ihre[mnrs]?)\b|\b(?:[Hh]aben|[Kk]önnen|[Mm]öchten|[Ss]chreiben|[Vv]ersuchen|[Ww]ählen) Sie\b/,
  es: /(?<!\p{L})ustedes?(?!\p{L})/iu,
  fr: /(?<![\p{L}-])(?:tu|ton|tes|toi)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:ты|тебя|тебе|тво\p{L}+)(?!\p{L})/iu,
  tr: /(?:[ıiu]n[ıiu]z|(?<!Üzg)ünüz)(?!\p{L})|(?<!\p{L})(?:siz|size|sizin)(?!\p{L})/u,
  zh: /你/,
};

describe('LOCALE-9 texts of a language', () => {
  const all = codes.map((code) => [code, textsOf(code)] as const);

  it.each(all)('address the customer in one form: %s', (code, texts) => {
    const form = OTHER_FORMS[code];
    expect(Object.entries(texts).filter(([, text]) => form?.test(text) === true)).toEqual([]);
  });

  it.each(all)('are not empty: %s', (_code, texts) => {
    expect(Object.keys(texts).filter((key) => texts[key]?.trim() === '')).toEqual([]);
  });

  const pairs = all.flatMap(([one, texts], index) =>
    all.slice(index + 1).map(([other, otherTexts]) => [one, other, texts, otherTexts] as const),
  );

  it('are compared completely', () => {
    expect(Object.keys(textsOf('en')).length).toBeGreaterThan(600);
    expect(shared({ a: 'Añadir al carrito', b: 'Menu' }, { a: 'Añadir al carrito', b: 'Menu' })).toEqual(['a']);
  });

  const english = textsOf('en');
  it.each(all.filter(([code]) => code !== 'en'))('have the placeholders of English: %s', (_code, texts) => {
    const keys = Object.keys(english).filter((key) => /^\.(messages|[a-z]+Page|errors\.json)\./.test(key));
    expect(keys.length).toBeGreaterThan(200);
    expect(
      keys.filter((key) => placeholdersOf(texts[key]).join(' ') !== placeholdersOf(english[key]).join(' ')),
    ).toEqual([]);
  });

  it.each(pairs)('differ between %s and %s', (_one, _other, texts, otherTexts) => {
    expect(shared(texts, otherTexts)).toEqual([]);
  });
});
