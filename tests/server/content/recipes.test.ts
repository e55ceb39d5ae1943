import { asJson } from '@infra/server/store/index.ts';
import { majorOf } from '@domain/pricing/index.ts';
import { planRecipe } from '@domain/recipes/index.ts';
import { toScale } from '@infra/localization/scale-wire.ts';
import { toRecipeDetail } from '@infra/recipes/recipe-wire.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueChanged } from '../support/catalogue.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, type Shopping } from '../support/shopping.ts';

const NIGHT_MARKET = 2;
let test: TestMarketplace;
let shopping: Shopping;
beforeAll(async () => {
  test = await startMarketplace();
  shopping = await createShopping(test);
});
afterAll(() => test.marketplace.close());

const recipe = async (id: number, currency: number) =>
  (await test.api.ok('showRecipe', { id, currency_id: currency })).data;
const titles = async (sent: object) =>
  (await test.api.ok('listRecipes', { ...sent })).data.map(({ translation }) => translation.title);
const ingredientsTimes = (sets: number) => [
  { item: 'olives', quantity: 2 * sets },
  { item: 'lemonade', quantity: sets },
];

describe('CATALOG-4 the price of a recipe', () => {
  it('equals its ingredients less its discount', async () => {
    // 2 × 4.99 + 3.50 = 13.48; ten percent of it.
    expect(await recipe(1, 1)).toMatchObject({
      origin_price: 13.48,
      discount_type: 'percent',
      discount_price: 1.35,
      total_price: 12.13,
    });
    expect(await recipe(2, 1)).toMatchObject({
      origin_price: 4.99,
      discount_type: null,
      discount_price: 0,
      total_price: 4.99,
    });
  });

  it.each([1, 2, 3, 4])(
    'equals that of a cart with it, in currency %i, for one set and for three',
    async (currency) => {
      const customer = await shopping.customer();
      const { discount_price, total_price, origin_price } = await recipe(1, currency);
      for (const sets of [1, 3]) {
        const cart = await shopping.fill(customer, { shop: NIGHT_MARKET, currency, lines: ingredientsTimes(sets) });
        const times = (amount: number) => Math.round(amount * sets * 1000) / 1000;
        expect([cart.receipt_count, cart.receipt_discount, cart.total_price]).toEqual([
          sets,
          times(discount_price),
          times(total_price),
        ]);
      }
      const loose = await shopping.fill(customer, {
        shop: NIGHT_MARKET,
        currency,
        lines: [{ item: 'olives', quantity: 2 }],
      });
      expect([loose.receipt_count, loose.receipt_discount]).toEqual([0, 0]);
      expect(origin_price).toBeCloseTo(total_price + discount_price, 9);
    },
  );

  it.each([1, 2, 3, 4])(
    'is the same on the client, in currency %i: for more portions, and without what the cook has',
    async (currency) => {
      const { data: currencies } = await test.api.ok('listActiveCurrencies', {});
      const read = toRecipeDetail(await recipe(1, currency), {
        scale: () => toScale(currencies.find(({ id }) => id === currency)?.decimals),
        toImage: () => undefined,
        timeZone: () => 'UTC',
        language: () => 'en',
      });
      if (!read) throw new Error('The recipe cannot be read');
      const [olives] = read.ingredients;
      for (const [portions, held] of [
        [2, []],
        [5, []],
        [7, [olives!.stock.id]],
      ] as const) {
        const { lines, price } = planRecipe(read, portions, held);
        const { data } = await test.api.ok(
          'insertProducts',
          {
            shop_id: NIGHT_MARKET,
            currency_id: currency,
            products: lines.map(({ stockId, quantity }) => ({ stock_id: stockId, quantity })),
          },
          { token: (await shopping.customer()).token },
        );
        expect([data.total_price, data.receipt_discount]).toEqual([
          Number(majorOf(price.total)),
          Number(majorOf(price.discount)),
        ]);
      }
    },
  );

  it('equals that of an order with it', async () => {
    const order = await shopping.order(
      await shopping.customer(),
      {},
      { shop: NIGHT_MARKET, lines: ingredientsTimes(2) },
    );
    // Two sets, less two discounts, and the service fee of the small city.
    expect([order.total_price, order.total_discount]).toEqual([2 * 12.13 + 1, 2 * 1.35]);
  });

  it('never drops below zero for a large fixed discount', async () => {
    const { database } = test.store;
    await database
      .updateTable('recipes')
      .set({ discount_type: 'fix', percent: null, amount: 999_900 })
      .where('id', '=', 1)
      .execute();
    await catalogueChanged(test.store, NIGHT_MARKET, 'shop');
    expect(await recipe(1, 2)).toMatchObject({ discount_type: 'fix', total_price: 0 });
    const cart = await shopping.fill(await shopping.customer(), {
      shop: NIGHT_MARKET,
      currency: 2,
      lines: ingredientsTimes(1),
    });
    expect([cart.total_price, cart.receipt_discount]).toEqual([0, (await recipe(1, 2)).origin_price]);
    await database
      .updateTable('recipes')
      .set({ discount_type: 'percent', percent: '10', amount: null })
      .where('id', '=', 1)
      .execute();
    await catalogueChanged(test.store, NIGHT_MARKET, 'shop');
  });
});

