import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../domain/runs.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, EUR, GREEN_SPOON, HOME, USD, type Customer, type Shopping } from '../support/shopping.ts';

let test: TestMarketplace;
let shopping: Shopping;
let customer: Customer;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
  customer = await shopping.customer();
});
afterAll(() => test.marketplace.close());

/** Dishes of one shop: with sizes, discounts, add-ons, and those of a recipe. */
const ITEMS = ['falafel-bowl', 'falafel-bowl#1', 'lentil-soup', 'chicken-plate', 'mystery-stew', 'lemonade'] as const;
const lineArb = fc.record({
  item: fc.constantFrom(...ITEMS),
  quantity: fc.integer({ min: 1, max: 6 }),
  tahini: fc.nat(2),
});
const basketArb = fc.record({
  lines: fc.uniqueArray(lineArb, { minLength: 1, maxLength: 5, selector: ({ item }) => item }),
  currency: fc.constantFrom(USD, EUR),
  address: fc.record({
    latitude: fc.integer({ min: -900, max: 900 }).map((step) => HOME.latitude + step / 10_000),
    longitude: fc.integer({ min: -900, max: 900 }).map((step) => HOME.longitude + step / 10_000),
  }),
});

describe('CART-13 the price of a cart', () => {
  it('equals before sign-in what checkout starts with after it', async () => {
    await fc.assert(
      fc.asyncProperty(basketArb, async ({ lines, currency, address }) => {
        const products = lines.map(({ item, quantity, tahini }) => ({
          stock_id: shopping.stockOf(item),
          quantity,
          addons:
            item.startsWith('falafel') && tahini > 0
              ? [{ stock_id: shopping.stockOf('addon-tahini'), quantity: tahini }]
              : [],
        }));
        const cart = { shop_id: GREEN_SPOON, currency_id: currency, products };
        const guest = (await test.api.ok('calculateProducts', { ...cart, address })).data.data;
        const as = { token: customer.token };
        await test.api.ok('deleteMyCarts', {}, as);
        const { id } = (await test.api.ok('insertProducts', cart, as)).data;
        const sent = { id, type: 'delivery' as const, currency_id: currency, address };
        const { products: _lines, quote: _quote, ...amounts } = (await test.api.ok('calculateCart', sent, as)).data;
        expect(guest).toMatchObject(amounts);
      }),
      runs(60),
    );
  });
});
