import { wireEvents } from '@infra/server/wiring/foundation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOON, startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { CASH, createShopping, HOME, WALLET, type Customer, type Order, type Shopping } from '../support/shopping.ts';
import { HARBOUR } from '../support/small-city.ts';
import { world } from '../support/world.ts';

let test: TestMarketplace;
let shopping: Shopping;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
});
afterAll(() => test.marketplace.close());

type OrderEvent = {
  readonly id: number;
  readonly status: string;
  readonly courier: { readonly latitude: number; readonly longitude: number } | null;
  readonly eta: string | null;
  readonly transaction_status: string | null;
};
/** The events about an order that the customer's windows received, in order. */
const eventsOf = async (who: Customer, order: Order): Promise<readonly OrderEvent[]> => {
  const { events } = await wireEvents({ store: test.store, clock: test.clock }).after(`user ${who.id}`, 0);
  return events
    .filter(({ event }) => event === 'order')
    .map(({ data }) => JSON.parse(data) as OrderEvent)
    .filter(({ id }) => id === order.id);
};
const shown = async (who: Customer, { id }: Order): Promise<Order> =>
  (await test.api.ok('showOrder', { id }, { token: who.token })).data;
const after = async (milliseconds: number): Promise<void> => {
  test.clock.advance(milliseconds);
  await test.timers.tick();
};
const wire = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')}Z`;

/** How long an order stays where it is, at the pace of life. */
const WAY = [
  ['new', 40_000],
  ['accepted', 60_000],
  ['cooking', 240_000],
  ['ready', 80_000],
  ['on_a_way', 300_000],
] as const;
const DETAIL = {
  accepted: 'accepted',
  cooking: 'cooking',
  ready: 'ready',
  on_a_way: 'ready',
  delivered: 'ended',
} as const;
type Moved = keyof typeof DETAIL;

