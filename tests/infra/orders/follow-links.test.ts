import { describe, expect, it } from 'vitest';
import { orderId } from '@domain/kernel/ids.ts';
import { createHttpFollowedOrders } from '@infra/orders/http-followed-orders.adapter.ts';
import { createHttpFollowLinks } from '@infra/orders/http-follow-links.adapter.ts';
import { fakeApi } from './fake-api.ts';

const FOLLOWED = {
  shop: { title: 'Levant Kitchen', img: null, location: { latitude: 52.37, longitude: 4.89 } },
  status: 'on_a_way',
  delivery_type: 'delivery',
  updated_at: '2025-03-10 11:10:00Z',
  arrival: {
    from: '2025-03-10 11:20:00Z',
    to: '2025-03-10 11:25:00Z',
    latest: '2025-03-10 11:40:00Z',
    late: false,
  },
  slot: null,
  timezone: 'Europe/Amsterdam',
  courier: { firstname: 'Ana', place: { latitude: 52.38, longitude: 4.9 } },
  area: { latitude: 52.372, longitude: 4.882 },
};
const load = async (data: unknown) => {
  const { api, calls } = fakeApi(() => ({ body: { data } }));
  const outcome = await createHttpFollowedOrders({ api, context: { toImage: () => undefined } }).load('abc');
  return { outcome, calls };
};

describe('ORDER-6k a followed order', () => {
  it('is read from its link', async () => {
    const { outcome, calls } = await load(FOLLOWED);
    expect(calls.map(({ path }) => path)).toEqual(['rest/follow/abc']);
    expect(outcome).toEqual({
      ok: true,
      value: {
        shop: { title: 'Levant Kitchen', image: undefined, location: { latitude: 52.37, longitude: 4.89 } },
        status: 'on_a_way',
        deliveryType: 'delivery',
        updatedAt: Date.parse('2025-03-10T11:10:00Z'),
        arrival: {
          from: Date.parse('2025-03-10T11:20:00Z'),
          to: Date.parse('2025-03-10T11:25:00Z'),
          latest: Date.parse('2025-03-10T11:40:00Z'),
          isLate: false,
        },
        slot: undefined,
        timeZone: 'Europe/Amsterdam',
        courier: { name: 'Ana', position: { latitude: 52.38, longitude: 4.9 } },
        area: { latitude: 52.372, longitude: 4.882 },
      },
    });
  });

  it('may lack courier, area and arrival, but not its status', async () => {
    const { outcome } = await load({ ...FOLLOWED, courier: null, area: null, arrival: null });
    expect(outcome).toMatchObject({ ok: true, value: { courier: undefined, area: undefined, arrival: undefined } });
    expect((await load({ ...FOLLOWED, status: 'lost' })).outcome).toMatchObject({ ok: false, error: { status: 404 } });
    expect((await load(null)).outcome).toMatchObject({ ok: false, error: { status: 404 } });
  });
});

describe('ORDER-6k the links of an order', () => {
  it('are asked for, created and ended', async () => {
    const { api, calls } = fakeApi(({ method }) => ({
      body: { data: method === 'GET' ? { shared: true } : method === 'POST' ? { secret: 'abc' } : null },
    }));
    const links = createHttpFollowLinks({ api });
    const id = orderId(880);
    expect([await links.isShared(id), await links.share(id), await links.stop(id)]).toEqual([
      { ok: true, value: true },
      { ok: true, value: 'abc' },
      { ok: true, value: undefined },
    ]);
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(
      ['GET', 'POST', 'DELETE'].map((method) => `${method} dashboard/user/orders/880/follow-link`),
    );
  });

  it('are not created by an answer without a secret', async () => {
    const { api } = fakeApi(() => ({ body: { data: {} } }));
    expect(await createHttpFollowLinks({ api }).share(orderId(880))).toEqual({
      ok: false,
      error: { kind: 'malformed' },
    });
  });
});
