import { describe, expect, it } from 'vitest';
import { demoCity } from '@infra/server/demo-city/content/index.ts';
import { dishes, furtherTexts } from '@infra/server/demo-city/content/table.ts';
import { t } from '@infra/server/demo-city/content/text.ts';

const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'ru', 'tr', 'zh'] as const;
const FURTHER = ['es', 'ru', 'tr', 'zh'] as const;

/** Dishes whose name is the same word in English and in the language. */
const SAME_NAMES: Readonly<Record<(typeof FURTHER)[number], readonly string[]>> = {
  es: [
    ...['affogato', 'arancini', 'ayran', 'banana-split', 'cacio-e-pepe', 'calzone', 'dal-tadka', 'elote'],
    ...['fattoush', 'flat-white', 'har-gow', 'horchata', 'iskender', 'lahmacun', 'marinara', 'nachos-grandes'],
    ...['palak-paneer', 'paneer-makhani', 'quesadilla', 'siu-mai', 'tacos-al-pastor', 'tres-leches'],
    ...['vitello-tonnato'],
  ],
  ru: [],
  tr: [
    ...['affogato', 'arancini', 'ayran', 'banana-split', 'cacik', 'cacio-e-pepe', 'calzone', 'chicken-bento'],
    ...['cold-brew', 'dal-tadka', 'espresso', 'flat-white', 'lahmacun', 'muhammara', 'pad-see-ew', 'pad-thai'],
    ...['palak-paneer', 'paneer-makhani', 'pho-chay', 'turkish-eggs', 'vegan-burrito', 'vegan-tantan'],
    ...['vitello-tonnato'],
  ],
  zh: [],
};

const dishItems = demoCity.items.filter(({ kind }) => kind === 'dish');
const dishSlugs = new Set(dishItems.map(({ slug }) => slug));
const soldDishes = demoCity.shops
  .flatMap(({ menu }) => menu.flatMap(({ products }) => products))
  .filter(({ item }) => dishSlugs.has(item));
const named = [...dishItems, ...soldDishes.map(({ item, ...product }) => ({ ...product, slug: item }))];

describe('LOCALE-1 the dishes of the demo city', () => {
  it('have a title and a description in all eight languages', () => {
    expect(dishItems.length).toBeGreaterThan(500);
    for (const { title, description } of named) {
      expect([title.en, ...Object.keys(title).toSorted()]).toEqual([title.en, ...LANGUAGES]);
      expect([title.en, ...Object.keys(description).toSorted()]).toEqual([title.en, ...LANGUAGES]);
      for (const text of [...Object.values(title), ...Object.values(description)]) expect(text.trim()).not.toBe('');
    }
  });

  it.each(FURTHER)('have a name of their own in %s, except for the words both languages share', (language) => {
    const same = dishItems.filter(({ title }) => title[language] === title.en).map(({ slug }) => slug);
    expect(same.toSorted()).toEqual(SAME_NAMES[language]);
  });

  it.each(FURTHER)('are described in the words of %s', (language) => {
    for (const { description } of named) expect(description[language]).not.toBe(description.en);
  });

  it('are written in Cyrillic in Russian and in Han characters in Chinese', () => {
    for (const { title, description } of named) {
      for (const text of [title.ru, description.ru]) expect(text).toMatch(/^[^a-z]*\p{Script=Cyrillic}[^a-z]*$/iu);
      for (const text of [title.zh, description.zh]) expect(text).toMatch(/\p{Script=Han}/u);
    }
  });

  it('have the punctuation of the language', () => {
    for (const { title, description } of named) {
      for (const text of [title.zh, description.zh]) expect(text).not.toMatch(/[,;:!?()"']|\.(?!\d)|\s/u);
      for (const text of [title.es, title.ru, title.tr, description.es, description.ru, description.tr])
        expect(text).not.toMatch(/["'`]|\s{2}/u);
      expect(description.zh).toMatch(/。$/u);
      for (const text of [description.es, description.ru, description.tr]) expect(text).toMatch(/\.$/u);
    }
  });

  it('state quantities of 20 and more as the English description does', () => {
    const quantities = (text = '') => (text.match(/\d{2,}/gu) ?? []).map(Number).filter((number) => number >= 20);
    for (const { description } of named)
      for (const language of FURTHER)
        expect([description.en, quantities(description[language])]).toEqual([
          description.en,
          quantities(description.en),
        ]);
  });

  it('do not compile with texts for other dishes than the menu has', () => {
    const soup = {
      title: t('a', 'b', 'c', 'd'),
      description: t('a', 'b', 'c', 'd'),
      motif: 'lentil-soup',
      price: 1,
    } as const;
    const words = { es: ['a', 'b'], ru: ['a', 'b'], tr: ['a', 'b'], zh: ['a', 'b'] } as const;
    expect(dishes({ soup }, furtherTexts({ soup: words })).soup.title.zh).toBe('a');
    // @ts-expect-error The menu has a dish without texts.
    expect(() => dishes({ soup, stew: soup }, furtherTexts({ soup: words }))).toThrow(TypeError);
    // @ts-expect-error The texts have a dish that the menu has not.
    dishes({ soup }, furtherTexts({ soup: words, stew: words }));
  });
});
