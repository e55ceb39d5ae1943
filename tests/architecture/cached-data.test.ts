import { describe, expect, it } from 'vitest';
import { PERSONAL_DATA } from '@app/composition/modules/session.module.ts';
import { sources } from './source-files.ts';

/** What every visitor may see, and settings, which are read again after signing out. */
const FOR_EVERYBODY = [
  'articles',
  'bookable',
  'bookable-shops',
  'branches',
  'catalog',
  'currencies',
  'languages',
  'parcel-methods',
  'parcel-types',
  'referral',
  'reviews',
  'search',
  'settings',
  'stories',
  'table-plans',
  'texts',
  'translations',
];
/** `key: ['orders', …` of a query, or a constant that keys begin with. */
const FIRST_WORD = /\b(?:key: |KEY = )\['([\w-]+)'/g;

describe('CART-5 cached data', () => {
  it('belongs to one customer, and is forgotten at sign-out, or to everybody', () => {
    const words = sources
      .filter(({ path }) => path.startsWith('src/'))
      .flatMap(({ text }) => [...text.matchAll(FIRST_WORD)].map((match) => match[1] ?? ''));
    expect(new Set(words).size).toBeGreaterThan(FOR_EVERYBODY.length / 2);
    expect([...new Set(words)].filter((word) => ![...PERSONAL_DATA, ...FOR_EVERYBODY].includes(word))).toEqual([]);
  });
});
