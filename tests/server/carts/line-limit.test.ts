import { LINES_MAX } from '@domain/cart/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueChanged } from '../support/catalogue.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, GREEN_SPOON, USD, type Customer, type Shopping } from '../support/shopping.ts';

let test: TestMarketplace;
let shopping: Shopping;
let customer: Customer;
/** More variants of one drink than a cart may hold lines. */
let stocks: readonly number[];

beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
  customer = await shopping.customer();
  const { id: _id, ...known } = await test.store.database
    .selectFrom('stocks')
    .selectAll()
    .where('id', '=', shopping.stockOf('lemonade'))
    .executeTakeFirstOrThrow();
  stocks = await test.store.transactions.run(async () => {
    const rows = await test.store.database
      .insertInto('stocks')
      .values(
        Array.from({ length: LINES_MAX + 1 }, (_, index) => ({
          ...known,
          sku: `variant-${index}`,
          position: index + 10,
        })),
      )
      .returning('id')
      .execute();
    await catalogueChanged(test.store, GREEN_SPOON, 'shop');
    return rows.map(({ id }) => id);
  });
});
afterAll(() => test.marketplace.close());

const body = (ids: readonly number[], quantity = 1) => ({
  shop_id: GREEN_SPOON,
  currency_id: USD,
  products: ids.map((stock_id) => ({ stock_id, quantity })),
});
const linesInCart = async (): Promise<number> =>
  (await shopping.cart(customer)).user_carts[0]?.cartDetails.filter(({ bonus }) => !bonus).length ?? 0;

describe('CART-7 lines of a cart', () => {
  it('are limited to 1,000; one more is rejected and changes nothing', async () => {
    const how = { token: customer.token };
    for (let from = 0; from < LINES_MAX; from += 500)
      await test.api.ok('insertProducts', body(stocks.slice(from, from + 500)), how);
    expect(await linesInCart()).toBe(LINES_MAX);

    const refusal = await test.api.no('insertProducts', body(stocks.slice(LINES_MAX)), how);
    expect(refusal).toMatchObject({
      status: 400,
      params: { products: ['A cart holds at most 1000 different items.'] },
    });
    expect(await linesInCart()).toBe(LINES_MAX);

    await test.api.ok('insertProducts', body(stocks.slice(0, 1), 3), how);
    await test.api.ok('insertProducts', body(stocks.slice(0, 1), 0), how);
    await test.api.ok('insertProducts', body(stocks.slice(LINES_MAX)), how);
    expect(await linesInCart()).toBe(LINES_MAX);
  });
});
