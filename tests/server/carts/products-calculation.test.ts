import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, EUR, GREEN_SPOON, HOME, type Shopping } from '../support/shopping.ts';
import { world } from '../support/world.ts';

let test: TestMarketplace;
let shopping: Shopping;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
});
afterAll(() => test.marketplace.close());

const calculate = async (more: object = {}) => {
  const products = [
    { stock_id: shopping.stockOf('falafel-bowl'), quantity: 3 },
    { stock_id: shopping.stockOf('addon-tahini'), quantity: 1, parent_id: shopping.stockOf('falafel-bowl') },
  ];
  return (await test.api.ok('calculateProducts', { shop_id: GREEN_SPOON, products, ...more })).data;
};

describe('PAY-1 the price of products without a cart', () => {
  it('equals the price of a cart with them, and creates no cart', async () => {
    const before = await world(test.store);
    const { data, status, code } = await calculate({ address: HOME, coupon: 'SPRING2' });
    expect(await world(test.store)).toEqual(before);
    const who = await shopping.customer();
    const cart = await shopping.fill(who, {
      lines: [{ item: 'falafel-bowl', quantity: 3, addons: [{ item: 'tahini', quantity: 1 }] }],
    });
    const {
      products,
      quote: _quote,
      ...amounts
    } = (
      await test.api.ok(
        'calculateCart',
        { id: cart.id, type: 'delivery', address: HOME, coupon: 'SPRING2' },
        { token: who.token },
      )
    ).data;
    const { stocks, shop, coupon, ...same } = data;
    expect([status, code, same]).toEqual([true, 'NO_ERROR', amounts]);
    expect(
      stocks.map(({ stock, quantity, bonus, price, addons }) => [stock.id, quantity, bonus, price, addons.length]),
    ).toEqual(
      products.map(({ stock, quantity, bonus, price, addons }) => [stock.id, quantity, bonus, price, addons.length]),
    );
    expect([shop?.id, coupon?.name]).toEqual([GREEN_SPOON, 'SPRING2']);
  });

  it('uses the requested currency, and no fee without delivery', async () => {
    expect((await calculate({ currency_id: EUR })).data).toMatchObject({
      rate: 0.92,
      delivery_fee: 0,
      coupon: null,
      coupon_price: 0,
    });
  });

  it.each([
    [{ shop_id: 999 }, 404, []],
    [{ coupon: 'NONE' }, 404, []],
    [{ products: [] }, 400, ['products']],
    [{ products: [{ stock_id: 999_999, quantity: 1 }] }, 400, ['products.0.stock_id']],
    [{ products: [{ stock_id: 1, quantity: -2 }] }, 400, ['products.0.quantity']],
    [{ address: { latitude: 100, longitude: 0 } }, 400, ['address.latitude']],
  ])('rejects %j', async (more, status, fields) => {
    const products = [{ stock_id: shopping.stockOf('falafel-bowl'), quantity: 3 }];
    const refusal = await test.api.no('calculateProducts', { shop_id: GREEN_SPOON, products, ...more });
    expect([refusal.status, Object.keys(refusal.params)]).toEqual([status, fields]);
  });
});