describe('CATALOG-4 recipes', () => {
  it('list their stocks with quantities for one set, and nutrition', async () => {
    const { stocks = [], ...data } = await recipe(1, 1);
    expect(
      stocks.map(({ min_quantity, product, total_price }) => [product?.translation.title, min_quantity, total_price]),
    ).toEqual([
      ['Olives', 2, 4.99],
      ['Lemonade', 1, 3.5],
    ]);
    expect(stocks.map(({ amount, measure, ingredient }) => [amount, measure, ingredient?.title])).toEqual([
      ['300', 'g', 'Good olives'],
      [null, null, 'Lemonade'],
    ]);
    expect(data).toMatchObject({
      active_time: '5',
      total_time: '10',
      servings: 2,
      ingredient: { title: '<ul><li>Good olives</li><li>Lemonade</li></ul>' },
      instruction: { title: '<ol><li>Open.</li><li>Let them rest.</li></ol>' },
      steps: [
        { minutes: null, stocks: [], translation: { title: 'Open.' } },
        { minutes: 5, stocks: [stocks[0]?.id], translation: { title: 'Let them rest.' } },
      ],
      pantry: [{ amount: '1/2', measure: 'tsp', translation: { title: 'Salt' } }],
      nutritions: [{ weight: '12 g', percentage: 18, translation: { title: 'Protein' } }],
      shop: { id: NIGHT_MARKET },
      category: { translation: { title: 'Snacks' } },
    });
  });

  it('can be filtered by category, shop and words in any language', async () => {
    const { data: categories } = await test.api.ok('listCategories', { type: 'receipt' });
    const [snacks, empty] = categories.map(({ id }) => id);
    expect(await titles({})).toEqual(['Late olives', 'Olive plate']);
    expect(await titles({ category_id: snacks })).toHaveLength(2);
    expect(await titles({ category_id: empty })).toEqual([]);
    expect(await titles({ shop_id: 1 })).toEqual([]);
    expect(await titles({ search: 'OLÍV pla' })).toEqual(['Olive plate']);
    expect(await titles({ search: 'lemonade' })).toEqual(['Olive plate']);
    expect(await titles({ search: '%' })).toHaveLength(2);
    expect((await test.api.no('listRecipes', { category_id: 9999 })).params).toHaveProperty('category_id');
    expect((await test.api.no('listRecipes', { shop_id: 9999 })).params).toHaveProperty('shop_id');
  });

  it('CATALOG-4m can be filtered by the longest time', async () => {
    expect(await titles({ max_minutes: 9 })).toEqual(['Late olives']);
    expect(await titles({ max_minutes: 10 })).toEqual(['Late olives', 'Olive plate']);
    expect(await titles({ max_minutes: 10, search: 'plate' })).toEqual(['Olive plate']);
    await test.store.database
      .updateTable('recipes')
      .set({ active_minutes: 0, total_minutes: 0 })
      .where('id', '=', 2)
      .execute();
    expect(await titles({ max_minutes: 1440 })).toEqual(['Olive plate']);
    expect((await test.api.no('listRecipes', { max_minutes: 0 })).params).toHaveProperty('max_minutes');
  });

  it('are hidden, without a discount, when an ingredient is no longer sold', async () => {
    const { database } = test.store;
    const set = async (active: boolean): Promise<void> => {
      await database
        .updateTable('products')
        .set({ active })
        .where('slug', '=', 'lemonade')
        .where('shop_id', '=', NIGHT_MARKET)
        .execute();
      await catalogueChanged(test.store, NIGHT_MARKET, 'shop');
    };
    await set(false);
    expect(await titles({})).toEqual(['Late olives']);
    expect((await test.api.no('showRecipe', { id: 1 })).status).toBe(404);
    await set(true);
    expect(await titles({})).toHaveLength(2);
  });

  it('are translated, with the default language as fallback', async () => {
    await test.store.database
      .updateTable('recipes')
      .set({ ingredient_texts: asJson({ en: { title: '<p>x</p>' } }) })
      .where('id', '=', 1)
      .execute();
    const { data } = await test.api.ok('showRecipe', { id: 1 }, { lang: 'fr' });
    expect([data.translation.title, data.ingredient?.title]).toEqual(['Olive plate F', '<p>x</p>']);
  });

  it('answer 404 when unknown', async () => {
    expect((await test.api.no('showRecipe', { id: 999 })).status).toBe(404);
    expect((await test.api.no('showRecipe', { id: 'x' })).status).toBe(404);
  });
});
