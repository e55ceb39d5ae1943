import { expect, it } from 'vitest';
import type { CategoryDetail, ShopCard, ShopGuide } from '@domain/catalog/index.ts';
import { categoryId, shopId, uuid } from '@domain/kernel/ids.ts';
import { createHttpShopDirectory } from '@infra/catalog/http-shop-directory.adapter.ts';
import { createHttpShopGuide } from '@infra/catalog/http-shop-guide.adapter.ts';
import { describePort, type Laws } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createFakeShopGuide } from '../fakes/fake-shop-guide.ts';
import { taken } from '../outcome.ts';
import { walkPages } from '../pages.ts';
import { sampleContext } from '../samples.ts';

/** The port, and all shops as their list contains them. */
type Subject = { readonly guide: ShopGuide; shops(): Promise<readonly ShopCard[]> };

const gone = { ok: false, error: { kind: 'rejected', status: 404 } };

const laws: Laws<Subject> = (fresh) => {
  it('ROUTE-8 lists every shop category, and loads each with its subcategories by uuid and by id', async () => {
    const { guide } = await fresh();
    const categories = taken(await guide.categories());
    expect(categories.length).toBeGreaterThan(1);
    expect(new Set(categories.map(({ id }) => id)).size).toBe(categories.length);
    const details: CategoryDetail[] = [];
    for (const category of categories) {
      const detail = taken(await guide.category(category.uuid));
      expect(detail).toMatchObject(category);
      expect(taken(await guide.category(category.id))).toEqual(detail);
      details.push(detail);
    }
    expect(details.some(({ description }) => description !== '')).toBe(true);
    for (const part of details.flatMap(({ parts }) => parts))
      expect(taken(await guide.category(part.uuid))).toMatchObject(part);
    for (const nowhere of [uuid('00000000-0000-4000-8000-00000000dead'), categoryId(987_654)])
      expect(await guide.category(nowhere)).toMatchObject(gone);
  });

  it('CATALOG-3 lists every verified shop with its logo, and no other', async () => {
    const { guide, shops } = await fresh();
    const all = await shops();
    const verified = all.filter(({ isVerified }) => isVerified);
    expect([verified.length > 0, verified.length < all.length]).toEqual([true, true]);
    const signs = taken(await guide.verified());
    expect(new Map(signs.map((sign) => [sign.id, sign]))).toEqual(
      new Map(verified.map(({ id, title, logo, rating }) => [id, { id, title, logo, rating }])),
    );
    expect(signs).toHaveLength(verified.length);
  });
};

const kind = (id: number, title: string) => ({
  id: categoryId(id),
  uuid: uuid(`00000000-0000-4000-8000-00000000000${id}`),
  title,
  image: undefined,
});
const CATEGORIES: readonly CategoryDetail[] = [
  { ...kind(1, 'Noodles'), description: 'Ramen and wok', parts: [kind(3, 'Ramen'), kind(4, 'Wok')] },
  { ...kind(2, 'Grill'), description: '', parts: [] },
];
const SHOPS = [1, 2].map(
  (id) =>
    ({ id: shopId(id), title: `Stall ${id}`, logo: undefined, rating: undefined, isVerified: id === 1 }) as ShopCard,
);

const row = {
  id: 40,
  uuid: 'f3d0',
  slug: 'noodles',
  type: 'shop',
  img: null,
  active: true,
  status: 'published',
  translation: { locale: 'en', title: 'Noodles', description: 'Ramen and wok' },
};
const body = { status: true, data: { ...row, children: [{ ...row, id: 41, uuid: 'f3d1', type: 'sub_shop' }] } };

export const shopGuideSuite = (market: Embedded): void =>
  describePort('ShopGuide', laws, {
    fake: () => ({ guide: createFakeShopGuide({ categories: CATEGORIES, shops: SHOPS }), shops: async () => SHOPS }),
    embedded: () => {
      const client = market.guest();
      const directory = createHttpShopDirectory(client);
      return {
        guide: createHttpShopGuide(client),
        shops: () =>
          walkPages(
            (page) => directory.list({}, page),
            ({ id }) => id,
          ),
      };
    },
    quirks: [
      {
        name: 'ShopGuide.category',
        isOne: true,
        body,
        read: (api) => createHttpShopGuide({ api, context: sampleContext }).category(uuid('f3d0')),
      },
    ],
  });
