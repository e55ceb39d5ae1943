import { describe, expect, it } from 'vitest';
import type { cartLines } from '@domain/cart/index.ts';
import { recipeId, stockId } from '@domain/kernel/ids.ts';
import { money } from '@domain/pricing/index.ts';
import { ready } from '@app/routes/index.ts';
import { line } from '../cart/cart-server.ts';
import { ingredient, stage, type shakshuka } from './stage.ts';

const translate = ((key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key)) as never;
const settled = () => new Promise((resolve) => void setTimeout(resolve, 0));
const held = (lines: ReturnType<typeof cartLines>) => lines.map(({ stockId: id, quantity }) => [id, quantity]);

describe('CATALOG-4 the list of recipes', () => {
  it('is the page that its address says: by category, by words, and further pages', async () => {
    const { list, filter, asked } = stage({ pages: 2 });
    filter({ category: '4', search: ' egg ' });
    await list.prepare();
    const stop = list.activate();
    expect(asked).toEqual(['4 egg 1']);
    expect([list.typed.trim(), list.category?.title]).toEqual(['egg', 'Breakfast']);
    list.recipes.loadMore();
    await settled();
    expect(list.recipes.items.map(({ id }) => id)).toEqual([1, 2]);
    filter({ category: 'x' });
    await settled();
    expect(asked.at(-1)).toBe('  1');
    stop();
  });

  it('follows what is typed once, when the customer pauses, and at once when they press Enter', async () => {
    const { list, filter, went, waits } = stage();
    filter({ category: '4' });
    list.type('le');
    list.type('lentils');
    expect(went).toEqual([]);
    for (const resolve of waits) resolve();
    await settled();
    expect(went).toEqual(['/recipes?category=4&search=lentils']);
    filter({ category: '4', search: 'lentils' });
    list.type('');
    list.search();
    expect(went.at(-1)).toBe('/recipes?category=4');
  });

  it('CATALOG-4m lists the quick ones where the server knows times, and keeps that with words and kinds', async () => {
    const { list, filter, asked, went } = stage();
    filter({ category: '4', minutes: '30' });
    await list.prepare();
    expect([asked, list.addressOf(list.filter)]).toEqual([['4  30 min 1'], '/recipes?category=4&minutes=30']);
    list.type('egg');
    list.search();
    expect(went).toEqual(['/recipes?category=4&search=egg&minutes=30']);
    filter({ minutes: '31' });
    expect(list.filter).toEqual({});

    const elsewhere = stage({ extensions: 'recipe_steps' });
    elsewhere.filter({ minutes: '30' });
    await elsewhere.list.prepare();
    expect(elsewhere.asked).toEqual(['  1']);
  });

  it('costs what is missing on this device, for as many as were cooked last', async () => {
    const { list, filter } = stage({ kept: [{ id: recipeId(1), portions: 6, held: [stockId(1)] }] });
    filter();
    await list.prepare();
    const [first] = list.recipes.items;
    expect(list.planOf(first!).price.total).toEqual(money(450, 2));
    const stop = list.remember();
    expect(list.planOf(first!)).toMatchObject({ portions: 6, held: [1], price: { total: money(800, 2) } });
    stop();
  });

  it('ROUTE-10 is not found in a category that does not exist', async () => {
    const { list, filter } = stage();
    filter({ category: '9' });
    expect(await list.prepare()).toEqual({ kind: 'not-found' });
    filter({ category: '4' });
    expect(await list.prepare()).toEqual(ready);
  });

  it('ROUTE-11 has a canonical address for each category', async () => {
    const { list, filter } = stage();
    filter({ category: '4', search: 'egg' });
    await list.prepare();
    expect(list.head(translate)).toMatchObject({
      canonical: '/recipes?category=4',
      description: 'recipes.description',
    });
  });
});

