import { describe, expect, it } from 'vitest';
import { shopId } from '@domain/kernel/ids.ts';
import { createHttpUsualOrders } from '@infra/orders/http-usual-orders.adapter.ts';
import { context, fakeApi } from './fake-api.ts';

const details = [{ id: 1, stock_id: 7, quantity: 2, total_price: 9, addons: [], stock: {} }];
const order = { id: 880, status: 'delivered', currency: { id: 2 }, total_price: 12, shop: { id: 3 }, details };

describe('ORDER-8f usual orders of a customer', () => {
  it('are read with their lines, in the order of the server; what has no lines is left out', async () => {
    const { api, calls } = fakeApi(() => ({ body: { data: [order, { ...order, id: 879, details: [] }, null] } }));
    const answer = await createHttpUsualOrders({ api, context }).load();
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    expect(
      answer.value.map(({ id, lines }) => [id, lines.map(({ stockId, quantity }) => [stockId, quantity])]),
    ).toEqual([[880, [[7, 2]]]]);
    expect(calls.map(({ method, path, query }) => [method, path, query['shop_id']])).toEqual([
      ['GET', 'dashboard/user/usual-orders', undefined],
    ]);
  });

  it('are asked for one shop, and a failure is passed on', async () => {
    const { api, calls } = fakeApi(() => ({ status: 503 }));
    expect((await createHttpUsualOrders({ api, context }).load(shopId(3))).ok).toBe(false);
    expect(calls[0]?.query['shop_id']).toBe('3');
  });
});
