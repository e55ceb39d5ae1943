import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueChanged } from '../support/catalogue.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

let test: TestMarketplace;
beforeAll(async () => {
  test = await startMarketplace();
});
afterAll(() => test.marketplace.close());

const slugs = async (sent: object = {}): Promise<readonly (string | undefined)[]> =>
  (await test.api.ok('listShops', { sort: 'asc', ...sent })).data.map(({ slug }) => slug);
const HARBOUR = { latitude: 52.37, longitude: 4.89 };
const [SPOON, MARKET, GRILL] = ['green-spoon', 'night-market', 'linden-grill'];

describe('CATALOG-1 shop lists', () => {
  it.each([
    [{}, [SPOON, MARKET, GRILL]],
    [{ type: 'shop' }, [MARKET]],
    [{ category_id: 1 }, [SPOON, GRILL]],
    // C5: existing clients send a kind beside every category.
    [{ category_id: 1, type: 'shop' }, [SPOON, GRILL]],
    [{ category_id: 1, type: 'restaurant' }, [SPOON, GRILL]],
    [{ open: 1 }, [SPOON, MARKET]],
    [{ group: { open: 1 } }, [SPOON, MARKET]],
    [{ verify: 1 }, [SPOON, GRILL]],
    [{ rating: [3.5, 5] }, [SPOON]],
    [{ rating: '3.0,3.5' }, [MARKET]],
    [{ rating: ['4.5'] }, [SPOON]],
    [{ prices: '13,14' }, [GRILL]],
    [{ prices: '0,3' }, []],
    [{ free_delivery: 1 }, [MARKET]],
    [{ group: { free_delivery: true } }, [MARKET]],
    [{ take: 1 }, [SPOON]],
    [{ deals: 1 }, [SPOON]],
    [{ bonus: 1 }, [SPOON]],
    [{ has_discount: 1 }, [SPOON]],
    [{ work_24_7: 1 }, [MARKET]],
    [{ slug: MARKET }, [MARKET]],
    [{ search: 'spon' }, [SPOON]],
    [{ search: 'الملعقه' }, [SPOON]],
    [{ address: HARBOUR }, [MARKET, SPOON]],
    [{ address: { latitude: 10, longitude: 10 } }, []],
    [{ order_by: 'new' }, [MARKET, SPOON, GRILL]],
    [{ newest: 1 }, [MARKET, SPOON, GRILL]],
    [{ order_by: 'old' }, [GRILL, SPOON, MARKET]],
    [{ order_by: 'best_sale' }, [MARKET, SPOON, GRILL]],
    [{ order_by: 'low_sale' }, [GRILL, SPOON, MARKET]],
    [{ order_by: 'high_rating' }, [SPOON, MARKET, GRILL]],
    [{ order_by: 'trust_you' }, [SPOON, MARKET, GRILL]],
    [{ fast_delivery: 1 }, [MARKET, SPOON, GRILL]],
    [{ sort: 'desc' }, [GRILL, MARKET, SPOON]],
    [{ sort: 'desc', open_first: 1 }, [MARKET, SPOON, GRILL]],
    [{ order_by: 'old', open_first: 1 }, [SPOON, MARKET, GRILL]],
    [{ address: HARBOUR, column: 'distance' }, [SPOON, MARKET]],
    [{ address: HARBOUR, column: 'distance', sort: 'desc' }, [MARKET, SPOON]],
    [{ column: 'distance' }, [SPOON, MARKET, GRILL]],
    [{ column: 'least_order' }, [MARKET, SPOON, GRILL]],
    [{ address: HARBOUR, column: 'least_order' }, [MARKET, SPOON]],
    [{ address: HARBOUR, column: 'least_order', sort: 'desc' }, [SPOON, MARKET]],
  ])('%j', async (sent, expected) => {
    expect(await slugs(sent)).toEqual(expected);
  });

  it('reject unknown categories and brands', async () => {
    expect((await test.api.no('listShops', { category_id: 99 })).params).toHaveProperty('category_id');
    expect((await test.api.no('listShops', { order_by: 'fame' })).params).toHaveProperty('order_by');
    expect((await test.api.no('listShops', { prices: 'cheap' })).params).toHaveProperty('prices');
  });

  it('compare prices in the requested currency, inclusive', async () => {
    const { data } = await test.api.ok('showPriceBounds', { currency_id: 2 });
    expect(data).toEqual({ min: 2.94, max: 12.79 });
    expect(await slugs({ currency_id: 2, prices: `${data.max},${data.max}` })).toEqual([GRILL]);
    expect(await slugs({ currency_id: 2, prices: `${data.min},${data.min}` })).toEqual([SPOON]);
  });

  it('use the time zone of each shop', async () => {
    const night = await startMarketplace({ CLOCK_START: '2025-03-10T22:30:00Z' });
    await night.store.database.updateTable('shops').set({ open: true }).execute();
    await catalogueChanged(night.store, 3, 'shop');
    const { data } = await night.api.ok('listShops', { open: 1, sort: 'asc' });
    expect(data.map(({ slug }) => slug)).toEqual([MARKET, GRILL]);
    await night.marketplace.close();
  });

  it('are translated and in the requested currency', async () => {
    const [row] = (await test.api.ok('listShops', { slug: SPOON, currency_id: 4 }, { lang: 'ar' })).data;
    expect(row).toMatchObject({
      translation: { locale: 'ar', title: 'الملعقة الخضراء' },
      price: 0.768,
      min_amount: 2.456,
      tax: 5,
      rating_avg: 4.6,
      reviews_count: 38,
      products_count: 6,
      timezone: 'Europe/Amsterdam',
      bonus: { type: 'sum', value: 12.28 },
      discounts_count: 1,
    });
  });
});

