import { areaOf, FOLLOWED_AFTER_MS } from '@domain/following/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk, type Desk } from '../support/delivering.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, HOME, type Customer, type Shopping } from '../support/shopping.ts';

let test: TestMarketplace;
let shopping: Shopping;
let desk: Desk;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  [shopping, desk] = [await createShopping(test), await createDesk(test)];
});
afterAll(() => test.marketplace.close());

const move = (id: number, ...steps: readonly string[]) =>
  steps.reduce<Promise<unknown>>(
    (before, status) => before.then(() => test.api.ok('moveOrder', { id, status }, { token: desk.token })),
    Promise.resolve(),
  );
const share = async ({ token }: Customer, id: number): Promise<string> =>
  (await test.api.ok('createFollowLink', { id }, { token })).data.secret;
const open = (secret: string) => test.api.call('showFollowed', { secret });
const opened = async (secret: string) => {
  const { data } = await test.api.ok('showFollowed', { secret });
  if (data.kind !== 'order') throw new Error('The link leads to a parcel');
  return data;
};
const isShared = async ({ token }: Customer, id: number): Promise<boolean> =>
  (await test.api.ok('showFollowLink', { id }, { token })).data.shared;

describe('ORDER-6 links to follow an order', () => {
  it('are created and ended by its customer only', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const { id } = await shopping.order(who);
    const operations = ['showFollowLink', 'createFollowLink', 'endFollowLinks'] as const;
    for (const operation of operations) {
      expect((await test.api.call(operation, { id }, { token: other.token })).status).toBe(404);
      expect((await test.api.call(operation, { id })).status).toBe(401);
    }
    expect(await isShared(who, id)).toBe(false);
    const secret = await share(who, id);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await isShared(who, id)).toBe(true);
    expect((await test.api.call('endFollowLinks', { id }, { token: other.token })).status).toBe(404);
    expect((await open(secret)).status).toBe(200);
  });

  it('show exactly what is allowed, to anybody', async () => {
    const who = await shopping.customer();
    const order = await shopping.order(who, { note: 'Blue door', address: { address: 'Lindenstraat 8', house: '8' } });
    const secret = await share(who, order.id);
    await move(order.id, 'accepted', 'ready', 'on_a_way');
    await test.api.ok('steerCourier', { order_id: order.id, latitude: 52.38, longitude: 4.95 }, { token: desk.token });
    const shown = await opened(secret);
    expect(Object.keys(shown).toSorted()).toEqual(
      [
        'kind',
        'shop',
        'status',
        'delivery_type',
        'updated_at',
        'arrival',
        'slot',
        'timezone',
        'courier',
        'area',
      ].toSorted(),
    );
    expect(Object.keys(shown.shop).toSorted()).toEqual(['img', 'location', 'title']);
    expect(shown.courier).toEqual({ firstname: 'Ana', place: { latitude: 52.38, longitude: 4.95 } });
    expect(Object.keys(shown.arrival ?? {}).toSorted()).toEqual(['from', 'late', 'latest', 'to']);
    expect(shown.area).toEqual(areaOf(HOME));
    const text = JSON.stringify(shown);
    const { otp, phone } = (await test.api.ok('showOrder', { id: order.id }, { token: who.token })).data;
    for (const hidden of [
      'Lindenstraat',
      'Blue door',
      String(otp),
      String(phone),
      '31611111111',
      String(HOME.latitude),
    ])
      expect(text).not.toContain(hidden);

    // At the door the courier is seen in the middle of its area.
    await test.api.ok('steerCourier', { order_id: order.id, ...HOME }, { token: desk.token });
    expect((await opened(secret)).courier?.place).toEqual(areaOf(HOME));
    await move(order.id, 'delivered');
    expect(await opened(secret)).toMatchObject({ status: 'delivered', courier: null, arrival: null });
  });

  it('answer alike once they are stopped, expired or made up', async () => {
    const who = await shopping.customer();
    const [stopped, ended] = [await shopping.order(who), await shopping.order(who)];
    const [first, second] = [await share(who, stopped.id), await share(who, stopped.id)];
    expect(first).not.toBe(second);
    expect([(await open(first)).status, (await open(second)).status]).toEqual([200, 200]);
    await test.api.ok('endFollowLinks', { id: stopped.id }, { token: who.token });
    expect(await isShared(who, stopped.id)).toBe(false);

    const third = await share(who, ended.id);
    await move(ended.id, 'canceled');
    test.clock.advance(FOLLOWED_AFTER_MS - 1);
    expect((await open(third)).status).toBe(200);
    test.clock.advance(1);
    const bodyOf = ({ status, body }: Awaited<ReturnType<typeof open>>) => {
      const { timestamp: _, path: __, ...rest } = body as Readonly<Record<string, unknown>>;
      return { status, ...rest };
    };
    const answers = await Promise.all([first, second, third, 'x'.repeat(43), 'made-up'].map(open));
    expect(answers[0]?.status).toBe(404);
    for (const answer of answers) expect(bodyOf(answer)).toEqual(bodyOf(answers[0] as (typeof answers)[number]));
  });

  it('are stored as hashes, twenty at most, and none for an order that has ended', async () => {
    const who = await shopping.customer();
    const { id } = await shopping.order(who);
    const secrets: string[] = [];
    for (let count = 0; count < 21; count++) secrets.push(await share(who, id));
    const rows = await test.store.database
      .selectFrom('order_follow_links')
      .selectAll()
      .where('order_id', '=', id)
      .execute();
    expect(rows).toHaveLength(20);
    for (const { secret_hash: hash } of rows) expect(secrets).not.toContain(hash);
    expect((await open(secrets[0] ?? '')).status).toBe(404);
    expect((await open(secrets[20] ?? '')).status).toBe(200);
    await move(id, 'canceled');
    expect((await test.api.call('createFollowLink', { id }, { token: who.token })).status).toBe(400);
  });

  it('are read without being stored by anybody, at a limited rate', async () => {
    const limited = await startMarketplace({ LIMITS: 'followed=3' });
    const shop = await createShopping(limited);
    const who = await shop.customer();
    const { id } = await shop.order(who);
    const { secret } = (await limited.api.ok('createFollowLink', { id }, { token: who.token })).data;
    const answers = [];
    for (let count = 0; count < 4; count++) answers.push(await limited.api.call('showFollowed', { secret }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    await limited.marketplace.close();
  });
});