describe('ORDER-6 a simulated delivery', () => {
  it('takes every step on time and notifies the customer of each', async () => {
    const who = await shopping.customer(100_000);
    const order = await shopping.order(who, { payment_id: CASH });
    const begin = test.clock.now();
    const followers: readonly Moved[] = ['accepted', 'cooking', 'ready', 'on_a_way', 'delivered'];
    for (const [index, [status, stay]] of WAY.entries()) {
      await after(stay - 1);
      expect((await shown(who, order)).status).toBe(status);
      await after(1);
      const now = await shown(who, order);
      const next = followers[index] as Moved;
      const left = WAY.slice(index + 1).reduce((sum, [, time]) => sum + time, 0);
      expect(now).toMatchObject({
        status: next,
        eta: wire(test.clock.now() + left),
        deliveryman: index < 3 ? null : { firstname: 'Ana' },
      });
      expect(now.details?.map((line) => line.status)).toEqual([DETAIL[next]]);
      const [news] = (await test.api.ok('listNotifications', { column: 'id', sort: 'desc' }, { token: who.token }))
        .data;
      expect(news).toMatchObject({
        type: 'status_changed',
        title: String(order.id),
        order: { id: order.id },
        data: { status: next },
        read_at: null,
      });
      expect(await test.api.ok('showStatistics', {}, { token: who.token })).toMatchObject({
        status_changed: index + 1,
        notification: index + 1,
      });
      await test.timers.tick();
      expect((await shown(who, order)).status).toBe(next);
    }
    expect(test.clock.now() - begin).toBe(720_000);
    const told = (await eventsOf(who, order))
      .map(({ status }) => status)
      .filter((status, index, all) => status !== all[index - 1]);
    expect(told).toEqual(['new', ...followers]);
    expect(
      await test.store.database
        .selectFrom('status_changes')
        .select('status')
        .where('subject_id', '=', order.id)
        .orderBy('id')
        .execute(),
    ).toEqual(['new', ...followers].map((status) => ({ status })));
  });

  it('is paid on delivery: cash to no wallet, wallet money to the operator', async () => {
    const who = await shopping.customer(100_000);
    const [cash, wallet] = [
      await shopping.order(who, { payment_id: CASH }),
      await shopping.order(who, { payment_id: WALLET }),
    ];
    const desk = await test.api.signIn('desk@tiffin.test');
    const held = async (): Promise<number> => shopping.balance({ id: 0, token: desk });
    const [before, mine] = [await held(), await shopping.balance(who)];
    for (const [, stay] of WAY) await after(stay);
    expect((await shown(who, cash)).transaction).toMatchObject({ status: 'paid', request: 'approved' });
    expect((await shown(who, wallet)).transaction).toMatchObject({ status: 'paid' });
    expect(await held()).toBeCloseTo(before + (wallet.transaction?.price ?? NaN), 6);
    expect(await shopping.balance(who)).toBe(mine);
    expect((await eventsOf(who, cash)).at(-1)).toMatchObject({
      status: 'delivered',
      transaction_status: 'paid',
      courier: null,
    });
  });

  it('has a courier who leaves the shop, never turns back and ends at the door', async () => {
    const who = await shopping.customer();
    const order = await shopping.order(who);
    for (const [, stay] of WAY.slice(0, 4)) await after(stay);
    for (let step = 0; step < 10; step++) await after(30_000);
    const places = (await eventsOf(who, order)).flatMap(({ status, courier }) =>
      courier ? [{ status, ...courier }] : [],
    );
    expect(new Set(places.map(({ status }) => status))).toEqual(new Set(['on_a_way']));
    expect(places.length).toBeGreaterThanOrEqual(10);
    const [first, last] = [places[0], places.at(-1)];
    expect([first?.latitude, first?.longitude]).toEqual([...HARBOUR]);
    expect([last?.latitude, last?.longitude]).toEqual([HOME.latitude, HOME.longitude]);
    const left = places.map(({ latitude, longitude }) =>
      Math.hypot(latitude - HOME.latitude, longitude - HOME.longitude),
    );
    expect(left.toSorted((near, far) => far - near)).toEqual(left);
    expect(await shown(who, order)).toMatchObject({
      status: 'delivered',
      courier: null,
      deliveryman: { firstname: 'Ana' },
    });
  });

  it('increases the popularity of its shop and dish by one', async () => {
    const counts = () =>
      test.store.database
        .selectFrom('products')
        .innerJoin('shops', 'shops.id', 'shop_id')
        .where('products.slug', '=', 'lentil-soup')
        .select(['products.orders_count as dish', 'shops.orders_count as shop'])
        .executeTakeFirst();
    const before = await counts();
    await shopping.order(await shopping.customer());
    for (const [, stay] of WAY) await after(stay);
    expect(await counts()).toEqual({ dish: (before?.dish ?? NaN) + 1, shop: (before?.shop ?? NaN) + 1 });
  });
});

describe('ORDER-6 a simulated pickup', () => {
  it('skips the courier', async () => {
    const who = await shopping.customer();
    const order = await shopping.order(who, { delivery_type: 'pickup', location: undefined, address: undefined });
    const seen: string[] = [];
    for (const [, stay] of WAY.slice(0, 4)) {
      await after(stay);
      seen.push((await shown(who, order)).status);
    }
    expect(seen).toEqual(['accepted', 'cooking', 'ready', 'delivered']);
    expect(await shown(who, order)).toMatchObject({ deliveryman: null, courier: null });
    expect((await eventsOf(who, order)).map(({ courier }) => courier)).toEqual([null, null, null, null, null]);
  });
});

describe('ORDER-1 an order for later', () => {
  it('is accepted at once and cooked to be ready when its slot begins', async () => {
    const who = await shopping.customer();
    const slotAt = Date.parse('2025-03-10T16:30:00Z');
    const order = await shopping.order(who, { delivery_date: '2025-03-10', delivery_time: '17:30' });
    await after(40_000);
    expect(await shown(who, order)).toMatchObject({ status: 'accepted', eta: wire(slotAt) });
    await after(slotAt - 621_000 - test.clock.now());
    expect((await shown(who, order)).status).toBe('accepted');
    for (const [, stay] of [...WAY.slice(2), ['', 0]] as const) {
      await after(1000);
      await after(Math.max(0, stay - 1000));
    }
    const delivered = await test.store.database
      .selectFrom('status_changes')
      .select('at')
      .where('subject_id', '=', order.id)
      .where('status', '=', 'delivered')
      .executeTakeFirst();
    expect(Math.abs((delivered?.at ?? NaN) - slotAt)).toBeLessThanOrEqual(60_000);
  });
});