describe('CATALOG-4 one recipe', () => {
  it('is not found without a number, or when its ingredients are no longer sold', async () => {
    expect(await stage().open('x')).toEqual({ kind: 'not-found' });
    expect(await stage().open('9')).toEqual({ kind: 'not-found' });
    expect(await stage({ isDown: () => true }).open()).toEqual({ kind: 'failed' });
    expect(await stage().open()).toEqual({ kind: 'ready' });
  });

  it('scales amounts, packs and price with the portions, and keeps them on the device', async () => {
    const { one, open, memory } = stage();
    await open();
    const stop = one.remember();
    expect([one.portions, one.plan?.price.total]).toEqual([3, money(450, 2)]);
    one.setPortions(4);
    // Eight eggs are two boxes; 1066⅔ grams are three tins. Only one set is complete.
    expect(one.plan?.rows.map(({ quantity }) => quantity)).toEqual([2, 3]);
    expect(one.plan?.price).toEqual({ origin: money(800, 2), discount: money(50, 2), total: money(750, 2) });
    one.setPortions(0);
    expect(one.portions).toBe(1);
    expect(memory.read()).toEqual([{ id: 6, portions: 1, held: [] }]);
    stop();
  });

  it('leaves out what the cook has, and the discount with it', async () => {
    const { one, open, cart } = stage({ guest: [line(1, 2)] });
    await open();
    const stops = [cart.activate(), one.remember()];
    one.toggle(stockId(1));
    expect([one.count, one.plan?.price.discount.minor, one.plan?.fullDiscount.minor]).toEqual([1, 0, 50]);
    await one.add();
    expect([held(cart.lines), cart.isOpen]).toEqual([
      [
        [1, 2],
        [2, 2],
      ],
      true,
    ]);
    cart.edits.undo();
    expect(held(cart.lines)).toEqual([[1, 2]]);
    for (const stop of stops) stop();
  });

  it('adds only what is in supply, and nothing when nothing is', async () => {
    const scarce = [ingredient(1, 'Eggs', { available: 0 }), ingredient(2, 'Tomatoes', { quantity: 4, available: 3 })];
    const { one, open, cart } = stage({ recipe: { ingredients: scarce } });
    await open();
    const stop = cart.activate();
    expect(one.plan?.rows.map(({ quantity, limitedBy }) => [quantity, limitedBy])).toEqual([
      [0, 'sold-out'],
      [3, 'stock'],
    ]);
    await one.add();
    expect(held(cart.lines)).toEqual([[2, 3]]);
    one.toggle(stockId(2));
    stop();
  });

  it('CART-3 asks before it replaces the cart of another shop', async () => {
    const { one, open, cart } = stage({ guest: [line(5, 1, { shop: 2 })] });
    await open();
    const stop = cart.activate();
    await one.add();
    expect([one.question, held(cart.lines)]).toEqual(['other-shop', [[5, 1]]]);
    one.answer(false);
    expect([one.question, held(cart.lines)]).toEqual([undefined, [[5, 1]]]);
    await one.add();
    one.answer(true);
    expect(held(cart.lines)).toEqual([
      [1, 1],
      [2, 2],
    ]);
    stop();
  });

  it('GROUP-1e waits for a joined group, and goes into the own cart when none is in the way', async () => {
    const waiting: [number, () => void][] = [];
    const { one, open, cart } = stage({
      besideGroup: async (lines, add) => void waiting.push([lines.length, add]),
    });
    await open();
    const stop = cart.activate();
    await one.add();
    expect([waiting.map(([lines]) => lines), held(cart.lines)]).toEqual([[2], []]);
    waiting[0]?.[1]();
    expect(held(cart.lines)).toEqual([
      [1, 1],
      [2, 2],
    ]);
    stop();
  });

  it('ACCESS-2 asks before a dangerous recipe is added, whoever has the ingredient', async () => {
    const sesame = { contains: ['sesame' as const], mayContain: [], diets: [] };
    const { one, open, cart } = stage({
      recipe: { ingredients: [ingredient(1, 'Tahini', { dietary: sesame }), ingredient(2, 'Peas')] },
      profile: { diets: [], allergens: { sesame: 'dangerous' } },
    });
    await open();
    const stops = [cart.activate(), one.remember()];
    one.toggle(stockId(1));
    await one.add();
    expect([one.question, cart.isEmpty]).toEqual(['danger', true]);
    one.addAnyway();
    expect([one.question, held(cart.lines)]).toEqual([undefined, [[2, 1]]]);
    for (const stop of stops) stop();
  });

  it('CATALOG-5 is never safe where an ingredient declares nothing, or none is listed', async () => {
    const profile = { diets: [], allergens: { nuts: 'dangerous' } } as const;
    const verdict = async (ingredients: typeof shakshuka.ingredients) => {
      const { one, open, dietary } = stage({ recipe: { ingredients }, profile });
      await open();
      await dietary.load();
      return dietary.advice?.verdictOnDish(one.eaten!).kind;
    };
    expect(await verdict([ingredient(1, 'Peas'), ingredient(2, 'Mix', { dietary: undefined })])).toBe('not-stated');
    expect(await verdict([])).toBe('not-stated');
    expect(await verdict([ingredient(1, 'Peas')])).toBe('fits');
  });

  it('shows the step of its address, the last one for more', async () => {
    const { one, open } = stage();
    await open('6', { step: '9' });
    expect(one.step).toBe(1);
    await open('6', { step: '0' });
    expect(one.step).toBeUndefined();
    expect(one.head(translate)).toMatchObject({ canonical: '/recipes/6', description: 'Eggs in tomato sauce' });
  });
});
