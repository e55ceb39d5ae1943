import { createMemoryProductIndex } from '@infra/server/features/catalog/memory-product-index.adapter.ts';
import { createProductFactsRepository } from '@infra/server/features/catalog/product-facts.repository.ts';
import type { ProductIndex } from '@infra/server/features/catalog/product-index.port.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueChanged } from '../support/catalogue.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

let test: TestMarketplace;
let index: ProductIndex;
beforeAll(async () => {
  test = await startMarketplace();
  index = newIndex();
});
afterAll(() => test.marketplace.close());

const newIndex = (): ProductIndex =>
  createMemoryProductIndex({
    transactions: test.store.transactions,
    broadcast: test.store.broadcast,
    reader: createProductFactsRepository(test.store),
    ownLocale: () => Promise.resolve('en'),
  });

const EVERYTHING = { offset: 0, most: 1000 };
const ids = async (of: ProductIndex, term = '') => (await of.search(term, {}, EVERYTHING)).products.map(({ id }) => id);
/** What an index says that has just read everything. */
const anew = (term = '') => ids(newIndex(), term);
const change = (product: number, columns: { readonly active?: boolean; readonly orders_count?: number }) =>
  test.store.transactions.run(async () => {
    const { shop_id } = await test.store.database
      .updateTable('products')
      .set(columns)
      .where('id', '=', product)
      .returning('shop_id')
      .executeTakeFirstOrThrow();
    await catalogueChanged(test.store, shop_id, 'shop');
  });

describe('SEARCH-9 the in-memory index', () => {
  it('reflects every change in the next query, and compaction changes nothing', async () => {
    const products = await ids(index);
    expect(products.length).toBeGreaterThan(6);
    for (let round = 0; round < 12; round++) {
      const product = products[(round * 5) % products.length] ?? 0;
      await change(product, round % 3 === 0 ? { active: false } : { active: true, orders_count: (round * 37) % 50 });
      expect(await ids(index)).toEqual(await anew());
      expect(await ids(index, 'lemonade')).toEqual(await anew('lemonade'));
      if (round % 5 === 4) await index.compact();
      expect(await ids(index)).toEqual(await anew());
    }
    for (const product of products) await change(product, { active: true });
    await index.compact();
    expect((await ids(index)).toSorted((left, right) => left - right)).toEqual(
      products.toSorted((left, right) => left - right),
    );
  });

  it('keeps changes that happen during a rebuild', async () => {
    const fresh = newIndex();
    const [product = 0] = await ids(fresh);
    const reading = fresh.compact();
    await change(product, { active: false });
    await reading;
    expect(await ids(fresh)).not.toContain(product);
    await change(product, { active: true });
    expect(await ids(fresh)).toContain(product);
  });

  it('answers inside a transaction without waiting, and never exposes rolled back data', async () => {
    const [product = 0] = await ids(index);
    const rolledBack = test.store.transactions.run(async () => {
      await test.store.database.updateTable('products').set({ active: false }).where('id', '=', product).execute();
      await catalogueChanged(test.store, 1, 'shop');
      expect(await ids(index)).toContain(product);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await ids(index)).toContain(product);
  });

  it('returns pages with the exact total and no duplicates', async () => {
    const all = await ids(index);
    const pages = await Promise.all([0, 4, 8, 12].map((offset) => index.search('', {}, { offset, most: 4 })));
    expect(pages.flatMap(({ products }) => products.map(({ id }) => id))).toEqual(all.slice(0, 16));
    expect(pages.map(({ total }) => total)).toEqual([all.length, all.length, all.length, all.length]);
  });
});
