import type { CategoryDetail, ShopCard } from '@domain/catalog/index.ts';
import { categoryId, shopId, uuid } from '@domain/kernel/ids.ts';
import { createHttpShopDirectory } from '@infra/catalog/http-shop-directory.adapter.ts';
import { createHttpShopGuide } from '@infra/catalog/http-shop-guide.adapter.ts';
import { describePort } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createFakeShopGuide } from '../fakes/fake-shop-guide.ts';
import { walkPages } from '../pages.ts';
import { sampleContext } from '../samples.ts';
import { shopGuideLaws } from '../laws/shop-guide.laws.ts';

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
  describePort('ShopGuide', shopGuideLaws, {
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
