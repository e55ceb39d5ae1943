import { catalogueChanged } from '@infra/server/catalog/index.ts';
import { createMemoryProductIndex } from '@infra/server/catalog/memory-product-index.adapter.ts';
import type { ProductIndex } from '@infra/server/catalog/product-index.port.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

let test: TestMarketplace;
let index: ProductIndex;
beforeAll(async () => {
  test = await startMarketplace();
  index = createMemoryProductIndex(test.store);
});
afterAll(() => test.marketplace.close());

const EVERYTHING = { offset: 0, most: 1000 };
const ids = async (of: ProductIndex, term = '') => (await of.search(term, {}, EVERYTHING)).products.map(({ id }) => id);
/** What an index says that has just read everything. */
const anew = (term = '') => ids(createMemoryProductIndex(test.store), term);
const change = (product: number, columns: { readonly active?: boolean; readonly orders_count?: number }) =>
  test.store.transaction(async () => {
    const { shop_id } = await test.store.database.updateTable('products').set(columns).where('id', '=', product).returning('shop_id').executeTakeFirstOrThrow();
    await catalogueChanged(test.store, shop_id, 'shop');
  });

describe('SEARCH-9 the index in memory', () => {
  it('follows every change at the next question, and tidying changes nothing', async () => {
    const products = await ids(index);
    expect(products.length).toBeGreaterThan(6);
    for (let round = 0; round < 12; round++) {
      const product = products[(round * 5) % products.length] ?? 0;
      await change(product, round % 3 === 0 ? { active: false } : { active: true, orders_count: (round * 37) % 50 });
      expect(await ids(index)).toEqual(await anew());
      expect(await ids(index, 'lemonade')).toEqual(await anew('lemonade'));
      if (round % 5 === 4) await index.tidy();
      expect(await ids(index)).toEqual(await anew());
    }
    for (const product of products) await change(product, { active: true });
    await index.tidy();
    expect((await ids(index)).toSorted((left, right) => left - right)).toEqual(products.toSorted((left, right) => left - right));
  });

  it('forgets nothing that changes while everything is read anew', async () => {
    const fresh = createMemoryProductIndex(test.store);
    const [product = 0] = await ids(fresh);
    const reading = fresh.tidy();
    await change(product, { active: false });
    await reading;
    expect(await ids(fresh)).not.toContain(product);
    await change(product, { active: true });
    expect(await ids(fresh)).toContain(product);
  });

  it('answers within a transaction without waiting, and shows what was rolled back to nobody', async () => {
    const [product = 0] = await ids(index);
    const rolledBack = test.store.transaction(async () => {
      await test.store.database.updateTable('products').set({ active: false }).where('id', '=', product).execute();
      await catalogueChanged(test.store, 1, 'shop');
      expect(await ids(index)).toContain(product);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await ids(index)).toContain(product);
  });

  it('tells pages and their total, and nothing twice', async () => {
    const all = await ids(index);
    const pages = await Promise.all([0, 4, 8, 12].map((offset) => index.search('', {}, { offset, most: 4 })));
    expect(pages.flatMap(({ products }) => products.map(({ id }) => id))).toEqual(all.slice(0, 16));
    expect(pages.map(({ total }) => total)).toEqual([all.length, all.length, all.length, all.length]);
  });
});
