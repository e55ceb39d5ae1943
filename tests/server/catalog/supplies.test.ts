import * as fc from 'fast-check';
import { createCatalogueChanges } from '@infra/server/features/catalog/catalogue-changes.repository.ts';
import { readStockNotice, writeStockNotice } from '@infra/server/features/catalog/stock-notice.ts';
import { wireCatalog } from '@infra/server/wiring/features/catalog.ts';
import { wireReferenceData } from '@infra/server/wiring/features/reference.ts';
import { createGoodsRepository } from '@infra/server/features/catalog/goods.repository.ts';
import { createRecipeRepository } from '@infra/server/features/catalog/recipes.repository.ts';
import type { Store } from '@infra/server/store/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueChanged } from '../support/catalogue.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, LUNCH } from '../support/shopping.ts';

const cataloguesOf = (store: Store) =>
  wireCatalog({ store, reference: wireReferenceData({ store, providers: { offers: () => true } }).reference })
    .catalogues;
const stored = (store: Store) => createGoodsRepository(store, createRecipeRepository(store));

let test: TestMarketplace;
beforeAll(async () => {
  test = await startMarketplace();
});
afterAll(() => test.marketplace.close());

describe('CATALOG-2 the catalog cache', () => {
  it('subtracts sales without reading the store', async () => {
    const { store } = test;
    const catalogues = cataloguesOf(store);
    const shopping = await createShopping(test);
    await catalogues.of(1);
    const customer = await shopping.customer();
    for (const quantity of [2, 1, 3]) {
      await shopping.order(
        customer,
        {},
        {
          lines: [...LUNCH, { item: 'falafel-bowl', quantity, addons: [{ item: 'tahini', quantity: 1 }] }].slice(
            0,
            quantity,
          ),
        },
      );
      expect(catalogues.cached(1)).toEqual(await stored(store).catalogue(1, 2));
    }
  });

  it('matches the store after every change, of stock levels or anything else', async () => {
    const { store } = test;
    const catalogues = cataloguesOf(store);
    await catalogues.of(1);
    const stocks = await store.database
      .selectFrom('stocks')
      .innerJoin('products', 'products.id', 'product_id')
      .where('shop_id', '=', 1)
      .select(['stocks.id', 'product_id'])
      .execute();
    for (const [round, { id, product_id }] of stocks.entries()) {
      await store.transactions.run(async () => {
        await store.database
          .updateTable('stocks')
          .set({ quantity: round * 3 })
          .where('id', '=', id)
          .execute();
        await store.database
          .updateTable('products')
          .set((at) => ({ orders_count: at('orders_count', '+', 1) }))
          .where('id', '=', product_id)
          .execute();
        if (round % 4 === 3)
          await store.database
            .updateTable('stocks')
            .set((at) => ({ price: at('price', '+', 10) }))
            .where('id', '=', id)
            .execute();
        await catalogueChanged(store, 1, round % 4 === 3 ? 'shop' : 'stock');
      });
      const whole = await stored(store).catalogue(1, 2);
      expect(await catalogues.of(1)).toEqual(whole);
      expect(await catalogues.fresh(1)).toEqual(whole);
    }
  });

  it('shows a price changed by another process, even before the notice arrives', async () => {
    const { store } = test;
    const catalogues = cataloguesOf(store);
    await catalogues.of(1);
    await store.database
      .updateTable('stocks')
      .set((at) => ({ price: at('price', '+', 50) }))
      .execute();
    await store.database
      .updateTable('catalogue_versions')
      .set((at) => ({ version: at('version', '+', 1), goods: at('goods', '+', 1) }))
      .where('shop_id', '=', 1)
      .execute();
    expect(await catalogues.fresh(1)).toEqual(await stored(store).catalogue(1, 2));
  });

  it('rereads the catalog after a missed notice', async () => {
    const { store } = test;
    const catalogues = cataloguesOf(store);
    const { stockById } = await catalogues.of(1);
    const [id = 0] = [...stockById.keys()];
    await store.database.updateTable('stocks').set({ quantity: 77 }).where('id', '!=', id).execute();
    await store.database
      .updateTable('catalogue_versions')
      .set((at) => ({ version: at('version', '+', 1) }))
      .where('shop_id', '=', 1)
      .execute();
    await store.transactions.run(async () => {
      await store.database.updateTable('stocks').set({ quantity: 5 }).where('id', '=', id).execute();
      const sale = { shopId: 1, version: (catalogues.cached(1)?.version ?? 0) + 2, left: new Map([[id, 5]]) };
      createCatalogueChanges(store).sold(sale);
    });
    expect(catalogues.cached(1)).toBeUndefined();
    expect(await catalogues.of(1)).toEqual(await stored(store).catalogue(1, 2));
  });

  it('is notified in short messages', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.nat(),
        fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 20 }),
        (shopId, version, left) => {
          const notice = { shopId, sold: { version, left: new Map(left) } };
          expect(readStockNotice(writeStockNotice(notice))).toEqual(notice);
          expect(readStockNotice(writeStockNotice({ shopId }))).toEqual({ shopId });
        },
      ),
    );
    const large = new Map(Array.from({ length: 900 }, (_, index) => [1_000_000 + index, index]));
    expect(writeStockNotice({ shopId: 7, sold: { version: 1, left: large } })).toBe('7');
  });
});
