import { describe, expect, it } from 'vitest';
import { cartId, currencyId, orderId, userCartId } from '@domain/kernel/ids.ts';
import { money } from '@domain/pricing/index.ts';
import { createHttpOrderedGroups } from '@infra/cart/http-ordered-groups.adapter.ts';
import { fakeApi } from '../orders/fake-api.ts';

const SHARE = {
  user_cart_id: 12,
  name: 'Omar',
  owner: true,
  settled: true,
  standing: 'paid',
  lines: 900,
  fixed: 50,
  proportional: 90,
  reduction: -40,
  total: 1000,
  dishes: [{ title: 'Ramen', quantity: 2 }],
};
const GROUP = {
  id: 880,
  user_cart_id: 11,
  status: 'cooking',
  eta: '2025-03-10 12:30:00Z',
  delivery_date_time: '2025-03-10 12:00:00Z',
  owner_name: 'Omar',
  currency: { id: 3, symbol: '¥', position: 'after', decimals: 0 },
  total_price: 2000,
  shares: [SHARE],
};
const read = async (data: object) => {
  const { api, calls } = fakeApi(() => ({ body: { data } }));
  const groups = createHttpOrderedGroups({ api });
  const loaded = await groups.load({ cartId: cartId(3), secret: 'own-secret' } as never);
  if (!loaded.ok) throw new Error(loaded.error.kind);
  return { group: loaded.value, groups, calls };
};

describe('GROUP-4 API-1 the order that a group became', () => {
  it('is asked for with the secret of a member, past every cache', async () => {
    const { calls } = await read(GROUP);
    expect(calls.map(({ method, path, query }) => [method, path, query['user_cart_uuid']])).toEqual([
      ['GET', 'rest/cart/3/order', 'own-secret'],
    ]);
  });

  it('is read in the currency of the order, each share with what it is made of', async () => {
    expect((await read(GROUP)).group).toEqual({
      id: orderId(880),
      self: userCartId(11),
      status: 'cooking',
      expectedAt: Date.UTC(2025, 2, 10, 12, 30),
      ownerName: 'Omar',
      currencyId: currencyId(3),
      priceStyle: { symbol: '¥', position: 'after' },
      total: money(2000, 0),
      shares: [
        {
          id: userCartId(12),
          name: 'Omar',
          isOwner: true,
          standing: 'paid',
          lines: money(900, 0),
          fixed: money(50, 0),
          proportional: money(90, 0),
          reduction: money(-40, 0),
          total: money(1000, 0),
          dishes: [{ title: 'Ramen', quantity: 2 }],
        },
      ],
    });
  });

  it('has no number for who may not open it, and falls back to the planned time and two decimals', async () => {
    const { group } = await read({ ...GROUP, id: null, eta: null, status: 'dreaming', currency: {}, total_price: 20 });
    expect(group).toMatchObject({
      id: undefined,
      status: 'accepted',
      expectedAt: Date.UTC(2025, 2, 10, 12),
      priceStyle: { symbol: '', position: 'before' },
      total: money(2000, 2),
    });
    expect(
      (await read({ ...GROUP, shares: [{ ...SHARE, settled: 1, standing: undefined, owner: false }] })).group.shares,
    ).toMatchObject([{ standing: 'open', isOwner: false }]);
  });

  it('keeps who has paid their share', async () => {
    const { groups, calls } = await read(GROUP);
    expect(await groups.settle(orderId(880), userCartId(12), false)).toMatchObject({ ok: true, value: { id: 880 } });
    expect(calls.slice(1).map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PUT', 'dashboard/user/orders/880/shares', { user_cart_id: 12, settled: false }],
    ]);
  });
});
