import { kilometresBetween, type GeoPoint } from '@domain/catalog/index.ts';
import { progressOnRoute } from '@domain/orders/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, type Customer, type Shopping } from '../support/shopping.ts';

let test: TestMarketplace;
let shopping: Shopping;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
});
afterAll(() => test.marketplace.close());

/** Two doors in Port Alder, some blocks apart. */
const [DOOR, OTHER_DOOR] = [
  { latitude: 41.49, longitude: -71.312 },
  { latitude: 41.4965, longitude: -71.321 },
] as const;
const STAYS = [40_000, 60_000, 240_000, 80_000] as const;
const after = async (milliseconds: number): Promise<void> => {
  test.clock.advance(milliseconds);
  await test.timers.tick();
};
const shownOrder = async (who: Customer, id: number, lang = 'en') =>
  (await test.api.ok('showOrder', { id, lang }, { token: who.token })).data;
/** The shop of the small city moves to Port Alder: an order under way between two doors of its streets. */
const underWay = async () => {
  const who = await shopping.customer();
  const order = await shopping.order(who);
  await test.store.database.updateTable('orders').set(DOOR).where('id', '=', order.id).execute();
  for (const stay of STAYS) await after(stay);
  await test.api.ok(
    'steerCourier',
    { order_id: order.id, ...OTHER_DOOR },
    { token: await test.api.signIn('desk@tiffin.test') },
  );
  return { who, order };
};
const lengthOf = (route: readonly GeoPoint[]): number =>
  route.slice(1).reduce((sum, point, index) => sum + kilometresBetween(route[index] ?? point, point), 0);

describe('ORDER-6 a courier in a city with a map', () => {
  it('routes along the streets that the order tells, to the door', async () => {
    const { who, order } = await underWay();
    await test.api.ok(
      'steerCourier',
      { order_id: order.id, auto: true, speed_kmh: 12 },
      { token: await test.api.signIn('desk@tiffin.test') },
    );
    const route = (await shownOrder(who, order.id)).courier_route ?? [];
    expect(route.length).toBeGreaterThan(5);
    expect([route[0], route.at(-1)]).toMatchObject([OTHER_DOOR, DOOR]);
    expect(lengthOf(route)).toBeGreaterThan(kilometresBetween(DOOR, OTHER_DOOR));
    const left: number[] = [];
    for (let step = 0; step < 8; step++) {
      const { courier } = await shownOrder(who, order.id);
      if (!courier) throw new Error(`No courier at step ${step}`);
      const now = progressOnRoute(route, courier);
      expect(now?.street).toMatch(/^[A-Z][\w’ ]+$/);
      left.push(now?.kilometresLeft ?? NaN);
      // On the street itself, up to the rounding of positions.
      expect((now?.kilometresLeft ?? NaN) + lengthOf(now?.ridden ?? [])).toBeCloseTo(lengthOf(route), 2);
      await after(20_000);
    }
    expect(left.toSorted((far, near) => near - far)).toEqual(left);
    expect(new Set(left).size).toBe(left.length);
    await after(3_600_000);
    expect(await shownOrder(who, order.id)).toMatchObject({ status: 'delivered', courier: null, courier_route: null });
  });

  it('names the streets in the language of the customer', async () => {
    const { who, order } = await underWay();
    const [english, arabic] = [await shownOrder(who, order.id), await shownOrder(who, order.id, 'ar')];
    expect(english.courier_route?.[0]?.street).toMatch(/^[A-Z]/);
    expect(arabic.courier_route?.[0]?.street).toMatch(/^\p{Script=Arabic}/u);
    // The only courier of the small city is free again.
    await test.api.ok(
      'moveOrder',
      { id: order.id, status: 'delivered' },
      { token: await test.api.signIn('desk@tiffin.test') },
    );
  });

  it('has no such route in a city without a map', async () => {
    const who = await shopping.customer();
    const order = await shopping.order(who);
    for (const stay of STAYS) await after(stay);
    expect(await shownOrder(who, order.id)).toMatchObject({ status: 'on_a_way', courier_route: null });
  });

  it('carries parcels along the streets as well', async () => {
    const who = await shopping.customer();
    const wanted = new Date(test.clock.now() + 3_600_000).toISOString();
    const { id } = (
      await test.api.ok(
        'placeParcel',
        {
          currency_id: 1,
          type_id: 1,
          phone_from: '31612345678',
          username_from: 'Nadia',
          address_from: { ...DOOR, address: 'A' },
          phone_to: '31687654321',
          username_to: 'Omar',
          address_to: { ...OTHER_DOOR, address: 'B' },
          delivery_date: wanted.slice(0, 10),
          delivery_time: wanted.slice(11, 16),
        },
        { token: who.token },
      )
    ).data;
    const shown = async () => (await test.api.ok('showParcel', { id }, { token: who.token })).data;
    for (let step = 0; step < 400 && (await shown()).status !== 'on_a_way'; step++) await after(30_000);
    await after(30_000);
    const { courier, courier_route: route } = await shown();
    expect([route?.[0], route?.at(-1)]).toMatchObject([DOOR, OTHER_DOOR]);
    expect(courier && progressOnRoute(route ?? [], courier)?.street).toMatch(/^[A-Z]/);
  });
});
