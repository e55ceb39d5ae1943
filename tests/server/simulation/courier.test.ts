import { kilometresBetween } from '@domain/catalog/index.ts';
import { wireEvents } from '@infra/server/wiring/foundation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, HOME, type Customer, type Order, type Shopping } from '../support/shopping.ts';

let test: TestMarketplace;
let shopping: Shopping;
let desk = '';
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
  desk = await test.api.signIn('desk@tiffin.test');
});
afterAll(() => test.marketplace.close());

const QUAY = { latitude: 52.38, longitude: 4.9 };
const HOUR = 3_600_000;
const wire = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')}Z`;
const after = async (milliseconds: number): Promise<void> => {
  test.clock.advance(milliseconds);
  await test.timers.tick();
};
const shown = async (who: Customer, { id }: Pick<Order, 'id'>): Promise<Order> =>
  (await test.api.ok('showOrder', { id }, { token: who.token })).data;
const steer = async (sent: object) => (await test.api.ok('steerCourier', { ...sent }, { token: desk })).data;
const events = async (who: Customer, kind: 'order' | 'parcel') =>
  (await wireEvents({ store: test.store, clock: test.clock }).after(`user ${who.id}`, 0)).events
    .filter(({ event }) => event === kind)
    .map(
      ({ data }) =>
        JSON.parse(data) as { readonly id: number; readonly courier: object | null; readonly eta: string | null },
    );
/** An order whose courier has just left the shop. */
const underWay = async (): Promise<{ readonly who: Customer; readonly order: Order }> => {
  const who = await shopping.customer();
  const order = await shopping.order(who);
  for (const stay of [40_000, 60_000, 240_000, 80_000]) await after(stay);
  return { who, order };
};

describe('ORDER-6 a manually controlled courier', () => {
  it('stays where it was placed, delivers nothing, and the customer sees it', async () => {
    const { who, order } = await underWay();
    const { courier, eta } = await steer({ order_id: order.id, ...QUAY, speed_kmh: 12 });
    const expected = wire(test.marketplace.now() + Math.round((kilometresBetween(QUAY, HOME) / 12) * HOUR));
    expect(courier).toMatchObject(QUAY);
    expect(eta).toBe(expected);
    expect((await events(who, 'order')).at(-1)).toMatchObject({ id: order.id, courier: QUAY, eta: expected });
    for (let round = 0; round < 5; round++) await after(600_000);
    expect(await shown(who, order)).toMatchObject({ status: 'on_a_way', courier: QUAY, eta: expected });
    await release(order);
  });

  it('continues at the given speed and delivers on arrival', async () => {
    const { who, order } = await underWay();
    await steer({ order_id: order.id, ...QUAY });
    const { courier, eta } = await steer({ order_id: order.id, auto: true, speed_kmh: 6 });
    const lasts = Math.round((kilometresBetween(QUAY, HOME) / 6) * HOUR);
    expect([courier, eta]).toEqual([
      { ...QUAY, at: wire(test.marketplace.now()) },
      wire(test.marketplace.now() + lasts),
    ]);
    await after(Math.floor(lasts / 2));
    const half = (await shown(who, order)).courier;
    expect(kilometresBetween(half ?? QUAY, HOME)).toBeLessThan(kilometresBetween(QUAY, HOME) * 0.75);
    await after(Math.ceil(lasts / 2) - 2);
    expect((await shown(who, order)).status).toBe('on_a_way');
    await after(2);
    expect(await shown(who, order)).toMatchObject({ status: 'delivered', courier: null });
    await test.timers.tick();
    expect(
      await test.store.database
        .selectFrom('steered_couriers')
        .select('subject_id')
        .where('subject_id', '=', order.id)
        .execute(),
    ).toEqual([]);
  });

  it('receives no other order while held', async () => {
    const { order } = await underWay();
    await steer({ order_id: order.id, ...QUAY });
    const other = await underWay();
    expect((await shown(other.who, other.order)).deliveryman).toBeNull();
    await release(order);
  });

  it('carries parcels in the same way', async () => {
    const { who, order } = await underWay();
    await test.api.ok('moveOrder', { id: order.id, status: 'delivered' }, { token: desk });
    const parcel = await insertParcel(who);
    expect((await steer({ parcel_id: parcel, ...QUAY })).courier).toMatchObject(QUAY);
    expect((await events(who, 'parcel')).at(-1)).toMatchObject({ id: parcel, courier: QUAY });
    await after(HOUR);
    expect((await test.api.ok('showParcel', { id: parcel }, { token: who.token })).data).toMatchObject({
      status: 'on_a_way',
      courier: QUAY,
    });
    await steer({ parcel_id: parcel, auto: true, speed_kmh: 60 });
    await after(HOUR);
    expect((await test.api.ok('showParcel', { id: parcel }, { token: who.token })).data.status).toBe('delivered');
  });

  it('is rejected with a reason when there is no courier', async () => {
    const order = await shopping.order(await shopping.customer());
    const no = (sent: object) => test.api.no('steerCourier', { ...sent }, { token: desk });
    expect(await no({ order_id: order.id, ...QUAY })).toMatchObject({ status: 400, message: 'It is not on its way.' });
    expect((await no({ order_id: 999_999, ...QUAY })).status).toBe(404);
    expect((await no({ parcel_id: 999_999, auto: true })).status).toBe(404);
    for (const [sent, field] of [
      [QUAY, 'order_id'],
      [{ order_id: 1, parcel_id: 1, ...QUAY }, 'order_id'],
      [{ order_id: 1 }, 'latitude'],
      [{ order_id: 1, latitude: 52 }, 'longitude'],
      [{ order_id: 1, latitude: 91, longitude: 0 }, 'latitude'],
      [{ order_id: 1, auto: true, speed_kmh: 0 }, 'speed_kmh'],
    ] as const) {
      expect((await no(sent)).params).toHaveProperty(field);
    }
  });
});

const release = async ({ id }: Order): Promise<void> => {
  await steer({ order_id: id, auto: true, speed_kmh: 200 });
  await after(HOUR);
};

/** A parcel that has just been picked up. */
const insertParcel = async (who: Customer): Promise<number> => {
  const { database } = test.store;
  const type = (await test.api.ok('listParcelTypes')).data[0];
  if (!type) throw new Error('The small city carries no parcels');
  const place = (at: { readonly latitude: number; readonly longitude: number }, address: string) => ({
    ...at,
    address,
  });
  const { data } = await test.api.ok(
    'placeParcel',
    {
      currency_id: 1,
      type_id: type.id,
      phone_from: '31612345678',
      username_from: 'Ana Berg',
      address_from: place({ latitude: 52.371, longitude: 4.891 }, 'Quay 1'),
      phone_to: '31612345679',
      username_to: 'Bo Berg',
      address_to: place(HOME, 'Lindenstraat 8'),
      delivery_date: wire(test.marketplace.now() + 7_200_000).slice(0, 10),
      delivery_time: '23:00',
    },
    { token: who.token },
  );
  await database.updateTable('parcel_orders').set({ status: 'on_a_way' }).where('id', '=', data.id).execute();
  return data.id;
};
