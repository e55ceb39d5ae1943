import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  countMenu,
  hasEnoughSuitable,
  hasDietaryNeeds,
  noMenuFilter,
  type MenuSection,
  type ProductCard,
} from '@domain/catalog/index.ts';
import { DIETS, type DietaryNeeds } from '@domain/dietary/index.ts';
import { categoryId } from '@domain/kernel/ids.ts';
import type { ReadingContext } from '@infra/catalog/catalog-wire.ts';
import { toProductCard } from '@infra/catalog/product-wire.ts';
import { loadCity } from '@infra/server/demo-city/index.ts';
import { catalogueChanged } from '../support/catalogue.ts';
import { runs } from '../../domain/runs.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

let test: TestMarketplace;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' }, { city: loadCity });
  const sections = await test.store.database.selectFrom('categories').where('drinks', '=', true).select('id').execute();
  drinks = new Set(sections.map(({ id }) => id));
});
afterAll(() => test.marketplace.close());

const dietaryNeedsArb: fc.Arbitrary<DietaryNeeds> = fc
  .record({
    diets: fc.subarray([...DIETS], { maxLength: 2 }),
    without: fc.subarray(['gluten', 'milk', 'nuts', 'sesame', 'eggs'] as const, { maxLength: 3 }),
  })
  .filter(hasDietaryNeeds);

type Menu = readonly MenuSection<ProductCard>[];

const READING = { scale: () => 2, toImage: () => undefined, language: () => 'en' } as unknown as ReadingContext;

let drinks: ReadonlySet<number>;
const foodOf = (menu: Menu): Menu => menu.filter(({ id }) => !drinks.has(id));

/** A menu as the web app reads it. */
const menuOf = async (id: number): Promise<Menu> =>
  (await test.api.ok('showMenu', { id: String(id) })).data.all.map((section) => ({
    id: categoryId(section.id),
    title: '',
    items: (section.products ?? []).map((product) => toProductCard(product, READING)),
  }));

/** The shops of the list, each with how many products of its menu fit. */
const shopsFor = async ({ diets, without }: DietaryNeeds): Promise<ReadonlyMap<number, number | undefined>> => {
  const { data } = await test.api.ok('listShops', { diets, without_allergens: without, perPage: 100 });
  return new Map(data.map(({ id, dishes_fitting }) => [id, dishes_fitting]));
};

const setQuantity = (productIds: readonly number[], quantity: number): Promise<unknown> =>
  test.store.database.updateTable('stocks').set({ quantity }).where('product_id', 'in', productIds).execute();

describe('CATALOG-1d a list of shops filtered by diets', () => {
  it('contains the shops with three suitable dishes that are no drinks, with the count of their menus', async () => {
    const { data: all } = await test.api.ok('listShops', { perPage: 100 });
    const menus = await Promise.all(all.map(async ({ id }) => ({ id, menu: await menuOf(id) })));
    expect([menus.length > 50, drinks.size]).toEqual([true, 11]);
    expect(menus.some(({ menu }) => menu.some(({ items }) => items.some(({ comesWith }) => comesWith)))).toBe(true);
    const sizes = new Set<number | undefined>();
    await fc.assert(
      fc.asyncProperty(dietaryNeedsArb, async (needs) => {
        const filter = { ...noMenuFilter, needs };
        const left = menus.filter(({ menu }) => hasEnoughSuitable(countMenu(foodOf(menu), filter)));
        const found = await shopsFor(needs);
        expect(found).toEqual(new Map(left.map(({ id, menu }) => [id, countMenu(menu, filter)])));
        for (const count of found.values()) sizes.add(count);
      }),
      runs(40, 400),
    );
    expect(sizes.size).toBeGreaterThan(8);
  }, 120_000);

  it('drops a shop whose third such dish is sold out, and lists it again with the next supply', async () => {
    const needs: DietaryNeeds = { diets: ['vegan'], without: [] };
    const [id = 0] = (await shopsFor(needs)).keys();
    const veganOf = (menu: Menu): readonly number[] =>
      menu.flatMap(({ items }) =>
        items.filter(({ dietary }) => dietary?.diets.includes('vegan')).map((item) => Number(item.id)),
      );
    const menu = await menuOf(id);
    const before = await shopsFor(needs);
    await setQuantity(veganOf(menu), 0);
    await setQuantity(veganOf(foodOf(menu)).slice(0, 2), 1);
    await catalogueChanged(test.store, id, 'stock');
    expect(await shopsFor(needs)).toEqual(new Map([...before].filter(([each]) => each !== id)));
    await setQuantity(veganOf(foodOf(menu)).slice(0, 3), 1);
    await catalogueChanged(test.store, id, 'stock');
    expect(await shopsFor(needs)).toEqual(new Map([...before, [id, 3]]));
  });
});
