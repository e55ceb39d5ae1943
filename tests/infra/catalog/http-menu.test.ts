import { describe, expect, it } from 'vitest';
import { shopId } from '@domain/kernel/ids.ts';
import { createHttpProductCatalog } from '@infra/catalog/http-product-catalog.adapter.ts';
import { context, fakeApi } from '../orders/fake-api.ts';

const dish = (id: number) => ({
  id,
  uuid: `0000000${id}-0000-4000-8000-000000000000`,
  shop_id: 5,
  translation: { title: `Dish ${id}` },
  stock: { id, price: 4, quantity: 3 },
});
const category = (id: number, title: string, more: object) => ({ id, translation: { title }, ...more });

const menuOf = async (data: object) => {
  const { api } = fakeApi(() => ({ body: { data } }));
  const answer = await createHttpProductCatalog({ api, context: { ...context, currencyId: () => 2 } }).menu(shopId(5));
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value;
};

describe('CATALOG-6 the menu of a shop', () => {
  it('has a section for each category and subcategory with dishes, and for no other', async () => {
    const menu = await menuOf({
      recommended: [dish(1)],
      all: [
        category(1, 'Mains', {
          products: [dish(1)],
          children: [category(3, 'Soups', { products: [dish(2)] }), category(4, 'Stews', { products: [] })],
        }),
        category(2, 'Sweets', { products: [] }),
      ],
    });
    expect(menu.popular.map(({ title }) => title)).toEqual(['Dish 1']);
    expect(menu.sections.map(({ title, items }) => [title, items.map((item) => item.title)])).toEqual([
      ['Mains', ['Dish 1']],
      ['Soups', ['Dish 2']],
    ]);
  });

  it('is empty where the shop sells nothing', async () => {
    expect(await menuOf({})).toEqual({ popular: [], sections: [] });
  });
});
