import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sanitiseHtml } from '@domain/content/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { demoCity } from '@infra/server/demo-city/content/index.ts';
import { cityRows } from '@infra/server/demo-city/seed/city-rows.ts';
import { intlTimeZones } from '@infra/server/foundation/time/index.ts';
import { describe, expect, it } from 'vitest';
import { plainRows } from '../support/plain-rows.ts';
import { NOON } from '../support/marketplace.ts';

const LOCALES = ['ar', 'de', 'en', 'fr'];
const ALL_LOCALES = [...LOCALES, 'es', 'ru', 'tr', 'zh'].sort();
/** What people read of the marketplace itself, in the language in which they use it. */
const IN_ALL = ['blogs', 'pages', 'landing_pages', 'faqs', 'legal_texts', 'recipes', 'recipe_stocks'];
/** Their words are single ones, and some are the same in several languages. */
const OF_WORDS = ['recipes', 'recipe_stocks'];
const TABLES = [
  'stories',
  'blogs',
  'recipes',
  'recipe_stocks',
  'careers',
  'pages',
  'landing_pages',
  'faqs',
  'legal_texts',
  'referrals',
  'ads',
];
const rows = plainRows(cityRows(demoCity, instant(NOON), 'hash', intlTimeZones())).filter(([table]) =>
  TABLES.includes(table),
);
const images = fileURLToPath(new URL('../../../src-infra/server/demo-city/images/', import.meta.url));

/** Every text by its place, whatever it is nested in. */
const textsOf = (value: unknown, place: string): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => textsOf(member, `${place}.${name}`));
};
/** Objects with a member for each language. */
const translationsOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(translationsOf);
  return Object.keys(value).some((key) => LOCALES.includes(key))
    ? [value as Readonly<Record<string, unknown>>, ...inner]
    : inner;
};

describe('CATALOG-3 editorial content of the demo city', () => {
  it('exists for every kind', () => {
    expect(rows.map(([table]) => table).sort()).toEqual([...TABLES].sort());
    for (const [table, all] of rows) expect([table, all.length > 0]).toEqual([table, true]);
  });

  it('is written in the four languages of the city, pages and news in all eight, without copies', () => {
    const translations = rows.flatMap(([table, all]) =>
      all
        .flatMap(translationsOf)
        .map((translation) => [IN_ALL.includes(table), OF_WORDS.includes(table), translation] as const),
    );
    expect(translations.length).toBeGreaterThan(60);
    expect(translations.filter(([isInAll, isOfWords]) => isInAll && !isOfWords).length).toBe(33);
    expect(translations.filter(([, isOfWords]) => isOfWords).length).toBeGreaterThan(100);
    for (const [isInAll, isOfWords, translation] of translations) {
      expect(Object.keys(translation).sort()).toEqual(isInAll ? ALL_LOCALES : LOCALES);
      expect(JSON.stringify(translation['ar'])).toMatch(/[\u0600-\u06ff]/);
      if (isInAll)
        expect([JSON.stringify(translation['ru']), JSON.stringify(translation['zh'])]).toEqual([
          expect.stringMatching(/[\u0400-\u04ff]/),
          expect.stringMatching(/[\u4e00-\u9fff]/),
        ]);
      if (isInAll && !isOfWords)
        expect(new Set(Object.values(translation).map((words) => JSON.stringify(words))).size).toBe(ALL_LOCALES.length);
      expect(textsOf(translation, '').filter(([, text]) => text.trim() === '')).toEqual([]);
    }
  });

  it('is HTML that the sanitizer leaves unchanged, with the same structure in every language', () => {
    const isHtml = ([, text]: readonly [string, string]): boolean => /^<[a-z0-9]+>/.test(text);
    const articles = rows.flatMap(([, all]) => all.flatMap((row) => textsOf(row, '').filter(isHtml)));
    expect(articles.length).toBeGreaterThan(100);
    for (const [place, text] of articles) expect([place, sanitiseHtml(text)]).toEqual([place, text]);
    const elements = (text: string): string => (text.match(/<[a-z0-9]+>/g) ?? []).join('');
    for (const row of rows.flatMap(([, all]) => all)) {
      const shapes = new Set(
        textsOf(row, '')
          .filter(isHtml)
          .map(([place, text]) => `${place.replace(/\.(ar|de|en|es|fr|ru|tr|zh)\./, '.*.')} ${elements(text)}`),
      );
      expect(shapes.size).toBe(new Set([...shapes].map((shape) => shape.split(' ')[0])).size);
    }
  });

  it('references existing pictures only', () => {
    const paths = rows
      .flatMap(([, all]) => all.flatMap((row) => textsOf(row, '').map(([, text]) => text)))
      .filter((text) => /^[a-z/]+\/[a-z~-]+\.webp$/.test(text));
    expect(paths.length).toBeGreaterThan(30);
    const missing = paths.filter(
      (path) =>
        !['320', '640', '400', '800'].some((width) => existsSync(images + path.replace('.webp', `.${width}.webp`))),
    );
    expect(missing).toEqual([]);
  });

  it('has stories all day: none older than a day, some newer than six hours', () => {
    const ages = (rows.find(([table]) => table === 'stories')?.[1] ?? []).map(
      (row) => (NOON - Number(row['created_at'])) / 3_600_000,
    );
    expect(ages.every((age) => age >= 0 && age < 24)).toBe(true);
    expect(ages.filter((age) => age < 6).length).toBeGreaterThan(3);
  });
});
