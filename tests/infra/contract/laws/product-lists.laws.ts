import { expect, it } from 'vitest';
import { type MarketFilter, PRODUCT_ORDERS, type ProductFilter, type ProductLists } from '@domain/catalog/index.ts';
import { type CategoryId, shopId } from '@domain/kernel/ids.ts';
import { decimal } from '@domain/pricing/index.ts';
import type { Laws } from './laws.ts';
import { everything } from '../pages.ts';

/** Both sell what the first two shops of the small city sell; `drinks` is a category of the first. */
export type ProductListsSubject = { readonly lists: ProductLists; readonly drinks: CategoryId };

export const [GREEN_SPOON, NIGHT_MARKET, NOBODY] = [shopId(1), shopId(2), shopId(987_654)];

const titles = async (lists: ProductLists, filter: ProductFilter): Promise<readonly string[]> =>
  (await everything((page) => lists.ofShop(GREEN_SPOON, filter, page))).map(({ title }) => title).toSorted();

const market = async (lists: ProductLists, filter: MarketFilter) =>
  everything((page) => lists.everywhere(filter, page));

export const productListsLaws: Laws<ProductListsSubject> = (fresh) => {
  it('CATALOG-2 list everything that a shop sells, each product once', async () => {
    const { lists } = await fresh();
    const sold = await everything((page) => lists.ofShop(GREEN_SPOON, {}, page));
    expect(new Set(sold.map(({ id }) => id)).size).toBe(sold.length);
    expect(sold.map(({ title }) => title).toSorted()).toEqual([
      'Chicken plate',
      'Crème brûlée',
      'Falafel bowl',
      'Lemonade',
      'Lentil soup',
      'Mystery stew',
    ]);
    expect(new Set(sold.map((product) => product.shopId))).toEqual(new Set([GREEN_SPOON]));
  });

  it('CATALOG-2 list the products of all shops with their shop, or those of one shop', async () => {
    const { lists } = await fresh();
    const sold = await market(lists, {});
    expect(sold.map(({ title, shopTitle }) => `${title} of ${shopTitle}`)).toEqual(
      expect.arrayContaining(['Lemonade of Green Spoon', 'Lemonade of Night Market', 'Olives of Night Market']),
    );
    expect((await market(lists, { shopId: NIGHT_MARKET })).map(({ title }) => title).toSorted()).toEqual([
      'Lemonade',
      'Olives',
    ]);
  });

  it.each<readonly [ProductFilter, readonly string[]]>([
    [{ search: 'soup' }, ['Lentil soup']],
    [{ prices: { from: decimal(6), to: decimal(7) } }, ['Lentil soup']],
    [{ hasDiscount: true }, ['Falafel bowl']],
    [{ hasBonus: true }, ['Falafel bowl']],
    [{ hasDeals: true }, ['Falafel bowl']],
    [{ dietary: { diets: ['vegan'], without: [] } }, ['Falafel bowl', 'Lemonade', 'Lentil soup']],
    [{ dietary: { diets: ['vegan'], without: ['nuts'] } }, ['Lemonade', 'Lentil soup']],
    [{ dietary: { diets: [], without: ['milk', 'nuts'] } }, ['Lemonade', 'Lentil soup']],
    [{ isVegetarian: true }, ['Crème brûlée', 'Falafel bowl', 'Lemonade', 'Lentil soup']],
    [{ search: 'soup', hasDiscount: true }, []],
    [{ brandIds: [987] }, []],
    [{ minRating: 5 }, []],
  ])('CATALOG-2 CATALOG-5 are filtered by %j', async (filter, found) => {
    expect(await titles((await fresh()).lists, filter)).toEqual(found);
  });

  it('CATALOG-2 are filtered by category', async () => {
    const { lists, drinks } = await fresh();
    expect(await titles(lists, { categoryId: drinks })).toEqual(['Lemonade']);
  });

  it('CATALOG-2 are sorted as requested', async () => {
    const { lists } = await fresh();
    const prices = async (order: 'price_asc' | 'price_desc') =>
      (await everything((page) => lists.ofShop(GREEN_SPOON, { order }, page))).map(
        ({ stock }) => stock?.price.price.minor ?? 0,
      );
    const ascending = await prices('price_asc');
    expect([ascending[0], ascending.at(-1)]).toEqual([320, 1290]);
    expect(await prices('price_desc')).toEqual(ascending.toReversed());
    const ids = async (order: 'new' | 'old') =>
      (await everything((page) => lists.ofShop(GREEN_SPOON, { order }, page))).map(({ id }) => id);
    expect(await ids('new')).toEqual((await ids('old')).toReversed());
  });

  it.each(PRODUCT_ORDERS)('CATALOG-2 contain the same products in the order %s', async (order) => {
    const { lists } = await fresh();
    expect(await titles(lists, { order })).toEqual(await titles(lists, {}));
  });

  it('CATALOG-2 recommend some of the shop’s products', async () => {
    const { lists } = await fresh();
    const [sold, recommended] = [
      await titles(lists, {}),
      await everything((page) => lists.recommended(GREEN_SPOON, {}, page)),
    ];
    expect(sold).toEqual(expect.arrayContaining(recommended.map(({ title }) => title)));
  });

  it('CATALOG-2 return an error for an unknown shop', async () => {
    const { lists } = await fresh();
    for (const outcome of [await lists.ofShop(NOBODY, {}, 1), await lists.recommended(NOBODY, {}, 1)])
      expect(outcome).toMatchObject({ ok: false, error: { kind: 'rejected', status: 404 } });
  });
};
