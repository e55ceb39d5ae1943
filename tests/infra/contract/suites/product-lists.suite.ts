import { categoryId, shopId } from '@domain/kernel/ids.ts';
import { createHttpProductCatalog } from '@infra/catalog/http-product-catalog.adapter.ts';
import { createHttpProductLists } from '@infra/catalog/http-product-lists.adapter.ts';
import { describePort } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createFakeProductLists } from '../fakes/fake-product-lists.ts';
import { taken } from '../outcome.ts';
import { sampleContext, sampleOf } from '../samples.ts';
import { fakeGoods } from '../subjects/goods.ts';
import { GREEN_SPOON, productListsLaws } from '../laws/product-lists.laws.ts';

const quirky = { context: sampleContext, announces: () => true };

export const productListsSuite = (embedded: Embedded): void =>
  describePort('ProductLists', productListsLaws, {
    fake: () => ({ lists: createFakeProductLists(fakeGoods), drinks: categoryId(20) }),
    embedded: async () => {
      const guest = embedded.guest();
      const { sections } = taken(await createHttpProductCatalog(guest).menu(GREEN_SPOON));
      const drinks = sections.find(({ title }) => title === 'Drinks');
      if (!drinks) throw new Error('The small city sells no drinks');
      return { lists: createHttpProductLists({ ...guest, announces: () => true }), drinks: drinks.id };
    },
    quirks: [
      {
        name: 'everywhere',
        body: sampleOf('GET rest/products/search'),
        read: (api) => createHttpProductLists({ api, ...quirky }).everywhere({}, 1),
      },
      {
        name: 'ofShop',
        body: sampleOf('GET rest/products/search'),
        read: (api) => createHttpProductLists({ api, ...quirky }).ofShop(shopId(501), {}, 1),
      },
    ],
  });
