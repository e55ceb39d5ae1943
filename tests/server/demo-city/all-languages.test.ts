import { describe, expect, it } from 'vitest';
import { addons } from '../../../src-infra/server/demo-city/content/addons.data.ts';
import { banners } from '../../../src-infra/server/demo-city/content/deals.data.ts';
import { categories, takes } from '../../../src-infra/server/demo-city/content/reference.data.ts';
import { sections } from '../../../src-infra/server/demo-city/content/sections.data.ts';

const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'ru', 'tr', 'zh'];

describe('LOCALE-1 what every visitor of the demo city reads first', () => {
  it.each([
    ['banners', banners.flatMap(({ title, description, button }) => [title, description, button])],
    ['categories', categories.flatMap(({ title, description }) => [title, description])],
    ['what shops are good for', takes.map(({ title }) => title)],
    ['sections of menus', sections.map(({ title }) => title)],
    ['extras of dishes', addons.map(({ title }) => title)],
  ])('has %s in all eight languages', (_what, texts) => {
    for (const text of texts) expect(Object.keys(text).toSorted()).toEqual(LANGUAGES);
  });
});
