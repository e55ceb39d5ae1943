import { describe, expect, it } from 'vitest';
import { shopId, stockId } from '@domain/kernel/ids.ts';
import { createHttpStockProducts } from '@infra/cart/http-stock-products.adapter.ts';
import { context, fakeApi } from '../orders/fake-api.ts';

const asking = async (body: unknown) => {
  const { api, calls } = fakeApi(() => ({ body }));
  const products = createHttpStockProducts({ api, context: { ...context, currencyId: () => 2 } });
  return { answer: await products.productOf(shopId(5), stockId(7)), calls };
};

describe('CART-8 the product of a stock', () => {
  it('is named by the price of one piece', async () => {
    const { answer, calls } = await asking({
      data: { data: { stocks: [{ stock: { product: { uuid: 'a-dish' } } }] } },
    });
    expect(answer).toEqual({ ok: true, value: 'a-dish' });
    expect(calls.map(({ method, path, query }) => [method, path, query])).toEqual([
      [
        'GET',
        'rest/order/products/calculate',
        { lang: 'en', shop_id: '5', currency_id: '2', 'products[0][stock_id]': '7', 'products[0][quantity]': '1' },
      ],
    ]);
  });

  it.each([[{}], [{ data: { data: { stocks: [] } } }], [{ data: { data: { stocks: [{ stock: {} }] } } }]])(
    'is unknown where %j is answered',
    async (body) => {
      expect((await asking(body)).answer).toEqual({ ok: false, error: { kind: 'malformed' } });
    },
  );
});
