import { noSpellings } from '@domain/search/index.ts';
import { createTextColumnsBuilder, createWordMemory } from '@infra/server/features/catalog/text-columns.ts';
import { countBits, matchTexts } from '@infra/server/foundation/search/index.ts';
import { expect, it } from 'vitest';

const builder = createTextColumnsBuilder('en', createWordMemory());
const none = { kinds: [], others: [], kindWords: [], otherWords: [] };
builder.add(0, {
  ...none,
  texts: { en: { title: 'Sourdough' }, fr: { title: 'Pain au levain' }, ar: { title: 'خبز' } },
});
builder.add(1, { ...none, texts: { ar: { title: 'شاورما' } } });
const columns = builder.build(2);

const countIn = (locale: string | undefined, term: string): number => {
  const { found } = matchTexts([{ texts: columns(locale, term), size: 2, scope: undefined }], term, noSpellings);
  return countBits(found[0]?.at(-1) ?? new Uint32Array(0));
};

it('SEARCH-10g searches the reader’s and each item’s language, and all languages for other scripts', () => {
  expect([countIn('fr', 'lev'), countIn('en', 'lev'), countIn('de', 'lev'), countIn(undefined, 'lev')]).toEqual([
    1, 0, 0, 0,
  ]);
  expect(['fr', 'en', 'de'].map((locale) => countIn(locale, 'sourdough'))).toEqual([1, 1, 1]);
  expect(['ar', 'en', 'de'].map((locale) => countIn(locale, 'شاورما'))).toEqual([1, 1, 1]);
});
