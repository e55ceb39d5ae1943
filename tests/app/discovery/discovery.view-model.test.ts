import { describe, expect, it } from 'vitest';
import { createI18n } from '@app/i18n/index.ts';
import texts from '../../../src/public/locales/en/translation.json';
import { pageOf, shop, uuidOf } from '../search/goods.ts';
import { settled } from '../search/stage.ts';
import { signOf, stage } from './stage.ts';

const translate = createI18n('en', { en: { translation: texts, errors: {} } }).t;
const [NOODLES, RAMEN] = [uuidOf(3), uuidOf(31)];

describe('ROUTE-8 /shop-category/{id}', () => {
  it('loads the category, then its shops by id, for the chosen address', async () => {
    const { category, go, asked } = stage({ at: { latitude: 1, longitude: 2 } });
    go(NOODLES, 'open=1');
    expect(await category.prepare()).toEqual({ kind: 'ready' });
    expect(asked).toEqual([
      `category ${NOODLES}`,
      '{"isOpen":true,"categoryIds":[3],"at":{"latitude":1,"longitude":2}} 1',
    ]);
    expect([category.category?.value?.title, category.shops?.items.map(({ id }) => id), category.hasAddress]).toEqual([
      'Noodles',
      [1],
      true,
    ]);
  });

  it('filters by a subcategory, and ignores one of another category', async () => {
    const { category, go, asked } = stage();
    go(NOODLES);
    await category.prepare();
    const stop = category.activate();
    go(NOODLES, 'category_id=31&deals=1');
    await settled();
    expect([category.part?.title, asked.at(-1)]).toEqual(['Ramen', '{"hasDeals":true,"categoryIds":[31]} 1']);
    go(NOODLES, 'category_id=4&deals=1');
    await settled();
    expect([category.part, asked.at(-1)]).toEqual([undefined, '{"hasDeals":true,"categoryIds":[3]} 1']);
    stop();
  });

  it('opens page after page, and keeps them while nothing changes', async () => {
    const { category, go } = stage({ list: (_, page) => ({ ...pageOf([shop(page)], 2), page, lastPage: 2 }) });
    go(NOODLES);
    await category.prepare();
    const stop = category.activate();
    await settled();
    category.shops?.loadMore();
    await settled();
    expect(category.shops?.items.map(({ id }) => id)).toEqual([1, 2]);
    stop();
  });

  it.each([['987654'], [uuidOf(99)], ['noodles'], ['0'], ['1e3'], ['../1']])('is not found under %s', async (id) => {
    const { category, go } = stage();
    go(id);
    expect(await category.prepare()).toEqual({ kind: 'not-found' });
    expect(category.shops).toBeUndefined();
  });

  it('ERROR-6 reports failed loads, and shows the data after a retry', async () => {
    let isDown = true;
    const { category, go } = stage({ isDown: () => isDown });
    go(NOODLES);
    expect(await category.prepare()).toEqual({ kind: 'failed' });
    const stop = category.activate();
    await settled();
    isDown = false;
    category.category?.reload();
    await settled();
    await settled();
    expect(category.shops?.items.map(({ id }) => id)).toEqual([1]);
    stop();
  });

  it.each([
    ['3', '', 'Noodles · Tiffin', 'Ramen and wok', NOODLES],
    [
      NOODLES,
      'category_id=31&open=1',
      'Ramen · Tiffin',
      'Ramen near you: compare delivery times, fees and ratings, and order to your door.',
      RAMEN,
    ],
  ])('ROUTE-11 has one canonical address, under %s?%s', async (id, search, title, description, canonical) => {
    const { category, go } = stage();
    go(id, search);
    await category.prepare();
    expect(category.head(translate)).toEqual({ title, description, canonical: `/shop-category/${canonical}` });
  });
});

describe('ROUTE-8 /shop-category', () => {
  it('lists every category, and has a head', async () => {
    const { categories } = stage();
    expect(await categories.prepare()).toEqual({ kind: 'ready' });
    expect(categories.categories.value?.map(({ title }) => title)).toEqual(['Noodles', 'Grill']);
    expect(categories.head(translate)).toMatchObject({ title: 'Categories · Tiffin', canonical: '/shop-category' });
  });
});

describe('ROUTE-8 /brands', () => {
  it('lists verified shops from A to Z, and finds them by name', async () => {
    const { brands } = stage({
      shops: [
        signOf(1, 'Zest'),
        signOf(2, 'Émile'),
        { ...shop(3, 'Corner stall') },
        signOf(4, 'elma'),
        signOf(5, '7 Spices'),
      ],
    });
    expect(await brands.prepare()).toEqual({ kind: 'ready' });
    expect(brands.groups.map(({ letter, items }) => [letter, items.map(({ title }) => title)])).toEqual([
      ['E', ['elma', 'Émile']],
      ['Z', ['Zest']],
      [undefined, ['7 Spices']],
    ]);
    brands.searchFor('EMILE');
    expect(brands.found.map(({ id }) => id)).toEqual([2]);
    brands.searchFor('');
    expect(brands.found).toHaveLength(4);
    expect(brands.head(translate)).toMatchObject({ title: 'Brands · Tiffin', canonical: '/brands' });
  });
});
