import { describe, expect, it } from 'vitest';
import { shopId } from '@domain/kernel/ids.ts';
import { createHttpListedCoupons } from '@infra/orders/http-listed-coupons.adapter.ts';
import { fakeApi } from './fake-api.ts';

const coupon = { id: 18, name: 'SPRING2', type: 'fix', for: 'total_price', qty: 40, price: 2 };
const load = async (reply: { readonly status?: number; readonly body?: unknown }) => {
  const { api, calls } = fakeApi(() => reply);
  return { answer: await createHttpListedCoupons({ api }).load(shopId(501)), calls };
};

describe('ORDER-1h the codes that a shop shows', () => {
  it('are read with their exact terms, in the order of the server', async () => {
    const ride = { ...coupon, name: 'RIDE', type: 'percent', for: 'delivery_fee', price: '12.5' };
    const { answer, calls } = await load({ body: { data: [coupon, ride] } });
    expect(answer).toEqual({
      ok: true,
      value: [
        { code: 'SPRING2', type: 'fix', target: 'total_price', amount: '2' },
        { code: 'RIDE', type: 'percent', target: 'delivery_fee', amount: '12.5' },
      ],
    });
    expect(calls.map(({ method, path, query }) => [method, path, query['shop_id']])).toEqual([
      ['GET', 'rest/coupons', '501'],
    ]);
  });

  it('leave out what cannot be priced', async () => {
    const changes = [{ name: '' }, { type: 'gift' }, { for: 'tips' }, { price: -2 }, { price: 0 }, { price: 'two' }];
    const data = [...changes, { price: 1e12 }, { price: undefined }].map((change) => ({ ...coupon, ...change }));
    expect((await load({ body: { data: [...data, null, 7] } })).answer).toEqual({ ok: true, value: [] });
  });

  it('are none in an answer without data, and a failure is passed on', async () => {
    expect((await load({ body: {} })).answer).toEqual({ ok: true, value: [] });
    expect((await load({ status: 404, body: {} })).answer.ok).toBe(false);
  });
});
