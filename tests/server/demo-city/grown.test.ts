import { instant } from '@domain/kernel/clock.port.ts';
import { loadCity, loadCityRows } from '@infra/server/demo-city/index.ts';
import { fillNewStore } from '@infra/server/foundation/base-data/first-start.repository.ts';
import { type RowSet } from '@infra/server/foundation/base-data/index.ts';
import { readConfig } from '@infra/server/index.ts';
import { intlTimeZones } from '@infra/server/foundation/time/index.ts';
import { describe, expect, it } from 'vitest';
import { openEmptyStore } from '../support/empty-store.ts';
import { plainRows } from '../support/plain-rows.ts';
import { NOON } from '../support/marketplace.ts';

const PRODUCTS = 1000;
const filling = () =>
  loadCityRows(loadCity, instant(NOON), () => Promise.resolve('scrypt$16$1$1$c2FsdA$a2V5'), intlTimeZones(), PRODUCTS);
const pieces = async (): Promise<readonly RowSet[]> => {
  const rows = await filling();
  return 'pieces' in rows ? [...rows.pieces] : [rows];
};
const rowsOf = (all: readonly RowSet[], table: string) =>
  all.flatMap((piece) =>
    plainRows(piece)
      .filter(([name]) => name === table)
      .flatMap(([, rows]) => rows),
  );

describe('RUN-1 a generated catalog', () => {
  it('adds the requested number of products in small batches, deterministically', async () => {
    const [all, again] = [await pieces(), await pieces()];
    expect(again).toEqual(all);
    const [city, ...grown] = all;
    expect(rowsOf(grown, 'products').filter((row) => row['addon'] === false)).toHaveLength(PRODUCTS);
    expect(grown.length).toBeGreaterThan(0);
    for (const piece of grown)
      expect(rowsOf([piece], 'products').length).toBeLessThan(rowsOf([city ?? []], 'products').length);
  });

  it('names every product in four languages, uniquely within a shop, with few bestsellers', async () => {
    const products = rowsOf((await pieces()).slice(1), 'products').filter((row) => row['addon'] === false);
    const texts = products.map(
      (row) => row['texts'] as Record<string, { readonly title: string; readonly description: string }>,
    );
    for (const locales of texts)
      for (const locale of ['en', 'ar', 'de', 'fr']) expect(locales[locale]?.title).toMatch(/\p{L}/u);
    const names = products.map((row, index) => `${String(row['shop_id'])} ${texts[index]?.['en']?.title}`);
    expect(names.length - new Set(names).size).toBeLessThan(PRODUCTS / 50);
    const orders = products.map((row) => Number(row['orders_count'])).toSorted((left, right) => left - right);
    expect([(orders[PRODUCTS / 2] ?? 0) < 20, (orders.at(-1) ?? 0) > 50]).toEqual([true, true]);
  });

  it('is complete in a new store and leaves room for the next id', async () => {
    const store = await openEmptyStore();
    await fillNewStore(store, 'demo city', NOON, filling);
    const all = await pieces();
    const { products } = await store.database
      .selectFrom('products')
      .select((at) => at.fn.countAll<number>().as('products'))
      .executeTakeFirstOrThrow();
    expect(products).toBe(rowsOf(all, 'products').length);
    const row = { slug: 'one-more', active: true, texts: '{}' };
    expect((await store.database.insertInto('tags').values(row).returning('id').executeTakeFirstOrThrow()).id).toBe(
      rowsOf(all, 'tags').length + 1,
    );
    await store.close();
  });

  it('is enabled by one setting, in demo mode only', () => {
    const mistakes = (environment: Readonly<Record<string, string>>) => {
      const config = readConfig(environment);
      return config.ok ? [] : config.error.map(({ setting }) => setting);
    };
    const config = readConfig({ DEMO_PRODUCTS: '100000' });
    expect(config.ok && config.value.demo?.products).toBe(100_000);
    for (const count of ['-1', 'many', '1.5', '3000000'])
      expect(mistakes({ DEMO_PRODUCTS: count })).toEqual(['DEMO_PRODUCTS']);
    expect(mistakes({ DEMO_PRODUCTS: '10', DEMO: 'off' })).toEqual(['DEMO_PRODUCTS']);
  });
});
