import { loadCity } from '@infra/server/demo-city/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

let test: TestMarketplace;
beforeAll(async () => {
  test = await startMarketplace({}, { city: loadCity });
}, 60_000);
afterAll(() => test.marketplace.close());

type Listed = Awaited<ReturnType<typeof pageOf>>['data'][number];
const pageOf = (page: number) => test.api.ok('listProducts', { page, perPage: 100, sort: 'asc' });

/** Every product of the city, with its variants and their add-ons. */
const everything = async (): Promise<readonly Listed[]> => {
  const first = await pageOf(1);
  const others = Array.from({ length: (first.meta?.last_page ?? 1) - 1 }, (_, index) => pageOf(index + 2));
  return [first, ...(await Promise.all(others))].flatMap(({ data }) => data);
};

const cents = (amount: number): number => Math.round(amount * 100);

/** What each variant in supply costs with what comes with it; of all variants where everything is sold out. */
const costsOf = ({ stocks = [], min_qty = 1 }: Listed): readonly number[] => {
  const onSale = stocks.filter(({ quantity }) => quantity >= min_qty);
  return (onSale.length > 0 ? onSale : stocks).map(
    ({ total_price, addons = [] }) =>
      min_qty *
      addons
        .filter(({ mandatory }) => mandatory)
        .reduce((sum, { product }) => sum + cents(product.stock?.total_price ?? 0), cents(total_price)),
  );
};

describe('CATALOG-7b the lowest price of every product of the demo city', () => {
  it('is that of its cheapest variant with mandatory add-ons, in lists and in menus alike', async () => {
    const products = await everything();
    expect(products.length).toBeGreaterThan(400);
    const menus = new Map<string, unknown>();
    for (const shop of new Set(products.map(({ shop_id }) => shop_id)))
      for (const { products: sold = [] } of (await test.api.ok('showMenu', { id: String(shop) })).data.all)
        for (const product of sold) menus.set(product.uuid, product.lowest_price);
    for (const product of products) {
      const costs = costsOf(product);
      const { lowest_price: lowest, uuid } = product;
      expect([uuid, cents(lowest?.amount ?? -1), lowest?.varies]).toEqual([
        uuid,
        Math.min(...costs),
        new Set(costs).size > 1,
      ]);
      if (menus.has(uuid)) expect(menus.get(uuid)).toEqual(lowest);
    }
  });

  it('includes the returnable bowl of the salmon poke', async () => {
    const { data } = await test.api.ok('listProducts', { search: 'salmon poke', perPage: 10 });
    const poke = data.find(({ translation }) => translation.title === 'Salmon poke');
    expect([poke?.stocks?.[0]?.total_price, poke?.lowest_price]).toEqual([
      14.9,
      { amount: 16.9, discount: 0, varies: true },
    ]);
  });
});
