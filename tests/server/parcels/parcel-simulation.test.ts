import { wireEvents } from '@infra/server/wiring/foundation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, HOME, WALLET, type Customer, type Shopping } from '../support/shopping.ts';

let test: TestMarketplace;
let shopping: Shopping;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
});
afterAll(() => test.marketplace.close());

const PARK = { latitude: 52.36, longitude: 4.91 } as const;
const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
const time = (at: number): string => new Date(at).toISOString().slice(11, 16);
const wire = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')}Z`;
const place = async (who: Customer, at: number) =>
  (
    await test.api.ok(
      'placeParcel',
      {
        currency_id: 1,
        type_id: 1,
        phone_from: '31612345678',
        username_from: 'Nadia',
        address_from: { ...HOME, address: 'A' },
        phone_to: '31687654321',
        username_to: 'Omar',
        address_to: { ...PARK, address: 'B' },
        delivery_date: day(at),
        delivery_time: time(at),
      },
      { token: who.token },
    )
  ).data;
const shown = async (who: Customer, id: number) => (await test.api.ok('showParcel', { id }, { token: who.token })).data;
const after = async (milliseconds: number): Promise<void> => {
  test.clock.advance(milliseconds);
  await test.timers.tick();
};
type ParcelEvent = {
  readonly id: number;
  readonly status: string;
  readonly courier: { readonly latitude: number; readonly longitude: number } | null;
};
const eventsOf = async (who: Customer, id: number): Promise<readonly ParcelEvent[]> => {
  const { events } = await wireEvents({ store: test.store, clock: test.clock }).after(`user ${who.id}`, 0);
  return events
    .filter(({ event }) => event === 'parcel')
    .map(({ data }) => JSON.parse(data) as ParcelEvent)
    .filter((event) => event.id === id);
};

describe('PARCEL-1 a simulated parcel', () => {
  it('is picked up in time to arrive when requested, with a courier from door to door', async () => {
    const who = await shopping.customer(100_000);
    const wanted = Math.ceil((test.clock.now() + 2 * 3_600_000) / 60_000) * 60_000;
    const { id } = await place(who, wanted);
    await test.api.ok('payParcel', { id, payment_sys_id: WALLET }, { token: who.token });
    await after(39_999);
    expect((await shown(who, id)).status).toBe('new');
    await after(1);
    expect(await shown(who, id)).toMatchObject({ status: 'accepted', eta: wire(wanted) });
    await after(wanted - 500_001 - test.clock.now());
    expect((await shown(who, id)).status).toBe('accepted');
    await after(80_001);
    expect((await shown(who, id)).status).toBe('ready');
    await after(120_000);
    expect(await shown(who, id)).toMatchObject({
      status: 'on_a_way',
      deliveryman: { firstname: 'Ana', phone: '31611111111' },
      courier: { latitude: HOME.latitude, longitude: HOME.longitude },
    });
    for (let step = 0; step < 10; step++) await after(30_000);
    expect(await shown(who, id)).toMatchObject({ status: 'delivered', courier: null, transaction: { status: 'paid' } });
    expect(Math.abs(test.clock.now() - wanted)).toBeLessThanOrEqual(60_000);
    const places = (await eventsOf(who, id)).flatMap(({ courier }) => (courier ? [courier] : []));
    expect(places.length).toBeGreaterThanOrEqual(10);
    expect(places.at(-1)).toMatchObject(PARK);
    const left = places.map(({ latitude, longitude }) =>
      Math.hypot(latitude - PARK.latitude, longitude - PARK.longitude),
    );
    expect(left.toSorted((near, far) => far - near)).toEqual(left);
    const statuses = await test.store.database
      .selectFrom('status_changes')
      .select('status')
      .where('subject_kind', '=', 'parcel')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(statuses.map(({ status }) => status)).toEqual(['new', 'accepted', 'ready', 'on_a_way', 'delivered']);
  });

  it('stops moving when canceled', async () => {
    const who = await shopping.customer();
    const { id } = await place(who, test.clock.now() + 3_600_000);
    await test.api.ok('changeParcelStatus', { id, status: 'canceled' }, { token: who.token });
    for (let hour = 0; hour < 3; hour++) await after(3_600_000);
    expect(await shown(who, id)).toMatchObject({ status: 'canceled', deliveryman: null });
  });

  it('continues without its places when the account is closed', async () => {
    const who = await shopping.customer();
    const { id } = await place(who, test.clock.now() + 3_600_000);
    await test.api.ok('deleteProfile', { old_password: 'lunchbox' }, { token: who.token, as: 'json' });
    for (let step = 0; step < 40; step++) await after(300_000);
    const row = await test.store.database
      .selectFrom('parcel_orders')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      status: 'delivered',
      phone_from: null,
      username_to: null,
      address_from: null,
      address_to: null,
      note: null,
    });
  });
});
