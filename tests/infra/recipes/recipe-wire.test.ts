import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recipeId, stockId } from '@domain/kernel/ids.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { money } from '@domain/pricing/index.ts';
import { PORTIONS_MAX, startTimer, TIMER_MAX_MS } from '@domain/recipes/index.ts';
import { createHttpRecipeBook } from '@infra/recipes/http-recipe-book.adapter.ts';
import { createStoredCookTimers } from '@infra/recipes/stored-cook-timers.adapter.ts';
import { createStoredRecipes } from '@infra/recipes/stored-recipes.adapter.ts';
import { runs } from '../../domain/runs.ts';
import { context, fakeApi } from '../orders/fake-api.ts';

const stock = {
  id: 7,
  quantity: 5,
  price: 1.5,
  discount: 0,
  tax: 0,
  total_price: 1.5,
  min_quantity: 2,
  product: {
    id: 3,
    uuid: 'b1f7c0de-0000-4000-8000-000000000003',
    shop_id: 2,
    min_qty: 1,
    max_qty: 9,
    translation: { locale: 'en', title: 'Olives' },
  },
};
const recipe = {
  id: 6,
  shop_id: 2,
  active_time: '5',
  total_time: '10',
  calories: 300,
  servings: 2,
  discount_type: 'percent',
  discount_price: 0.3,
  origin_price: 3,
  total_price: 2.7,
  translation: { locale: 'en', title: 'Olive plate', description: 'With ice' },
  shop: { translation: { locale: 'en', title: 'Night Market' } },
  ingredient: { locale: 'en', title: '<p>Olives</p>' },
  instruction: { locale: 'en', title: '<ol><li>Open &amp; drain.</li><li>Rest.</li></ol><p></p>' },
  stocks: [stock],
};

const open = (answer: Parameters<typeof fakeApi>[0]) => {
  const { api, calls } = fakeApi(answer);
  const book = createHttpRecipeBook({
    api,
    context: { ...context, language: () => 'en', currencyId: () => 2, scale: () => 2, timeZone: () => 'UTC' } as never,
  });
  return { book, asked: () => calls.map(({ path, query }) => ({ path, query })) };
};
const load = async (data: unknown) => {
  const answer = await open(() => ({ body: { data } })).book.load(recipeId(6));
  return answer.ok ? answer.value : undefined;
};

