import { describe, expect, it } from 'vitest';
import { PRICED_LINES_MAX } from '@domain/cart/index.ts';
import { cartId, shopId, stockId } from '@domain/kernel/ids.ts';
import { money } from '@domain/pricing/index.ts';
import { createHttpCartPrices } from '@infra/cart/http-cart-prices.adapter.ts';
import { context, fakeApi } from '../orders/fake-api.ts';

const AMOUNTS = { price: 12.5, total_discount: 1, receipt_discount: 0.4, total_shop_tax: 0.6, delivery_fee: 2.52 };
const ANSWER = { ...AMOUNTS, service_fee: 1, total_price: 15.62 };
const HOME = { latitude: 52.37, longitude: 4.88 };
const bowl = { stockId: stockId(7), quantity: 2, addons: [{ stockId: stockId(19), quantity: 3 }] };
const soups = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ stockId: stockId(index + 1), quantity: 1, addons: [] }));

const asking = (body: unknown, keepsNotes = true) => {
  const { api, calls } = fakeApi(() => ({ body }));
  const priced = { ...context, currencyId: () => 2 };
  return { prices: createHttpCartPrices({ api, context: priced, keepsNotes: () => keepsNotes }), calls };
};

describe('CART-13 the prices of a cart', () => {
  it('are requested for a guest’s lines with add-ons and location, and read to the minor unit', async () => {
    const { prices, calls } = asking({ data: { status: true, data: ANSWER } });
    const answer = await prices.ofLines(shopId(5), [bowl], HOME);
    expect(calls.map(({ method, path, query }) => [method, path, query])).toEqual([
      [
        'GET',
        'rest/order/products/calculate',
        {
          lang: 'en',
          shop_id: '5',
          currency_id: '2',
          'products[0][stock_id]': '7',
          'products[0][quantity]': '2',
          'products[0][addons][0][stock_id]': '19',
          'products[0][addons][0][quantity]': '3',
          'address[latitude]': '52.37',
          'address[longitude]': '4.88',
        },
      ],
    ]);
    expect(answer).toMatchObject({
      ok: true,
      value: { delivery: money(252, 2), recipeDiscount: money(40, 2), total: money(1562, 2) },
    });
  });

  it('ORDER-9 say nothing of notes: numbers tell lines apart, or the pieces are counted together', async () => {
    const lines = [bowl, { ...bowl, note: 'No onions' }];
    for (const [keepsNotes, expected] of [
      [true, ['2', '2', '1']],
      [false, ['4', undefined, undefined]],
    ] as const) {
      const { prices, calls } = asking({ data: { data: ANSWER } }, keepsNotes);
      await prices.ofLines(shopId(5), lines, undefined);
      const query = calls[0]?.query ?? {};
      const names = ['products[0][quantity]', 'products[1][quantity]', 'products[1][note]'];
      expect(names.map((name) => query[name])).toEqual(expected);
    }
  });

  it('are requested for a server cart as at checkout, and without delivery when the location is unknown', async () => {
    const { prices, calls } = asking({ data: ANSWER });
    await prices.ofCart(cartId(31), HOME);
    await prices.ofCart(cartId(31), undefined);
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', 'dashboard/user/cart/calculate/31', { type: 'delivery', address: HOME, currency_id: 2 }],
      ['POST', 'dashboard/user/cart/calculate/31', { type: 'pickup', currency_id: 2 }],
    ]);
  });

  it('CART-13b covers as many lines as a URL can carry, and requests no more', async () => {
    const { prices, calls } = asking({ data: { data: ANSWER } });
    expect((await prices.ofLines(shopId(5), soups(PRICED_LINES_MAX), HOME)).ok).toBe(true);
    expect(await prices.ofLines(shopId(5), soups(PRICED_LINES_MAX + 1), HOME)).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 414 },
    });
    expect(calls).toHaveLength(1);
  });

  it.each([[{}], [{ data: [] }], [{ data: { data: { price: 1 } } }]])(
    'rejects an answer without a total: %j',
    async (body) => {
      expect(await asking(body).prices.ofLines(shopId(5), [bowl], undefined)).toEqual({
        ok: false,
        error: { kind: 'malformed' },
      });
    },
  );
});