describe('ORDER-7 a canceled order', () => {
  it('stays canceled', async () => {
    const who = await shopping.customer(100_000);
    const order = await shopping.order(who, { payment_id: WALLET });
    await after(39_999);
    await test.api.ok('changeOrderStatus', { id: order.id, status: 'canceled' }, { token: who.token });
    const before = await world(test.store);
    for (let hour = 0; hour < 3; hour++) await after(3_600_000);
    expect(await world(test.store)).toEqual(before);
    expect(await shown(who, order)).toMatchObject({ status: 'canceled', deliveryman: null });
  });

  it('is either canceled or accepted when both happen concurrently', async () => {
    for (let round = 0; round < 4; round++) {
      const who = await shopping.customer(100_000);
      const order = await shopping.order(who, {
        payment_id: WALLET,
        delivery_type: 'pickup',
        location: undefined,
        address: undefined,
        delivery_date: '2025-03-11',
        delivery_time: '15:00',
      });
      test.clock.advance(40_000);
      const cancel = () =>
        test.api.call('changeOrderStatus', { id: order.id, status: 'canceled' }, { token: who.token });
      const [, answer] =
        round % 2 === 0
          ? await Promise.all([test.timers.tick(), cancel()])
          : (await Promise.all([cancel(), test.timers.tick()])).toReversed();
      const isCanceled = (answer as { readonly status: number }).status === 200;
      expect((await shown(who, order)).status).toBe(isCanceled ? 'canceled' : 'accepted');
      expect(await shopping.balance(who)).toBeCloseTo(isCanceled ? 1000 : 1000 - order.total_price, 6);
    }
  });
});

describe('RUN-1 SIMULATION_SPEED', () => {
  it('scales kitchens and couriers, and no other clock', async () => {
    const fast = await startMarketplace({ LIMITS: 'off', SIMULATION_SPEED: '60' });
    const shop = await createShopping(fast);
    const who = await shop.customer();
    const { id } = await shop.order(who);
    const status = async (): Promise<string> =>
      (await fast.api.ok('showOrder', { id }, { token: who.token })).data.status;
    const seen: string[] = [];
    for (const [, stay] of WAY) {
      fast.clock.advance(Math.floor(stay / 60) - 1);
      await fast.timers.tick();
      seen.push(await status());
      fast.clock.advance(2);
      await fast.timers.tick();
    }
    expect([...seen, await status()]).toEqual(['new', 'accepted', 'cooking', 'ready', 'on_a_way', 'delivered']);
    expect(fast.clock.now() - NOON).toBeLessThan(12_100);
    expect(fast.marketplace.now()).toBe(fast.clock.now());
    await fast.marketplace.close();
  });
});

describe('ORDER-10 SIMULATION_SUBSTITUTIONS', () => {
  it('lets a kitchen miss a dish of every so many orders, which wait for the answer', async () => {
    const city = await startMarketplace({ LIMITS: 'off', SIMULATION_SUBSTITUTIONS: '2' });
    const shop = await createShopping(city);
    const who = await shop.customer();
    const orders = [await shop.order(who), await shop.order(who)];
    const now = async ({ id }: Order) => (await city.api.ok('showOrder', { id }, { token: who.token })).data;
    for (const pause of [40_001, 60_001]) {
      city.clock.advance(pause);
      await city.timers.tick();
    }
    const missed = orders.filter(({ id }) => id % 2 === 0);
    for (const order of orders)
      expect((await now(order)).substitutions?.map(({ state }) => state)).toEqual(
        missed.includes(order) ? ['open'] : [],
      );
    expect(missed).toHaveLength(1);
    await city.marketplace.close();
  });
});