describe('CATALOG-4 recipes of a server', () => {
  it('are read with amounts, steps and what the kitchen has', async () => {
    const value = await load({
      ...recipe,
      set_discount: 0.35,
      stocks: [
        {
          ...stock,
          amount: '3/2',
          measure: 'tbsp',
          content: { amount: 300, measure: 'g' },
          ingredient: { locale: 'de', title: 'Gute Oliven' },
        },
      ],
      steps: [{ minutes: 5, stocks: [7], translation: { locale: 'en', title: 'Rest.' } }, { translation: {} }],
      pantry: [{ amount: '1/2', measure: 'tsp', translation: { locale: 'en', title: 'Salt' } }],
      nutritions: [{ id: 601, weight: '12 g', percentage: 18, translation: { title: 'Protein' } }],
    });
    expect(value).toMatchObject({
      title: 'Olive plate',
      minutes: 10,
      activeMinutes: 5,
      servings: 2,
      percentOff: 10,
      setDiscount: money(35, 2),
      price: { origin: money(300, 2), discount: money(30, 2), total: money(270, 2) },
      shopTitle: 'Night Market',
      ingredientText: undefined,
      steps: [{ text: 'Rest.', minutes: 5, stocks: [7] }],
      pantry: [{ text: 'Salt', amount: { numerator: 1, denominator: 2, measure: 'tsp' } }],
      nutrients: [{ title: 'Protein', weight: '12 g', percentage: 18 }],
    });
    expect(value?.ingredients).toMatchObject([
      {
        quantity: 2,
        name: { text: 'Gute Oliven', language: 'de' },
        amount: { numerator: 3, denominator: 2, measure: 'tbsp' },
        content: { amount: '300', measure: 'g' },
        // A product that declares nothing is not safe.
        product: { title: 'Olives', shopId: 2, dietary: undefined, limits: { min: 1, max: 9 } },
        stock: { id: 7, available: 5 },
      },
    ]);
  });

  it('of a server without them keep their texts, step by step, and the discount of one set', async () => {
    const value = await load(recipe);
    expect(value?.steps.map(({ text, minutes }) => [text, minutes])).toEqual([
      ['Open & drain.', undefined],
      ['Rest.', undefined],
    ]);
    expect([value?.ingredientText, value?.setDiscount, value?.ingredients[0]?.amount]).toEqual([
      '<p>Olives</p>',
      money(30, 2),
      undefined,
    ]);
  });

  it('survive anything that is missing or wrong', async () => {
    expect(await load(null)).toBeUndefined();
    expect(await load({ id: 6 })).toBeUndefined();
    const broken = await load({
      ...recipe,
      stocks: [null, { id: 1 }, { ...stock, amount: 'much', measure: 'cup', content: 'x' }],
      steps: 'x',
      servings: 0,
      total_time: 'soon',
      nutritions: [{}],
    });
    expect(broken).toMatchObject({ servings: 1, minutes: undefined, nutrients: [], pantry: [] });
    expect(broken?.ingredients).toHaveLength(1);
    expect(broken?.ingredients[0]).toMatchObject({ amount: undefined, content: undefined });
  });

  it('are asked for in the chosen currency, by category and words', async () => {
    const { book, asked } = open(() => ({
      body: { data: [recipe, null, {}], meta: { current_page: 2, last_page: 3, total: 30 } },
    }));
    const answer = await book.list({ category: 4 as never, search: 'olive' }, 2);
    expect(answer.ok && [answer.value.items.length, answer.value.lastPage]).toEqual([1, 3]);
    expect(asked()).toEqual([
      {
        path: 'rest/receipts/paginate',
        query: { lang: 'en', page: '2', perPage: '12', currency_id: '2', category_id: '4', search: 'olive' },
      },
    ]);
  });
});

const textStore = (text?: string) => {
  let kept = text;
  return { get: () => kept, set: (next: string) => void (kept = next), remove: () => void (kept = undefined) };
};

describe('CATALOG-4k CATALOG-4l what is stored on the device', () => {
  it('survives a reload', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 1, max: PORTIONS_MAX }),
        fc.uniqueArray(fc.integer({ min: 1, max: 99 })),
        fc.integer({ min: 1, max: TIMER_MAX_MS }),
        (id, portions, held, total) => {
          const [recipes, timers] = [textStore(), textStore()];
          const kept = [{ id: recipeId(id), portions, held: held.map(stockId) }];
          const running = [startTimer({ recipe: recipeId(id), step: 0 }, total, instant(1_700_000_000_000))];
          createStoredRecipes({ store: recipes }).write(kept);
          createStoredCookTimers({ store: timers }).write(running);
          expect(createStoredRecipes({ store: recipes }).read()).toEqual(kept);
          expect(createStoredCookTimers({ store: timers }).read()).toEqual(running);
        },
      ),
      runs(30),
    );
  });

  it('leaves out what cannot be read', () => {
    const recipes = '[null,{"id":6,"portions":99,"held":["x",7,-1]},{"id":"6","held":[]}]';
    expect(createStoredRecipes({ store: textStore(recipes) }).read()).toEqual([
      { id: 6, portions: PORTIONS_MAX, held: [7] },
    ]);
    expect(createStoredRecipes({ store: textStore('{') }).read()).toEqual([]);
    const timers =
      '[{"recipe":6,"step":1,"totalMs":5,"leftMs":5},{"recipe":6,"step":-1,"totalMs":5,"leftMs":5},{"totalMs":1e99}]';
    expect(createStoredCookTimers({ store: textStore(timers) }).read()).toEqual([
      { recipe: 6, step: 1, totalMs: 5, endsAt: undefined, leftMs: 5 },
    ]);
  });
});