describe('CATALOG-2 one shop', () => {
  it('is found by id and uuid; otherwise 404', async () => {
    const { data } = await test.api.ok('showShop', { id: '1' });
    expect((await test.api.ok('showShop', { id: data.uuid?.toUpperCase() })).data.id).toBe(1);
    for (const id of ['999', '00000000-0000-4000-8000-000000000000', '0', '1e3', 'green-spoon'])
      expect((await test.api.no('showShop', { id })).status).toBe(404);
    expect(data).toMatchObject({
      locales: expect.arrayContaining(['en', 'ar', 'de', 'fr']),
      documents: [],
      categories: [{ type: 'shop' }],
      bonus: { bonusStock: { product: { translation: { title: 'Lemonade' } } } },
      shop_closed_date: [{ day: '2025-12-25' }, { day: '2026-12-25' }],
    });
  });

  it('lists reviews, newest first, with the distribution of stars', async () => {
    const { data, meta } = await test.api.ok('listShopReviews', { id: '1', perPage: 1 });
    expect(meta.total).toBe(2);
    expect(data).toMatchObject([
      { rating: 5, comment: 'Fast and fresh', assignable_type: 'Shop', user: { firstname: 'Mira' } },
    ]);
    expect(await test.api.ok('showShopRatings', { id: '1' })).toEqual({
      group: { 1: 0, 2: 1, 3: 2, 4: 10, 5: 25 },
      count: 38,
      avg: 4.6,
      written: [
        { rating: 5, locale: 'en', with_comment: true, with_image: false, count: 1 },
        { rating: 4, locale: null, with_comment: false, with_image: false, count: 1 },
      ],
    });
    expect(await test.api.ok('showShopRatings', { id: '3' })).toMatchObject({ count: 0, avg: 0 });
  });

  it('says whether it is open at a local time', async () => {
    const works = async (id: string, date: string) => (await test.api.ok('checkShopHours', { id, date })).data;
    expect([
      await works('1', '2025-03-10 08:59'),
      await works('1', '2025-03-10 09:00'),
      await works('1', '2025-03-10 22:00'),
    ]).toEqual([false, true, false]);
    expect(await works('1', '2025-12-25 12:00')).toBe(false);
    expect((await test.api.no('checkShopHours', { id: '1', date: '2025-02-30 12:00' })).params).toHaveProperty('date');
  });

  it('is refreshed by id or uuid for users who like it', async () => {
    const uuid = (await test.api.ok('showShop', { id: '2' })).data.uuid;
    const { data, meta } = await test.api.ok('listShopsByKeys', { shops: [uuid, '1', '999', '1'] });
    expect(data.map(({ slug }) => slug)).toEqual([MARKET, SPOON]);
    expect(meta.total).toBe(2);
  });

  it('has tags, a recommended flag, and the categories with products', async () => {
    expect((await test.api.ok('listShopTags')).data.map(({ translation }) => translation.title)).toEqual([
      'Halal',
      'Open late',
    ]);
    expect((await test.api.ok('listShopTags', { category_id: 2 })).data).toHaveLength(1);
    expect((await test.api.ok('listRecommendedShops')).data.map(({ slug }) => slug)).toEqual([SPOON]);
    expect(
      (await test.api.ok('listShopCategories', { id: '1' })).data.map(({ translation }) => translation.title),
    ).toEqual(['Main dishes', 'Drinks']);
    expect((await test.api.ok('listShopCategories', { id: '3' })).data).toHaveLength(1);
  });

  it('disappears everywhere once it is no longer approved', async () => {
    const set = async (status: string) => {
      await test.store.transactions.run(async () => {
        await test.store.database.updateTable('shops').set({ status }).where('id', '=', 2).execute();
        await catalogueChanged(test.store, 2, 'shop');
      });
    };
    await set('inactive');
    expect(await slugs()).toEqual([SPOON, GRILL]);
    expect((await test.api.no('showShop', { id: '2' })).status).toBe(404);
    expect((await test.api.ok('searchProducts', { search: 'olives' })).data).toEqual([]);
    expect((await test.api.no('showMenu', { id: '2' })).status).toBe(404);
    await set('approved');
    expect(await slugs()).toEqual([SPOON, MARKET, GRILL]);
    expect((await test.api.ok('searchProducts', { search: 'olives' })).data).toHaveLength(1);
  });
});

