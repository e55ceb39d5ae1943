import { areaOf, FOLLOWED_AFTER_MS } from '@domain/following/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courierOf, createDesk, type Desk } from '../support/delivering.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, HOME, USD, type Customer, type Shopping } from '../support/shopping.ts';

let test: TestMarketplace;
let shopping: Shopping;
let desk: Desk;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  [shopping, desk] = [await createShopping(test), await createDesk(test)];
});
afterAll(() => test.marketplace.close());

const PARK = { latitude: 52.36123, longitude: 4.91077 } as const;
/** Everything of a parcel that its followers are not to read. */
const PRIVATE = {
  phone_from: '31612345678',
  username_from: 'Nadia Bergsma',
  address_from: { ...HOME, address: 'Lindenstraat 8', house: '8', stage: '2', room: '1' },
  phone_to: '31687654321',
  username_to: 'Omar Vis',
  address_to: { ...PARK, address: 'Parkweg 3' },
  note: 'Call on arrival',
  qr_value: 'P-6161',
  instruction: 'Leave at the desk',
  description: 'Books',
};
const HIDDEN = [
  ...[PRIVATE.phone_from, PRIVATE.phone_to, '31611111111', 'Bergsma', 'Omar', 'Vis', 'Lindenstraat', 'Parkweg'],
  ...[PRIVATE.note, PRIVATE.qr_value, PRIVATE.instruction, PRIVATE.description],
  ...[HOME.latitude, HOME.longitude, PARK.latitude, PARK.longitude].map(String),
];
const place = async ({ token }: Customer): Promise<number> =>
  (
    await test.api.ok(
      'placeParcel',
      { currency_id: USD, type_id: 1, ...PRIVATE, delivery_date: '2025-03-20', delivery_time: '13:00' },
      { token },
    )
  ).data.id;
const move = async (id: number, ...steps: readonly string[]): Promise<void> => {
  const courier = await courierOf(test);
  for (const status of steps)
    await test.api.ok(
      'moveParcel',
      { id, status, ...(status === 'on_a_way' && { deliveryman_id: courier }) },
      { token: desk.token },
    );
};
const steer = (id: number, at: { readonly latitude: number; readonly longitude: number }) =>
  test.api.ok('steerCourier', { parcel_id: id, ...at }, { token: desk.token });
const share = async ({ token }: Customer, id: number): Promise<string> =>
  (await test.api.ok('createParcelFollowLink', { id }, { token })).data.secret;
const open = (secret: string) => test.api.call('showFollowed', { secret });
const opened = async (secret: string) => {
  const { data } = await test.api.ok('showFollowed', { secret });
  if (data.kind !== 'parcel') throw new Error('The link leads to an order');
  return data;
};
const isShared = async ({ token }: Customer, id: number): Promise<boolean> =>
  (await test.api.ok('showParcelFollowLink', { id }, { token })).data.shared;

describe('PARCEL-1 links to follow a parcel', () => {
  it('are created and ended by its customer only', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const id = await place(who);
    for (const operation of ['showParcelFollowLink', 'createParcelFollowLink', 'endParcelFollowLinks'] as const) {
      expect((await test.api.call(operation, { id }, { token: other.token })).status).toBe(404);
      expect((await test.api.call(operation, { id })).status).toBe(401);
    }
    expect(await isShared(who, id)).toBe(false);
    const secret = await share(who, id);
    expect(await isShared(who, id)).toBe(true);
    expect((await test.api.call('endParcelFollowLinks', { id }, { token: other.token })).status).toBe(404);
    expect((await open(secret)).status).toBe(200);
  });

  it('lead to the parcel alone, and end without those of the order of the same number', async () => {
    const who = await shopping.customer();
    let [order, parcel] = [(await shopping.order(who)).id, await place(who)];
    while (order !== parcel) {
      if (order < parcel) order = (await shopping.order(who)).id;
      else parcel = await place(who);
    }
    const toOrder = (await test.api.ok('createFollowLink', { id: order }, { token: who.token })).data.secret;
    expect(await isShared(who, parcel)).toBe(false);
    const toParcel = await share(who, parcel);
    expect([
      (await opened(toParcel)).sender,
      (await test.api.ok('showFollowed', { secret: toOrder })).data.kind,
    ]).toEqual(['Nadia', 'order']);
    await test.api.ok('endParcelFollowLinks', { id: parcel }, { token: who.token });
    expect([(await open(toParcel)).status, (await open(toOrder)).status]).toEqual([404, 200]);
  });

  it('show state, time, the courier and areas, and nothing else that was written on it', async () => {
    const who = await shopping.customer();
    const id = await place(who);
    const secret = await share(who, id);
    const shown = await opened(secret);
    expect(shown).toEqual({
      kind: 'parcel',
      sender: 'Nadia',
      status: 'new',
      updated_at: shown.updated_at,
      arrival: null,
      slot: { date: '2025-03-20', time: '13:00' },
      timezone: 'UTC',
      courier: null,
      start: areaOf(HOME),
      area: areaOf(PARK),
    });
    await move(id, 'accepted', 'ready', 'on_a_way');
    // At either door the courier is seen in the middle of its area.
    for (const [at, seen] of [
      [HOME, areaOf(HOME)],
      [
        { latitude: 52.3505, longitude: 4.8905 },
        { latitude: 52.3505, longitude: 4.8905 },
      ],
      [PARK, areaOf(PARK)],
    ] as const) {
      await steer(id, at);
      const now = await opened(secret);
      expect(now.courier).toEqual({ firstname: 'Ana', place: seen });
      const text = JSON.stringify(now);
      for (const hidden of HIDDEN) expect(text).not.toContain(hidden);
    }
    expect((await opened(secret)).arrival).toMatchObject({ latest: null, late: false });
    await move(id, 'delivered');
    expect(await opened(secret)).toMatchObject({ status: 'delivered', courier: null, arrival: null, slot: null });
  });

  it('answer like made-up ones once they are stopped or expired', async () => {
    const who = await shopping.customer();
    const [stopped, ended] = [await place(who), await place(who)];
    const [first, second] = [await share(who, stopped), await share(who, ended)];
    await test.api.ok('endParcelFollowLinks', { id: stopped }, { token: who.token });
    expect(await isShared(who, stopped)).toBe(false);
    await move(ended, 'canceled');
    test.clock.advance(FOLLOWED_AFTER_MS - 1);
    expect((await open(second)).status).toBe(200);
    test.clock.advance(1);
    const answers = await Promise.all([first, second, 'x'.repeat(43)].map(open));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    const bodies = answers.map(({ body }) => {
      const { timestamp: _, path: __, ...rest } = body as Readonly<Record<string, unknown>>;
      return rest;
    });
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect((await test.api.call('createParcelFollowLink', { id: ended }, { token: who.token })).status).toBe(400);
  });

  it('are stored as hashes, which open nothing', async () => {
    const who = await shopping.customer();
    const id = await place(who);
    const secret = await share(who, id);
    const [row] = await test.store.database
      .selectFrom('parcel_follow_links')
      .selectAll()
      .where('parcel_id', '=', id)
      .execute();
    expect(row?.secret_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.secret_hash).not.toBe(secret);
    expect((await open(row?.secret_hash ?? '')).status).toBe(404);
  });
});
