import { describe, expect, it } from 'vitest';
import { orderId, parcelId } from '@domain/kernel/ids.ts';
import { createHttpFollowings } from '@infra/following/http-followings.adapter.ts';
import { createHttpOrderLinks, createHttpParcelLinks } from '@infra/following/http-follow-links.adapter.ts';
import { fakeApi } from '../orders/fake-api.ts';

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
  const outcome = await createHttpFollowings({ api, context: { toImage: () => undefined } }).load('abc');
  return { outcome, calls };
};

describe('ORDER-6k a followed order', () => {
  it('is read from its link', async () => {
    const { outcome, calls } = await load(FOLLOWED);
    expect(calls.map(({ path }) => path)).toEqual(['rest/follow/abc']);
    expect(outcome).toEqual({
      ok: true,
      value: {
        kind: 'order',
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

describe('PARCEL-1 a followed parcel', () => {
  const parcel = {
    kind: 'parcel',
    sender: 'Nadia',
    status: 'ready',
    updated_at: '2025-03-10 11:10:00Z',
    arrival: null,
    slot: { date: '2025-03-20', time: '13:00' },
    timezone: 'Europe/Amsterdam',
    courier: { firstname: 'Ana', place: null },
    start: { latitude: 52.374, longitude: 4.89 },
    area: { latitude: 52.372, longitude: 4.882 },
  };

  it('is read from a link of the same form', async () => {
    expect((await load(parcel)).outcome).toEqual({
      ok: true,
      value: {
        kind: 'parcel',
        sender: 'Nadia',
        status: 'ready',
        updatedAt: Date.parse('2025-03-10T11:10:00Z'),
        arrival: undefined,
        slot: { date: '2025-03-20', time: '13:00' },
        timeZone: 'Europe/Amsterdam',
        courier: { name: 'Ana', position: undefined },
        start: { latitude: 52.374, longitude: 4.89 },
        area: { latitude: 52.372, longitude: 4.882 },
      },
    });
  });

  it('does not lack its status', async () => {
    expect((await load({ ...parcel, status: 'cooking' })).outcome).toMatchObject({ ok: false, error: { status: 404 } });
  });
});

describe('ORDER-6k the links of an order, PARCEL-1 or a parcel', () => {
  it('are asked for, created and ended', async () => {
    const { api, calls } = fakeApi(({ method }) => ({
      body: { data: method === 'GET' ? { shared: true } : method === 'POST' ? { secret: 'abc' } : null },
    }));
    const orders = createHttpOrderLinks({ api });
    const parcels = createHttpParcelLinks({ api });
    const [order, parcel] = [orderId(880), parcelId(61)];
    const answers = [
      { ok: true, value: true },
      { ok: true, value: 'abc' },
      { ok: true, value: undefined },
    ];
    expect([await orders.isShared(order), await orders.share(order), await orders.stop(order)]).toEqual(answers);
    expect([await parcels.isShared(parcel), await parcels.share(parcel), await parcels.stop(parcel)]).toEqual(answers);
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(
      ['orders/880', 'parcel-orders/61'].flatMap((subject) =>
        ['GET', 'POST', 'DELETE'].map((method) => `${method} dashboard/user/${subject}/follow-link`),
      ),
    );
  });

  it('are not created by an answer without a secret', async () => {
    const { api } = fakeApi(() => ({ body: { data: {} } }));
    expect(await createHttpOrderLinks({ api }).share(orderId(880))).toEqual({
      ok: false,
      error: { kind: 'malformed' },
    });
  });
});