describe('ADDRESS-5 delivery zones', () => {
  it('are checked for any open shop and for a given one', async () => {
    expect((await test.api.ok('checkAnyZone', { address: HARBOUR })).data).toBe('success');
    expect(await test.api.no('checkAnyZone', { address: { latitude: 48.2, longitude: 16.37 } })).toMatchObject({
      statusCode: 'ERROR_400',
      message: 'Delivery to the selected location is not available',
    });
    expect(await test.api.ok('checkShopZone', { id: '1', address: HARBOUR })).toMatchObject({
      message: 'success',
      data: null,
    });
    expect(
      (await test.api.no('checkShopZone', { id: '2', address: { latitude: 52.35, longitude: 4.89 } })).statusCode,
    ).toBe('ERROR_400');
    expect((await test.api.no('checkShopZone', { id: '3', address: HARBOUR })).status).toBe(404);
    expect(Object.keys((await test.api.no('checkAnyZone', { address: { latitude: 'north' } })).params).sort()).toEqual([
      'address.latitude',
      'address.longitude',
    ]);
    expect((await test.api.no('checkAnyZone')).params).toHaveProperty('address');
  });
});

describe('CATALOG-3 content', () => {
  it('includes banners with their shops', async () => {
    const { data } = await test.api.ok('listBanners');
    expect(data).toMatchObject([
      {
        translation: { title: 'Lunch sets', button_text: 'See' },
        shops: [{ slug: SPOON }, { slug: MARKET }],
        shops_count: 2,
      },
    ]);
    expect((await test.api.ok('showBanner', { id: 1 }, { lang: 'de' })).data.translation.title).toBe('Lunch sets D');
    expect((await test.api.no('showBanner', { id: 9 })).status).toBe(404);
  });

  it('includes categories by type and brands of a shop, and no branches', async () => {
    expect((await test.api.ok('listCategories', { type: 'shop', perPage: 20 })).data.map(({ slug }) => slug)).toEqual([
      'shop-grill',
      'shop-groceries',
    ]);
    const [category] = (await test.api.ok('listCategories', { type: 'main', has_products: 1 })).data;
    expect((await test.api.ok('showCategory', { uuid: category?.uuid })).data.translation.title).toBe('Main dishes');
    expect((await test.api.no('showCategory', { uuid: '999' })).status).toBe(404);
    expect((await test.api.ok('listBrands')).data.map(({ title }) => title)).toEqual(['Grove', 'Unsold']);
    expect((await test.api.ok('listBrands', { shop_id: 2 })).data).toMatchObject([
      { title: 'Grove', products_count: 1 },
    ]);
    expect((await test.api.ok('listBranches')).data).toEqual([]);
  });
});
