import { decimal, decimalOfMinor, majorOf, priceStock } from '@domain/pricing/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueChanged } from '../support/catalogue.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

let test: TestMarketplace;
beforeAll(async () => {
  test = await startMarketplace();
});
afterAll(() => test.marketplace.close());

const titles = (products: readonly { readonly translation: { readonly title?: string | null } }[]) =>
  products.map(({ translation }) => translation.title);
const menu = async (sent: object = {}) => {
  const { all } = (await test.api.ok('showMenu', { id: '1', ...sent })).data;
  return all.flatMap(({ products = [] }) => titles(products));
};
const list = async (sent: object) =>
  titles((await test.api.ok('listProducts', { perPage: 100, sort: 'asc', ...sent })).data);
const search = async (term: string, sent: object = {}) =>
  titles((await test.api.ok('searchProducts', { search: term, ...sent })).data);

describe('CATALOG-2 the menu', () => {
  it('lists products in stock by category, with their first stock', async () => {
    const { data } = await test.api.ok('showMenu', { id: '1' });
    expect(data.all.map(({ translation }) => translation.title)).toEqual(['Main dishes', 'Drinks']);
    expect(await menu()).toEqual(['Falafel bowl', 'Lentil soup', 'Chicken plate', 'Mystery stew', 'Lemonade']);
    expect(data.all[0]?.products?.[0]?.stock).toMatchObject({ price: 9.5, quantity: 35, bonus: { value: 3 } });
    expect(titles(data.recommended)).toEqual(['Falafel bowl', 'Lentil soup', 'Chicken plate']);
  });

  it('accepts filters and orders', async () => {
    expect(await menu({ category_id: 4 })).toEqual(['Lemonade']);
    expect(await menu({ brand_ids: [1] })).toEqual([]);
    expect(await menu({ column: 'price', sort: 'desc' })).toEqual([
      'Chicken plate',
      'Falafel bowl',
      'Mystery stew',
      'Lentil soup',
      'Lemonade',
    ]);
    expect((await test.api.no('showMenu', { id: '1', category_id: 99 })).params).toHaveProperty('category_id');
  });

  it('reflects a stock change in the next request', async () => {
    const set = (quantity: number) =>
      test.store.transactions.run(async () => {
        await test.store.database.updateTable('stocks').set({ quantity }).where('id', '=', 6).execute();
        await catalogueChanged(test.store, 1, 'stock');
      });
    await set(0);
    expect(await menu()).not.toContain('Lentil soup');
    await set(3);
    expect(await menu()).toContain('Lentil soup');
    const rolledBack = test.store.transactions.run(async () => {
      await test.store.database.updateTable('stocks').set({ quantity: 0 }).where('id', '=', 6).execute();
      await catalogueChanged(test.store, 1, 'stock');
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await menu()).toContain('Lentil soup');
    await set(40);
  });

  it('increments the catalog version with every change', async () => {
    const version = async () =>
      (
        await test.store.database
          .selectFrom('catalogue_versions')
          .selectAll()
          .where('shop_id', '=', 1)
          .executeTakeFirstOrThrow()
      ).version;
    const before = await version();
    await catalogueChanged(test.store, 1, 'stock');
    expect(await version()).toBe(before + 1);
  });
});

describe('L3 prices', () => {
  it('match the domain in every currency', async () => {
    const { data: currencies } = await test.api.ok('listActiveCurrencies');
    for (const currency of currencies) {
      const { data } = await test.api.ok('showProduct', { id: '4', currency_id: currency.id });
      const base = [950, 1200];
      expect(data.stocks).toHaveLength(2);
      for (const [index, stock] of (data.stocks ?? []).entries()) {
        const expected = priceStock({
          base: decimalOfMinor(base[index] ?? 0, 2),
          rate: decimal(String(currency.rate)),
          scale: currency.decimals,
          taxPercent: decimal(5),
          discount: { id: 1, type: 'percent', amount: decimal(10) },
        });
        expect(stock).toMatchObject({
          price: Number(majorOf(expected.price)),
          tax: Number(majorOf(expected.tax)),
          discount: Number(majorOf(expected.discount)),
          total_price: Number(majorOf(expected.total)),
        });
      }
    }
  });

  it('drop a discount after its last day in the shop’s time zone', async () => {
    const price = async (moment: string) => {
      await test.store.database.updateTable('discounts').set({ end_day: moment }).execute();
      await catalogueChanged(test.store, 1, 'shop');
      return (await test.api.ok('showProduct', { id: '4' })).data.stocks?.[0]?.discount;
    };
    expect(await price('2025-03-10')).toBe(0.95);
    expect(await price('2025-03-09')).toBe(0);
    expect(await price('2025-03-15')).toBe(0.95);
  });

  it('include the price per liter and kilogram', async () => {
    const unit = async (slug: string) => (await test.api.ok('searchProducts', { search: slug })).data[0]?.unit_price;
    expect(await unit('lemonade')).toEqual({ amount: 11.67, per: 'l' });
    expect(await unit('olives')).toEqual({ amount: 19.96, per: 'kg' });
    expect(await unit('lentil')).toBeNull();
  });
});

describe('CART-8 a product', () => {
  it('includes every stock, option and add-on', async () => {
    const { data } = await test.api.ok('showProduct', { id: '4' }, { lang: 'ar' });
    expect(data).toMatchObject({
      translation: { title: 'طبق الفلافل' },
      category: { type: 'main' },
      brand: null,
      unit: { position: 'after' },
      kcal: '540',
      shop: { slug: 'green-spoon' },
      tags: [{ id: 1 }],
      extras: [{ type: 'text', translation: { title: 'Size ع' } }],
    });
    expect(data.stocks?.map(({ extras }) => extras?.map(({ value }) => value))).toEqual([['عادي'], ['كبير']]);
    expect(data.stocks?.[0]?.addons).toMatchObject([
      { mandatory: false, product: { addon: true, stock: { price: 0.8, addon: true } } },
    ]);
    expect(data.stocks?.[0]?.bonus?.bonusStock?.product?.translation.title).toBe('Lemonade ع');
    expect((await test.api.ok('showProduct', { id: data.uuid })).data.id).toBe(4);
    for (const id of ['1', '999', 'x']) expect((await test.api.no('showProduct', { id })).status).toBe(404);
    expect((await test.api.ok('listProductReviews', { uuid: data.uuid })).data).toEqual([]);
  });
});

describe('CATALOG-5 diets and allergens', () => {
  it('filter out everything undeclared or unsuitable, including by mandatory add-ons', async () => {
    expect(await menu({ diets: ['vegan'] })).toEqual(['Falafel bowl', 'Lentil soup', 'Lemonade']);
    expect(await menu({ without_allergens: ['nuts'] })).toEqual(['Lentil soup', 'Lemonade']);
    expect(await menu({ diets: 'vegetarian', without_allergens: 'sesame' })).toEqual(['Lentil soup', 'Lemonade']);
    // The mandatory cup of the chicken plate declares nothing: the whole is unknown, never safe.
    expect(await menu({ diets: ['halal'] })).toEqual([]);
    expect(await list({ shop_id: 1, diets: ['halal'] })).toEqual([]);
    expect(await search('chicken', { without_allergens: ['nuts'] })).toEqual([]);
    expect(await search('stew', { without_allergens: ['nuts'] })).toEqual([]);
    expect(titles((await test.api.ok('listShopProducts', { id: '1', diets: ['vegan'] })).data)).toEqual([
      'Falafel bowl',
      'Lentil soup',
      'Lemonade',
    ]);
    expect((await test.api.no('showMenu', { id: '1', diets: ['carnivore'] })).params).toHaveProperty(['diets.0']);
  });
});

describe('CATALOG-1 product lists', () => {
  it.each([
    [{ shop_id: 2 }, ['Olives', 'Lemonade']],
    [{ shop_id: 1, category_id: 4 }, ['Lemonade']],
    [{ brand_id: 1 }, ['Olives']],
    [{ shop_id: 1, price_from: 6.2, price_to: 9.5 }, ['Falafel bowl', 'Lentil soup', 'Mystery stew']],
    [{ prices: '12.9,99' }, ['Chicken plate', 'Chicken plate']],
    [{ bonus: 1 }, ['Falafel bowl']],
    [{ has_discount: 1 }, ['Falafel bowl']],
    [{ deals: 1 }, ['Falafel bowl']],
    [{ shop_id: 1, vegetarian: 1 }, ['Falafel bowl', 'Lentil soup', 'Crème brûlée', 'Lemonade']],
    [
      { shop_id: 1, order_by: 'price_asc' },
      ['Lemonade', 'Crème brûlée', 'Lentil soup', 'Mystery stew', 'Falafel bowl', 'Chicken plate'],
    ],
    [{ shop_id: 1, search: 'soup' }, ['Lentil soup']],
    [{ rating: [4, 5] }, []],
  ])('%j', async (sent, expected) => {
    expect(await list(sent)).toEqual(expected);
  });

  it('of a shop are one page unless a page is requested', async () => {
    const { data, meta } = await test.api.ok('listShopProducts', { id: '1' });
    expect([data.length, meta.last_page, meta.per_page]).toEqual([6, 1, 6]);
    const page = await test.api.ok('listShopProducts', { id: '1', page: 2, perPage: 4 });
    expect([page.data.length, page.meta.last_page, page.meta.total]).toEqual([2, 2, 6]);
    expect(titles((await test.api.ok('listRecommendedProducts', { id: '1' })).data)).toEqual([
      'Falafel bowl',
      'Lentil soup',
      'Crème brûlée',
      'Chicken plate',
    ]);
  });

  it('reject unknown shops, brands and categories', async () => {
    for (const field of ['shop_id', 'brand_id', 'category_id'])
      expect((await test.api.no('listProducts', { [field]: 999 })).params).toHaveProperty(field);
  });
});

describe('SEARCH-9 search', () => {
  it.each([
    ['falafel', ['Falafel bowl']],
    ['FALAFEL', ['Falafel bowl']],
    ['falafle', ['Falafel bowl']],
    ['falafil bowwl', ['Falafel bowl']],
    ['creme brulee', ['Crème brûlée']],
    ['brûlé', ['Crème brûlée']],
    ['الفلافل', ['Falafel bowl']],
    ['شوربه', ['Lentil soup']],
    ['xyzzy', []],
    ["' or 1=1 --", []],
  ])('%s', async (term, expected) => {
    expect(await search(term, { shop_id: 1 })).toEqual(expected);
  });

  it('without a term finds everything, most ordered first', async () => {
    expect(await search('%', { shop_id: 1 })).toEqual(await search('', { shop_id: 1 }));
    expect(await search('', { shop_id: 1 })).toHaveLength(6);
  });

  it('ranks names above descriptions, within the given shop', async () => {
    expect(await search('lemonade')).toEqual(['Lemonade', 'Lemonade']);
    expect(await search('lemonade', { shop_id: 2 })).toEqual(['Lemonade']);
    expect(await search('lemonade', { address: { latitude: 48.2, longitude: 16.37 } })).toEqual([]);
    expect((await test.api.no('searchProducts', { search: 'x', shop_id: 99 })).params).toHaveProperty('shop_id');
  });

  it('SEARCH-10 finds shops by name, category, description and tag', async () => {
    const shops = async (term: string, sent: object = {}) =>
      (await test.api.ok('searchShops', { search: term, ...sent })).data.map(({ slug }) => slug);
    expect(await shops('gren')).toEqual(['green-spoon']);
    expect(await shops('halal')).toEqual(['green-spoon']);
    expect(await shops('grill', { open: 1 })).toEqual(['night-market', 'green-spoon']);
    expect(await shops('grill')).toEqual(['linden-grill', 'night-market', 'green-spoon']);
    expect(await shops('harbour')).toEqual(['night-market', 'green-spoon', 'linden-grill']);
  });

  it('suggests completions and corrects typing errors', async () => {
    const suggest = async (q: string, sent: object = {}) => (await test.api.ok('suggest', { q, ...sent })).data;
    expect(await suggest('falafle')).toMatchObject({
      query: 'falafle',
      corrected: 'falafel',
      suggestions: [{ text: 'Falafel bowl', kind: 'product', shop_id: 1, matches: [[0, 7]] }],
    });
    expect(await suggest('gr')).toMatchObject({
      corrected: null,
      suggestions: [
        { text: 'Green Spoon', kind: 'shop', matches: [[0, 2]] },
        { text: 'Linden Grill', kind: 'shop' },
        { text: 'Night Market', kind: 'shop', matches: [] },
        { text: 'Grill', kind: 'category' },
        { text: 'Groceries', kind: 'category' },
        { text: 'Olives', kind: 'product' },
      ],
    });
    expect((await suggest('lemon')).suggestions).toHaveLength(1);
    expect((await suggest('lemon', { shop_id: 2 })).suggestions).toMatchObject([{ shop_id: 2 }]);
    expect((await suggest('le', { limit: 1 })).suggestions).toHaveLength(1);
    expect((await suggest('???')).suggestions).toEqual([]);
    expect((await test.api.no('suggest', { q: '' })).params).toHaveProperty('q');
    expect((await test.api.no('suggest', { q: 'a', limit: 11 })).params).toHaveProperty('limit');
  });
});
