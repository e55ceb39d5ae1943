import type { OperationId } from '@infra/server/http/contract/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk } from '../support/delivering.ts';
import { GREEN_SPOON, type Customer } from '../support/shopping.ts';
import { openStage, OWNER, type Stage } from './stage.ts';

let stage: Stage;
let who: Customer;
beforeAll(async () => {
  stage = await openStage();
  who = await stage.shopping.customer(100_000);
});
afterAll(() => stage.test.marketplace.close());

const own = async <Id extends OperationId>(id: Id, sent: object = {}, token = stage.owner) =>
  stage.test.api.call(id, { shop_id: GREEN_SPOON, ...sent }, { token });
const statusOf = async (id: number): Promise<string> =>
  (await stage.test.store.database.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;

describe('ORDER-6o the kitchen of a shop', () => {
  it('lets the kitchen prepare an order and leaves the way to the courier', async () => {
    const order = await stage.shopping.order(who);
    for (const status of ['accepted', 'cooking', 'ready']) {
      expect([status, (await stage.move(order, status)).status]).toEqual([status, 200]);
      expect(await statusOf(order.id)).toBe(status);
    }
    const steps = await stage.test.api.ok(
      'showShopOrderSteps',
      { shop_id: GREEN_SPOON, id: order.id },
      { token: stage.owner },
    );
    expect(steps.data).toEqual({ id: order.id, status: 'ready', allowed: ['canceled'], needs_code: false });
    for (const status of ['on_a_way', 'delivered', 'new', 'nonsense'])
      expect([status, (await stage.move(order, status)).status]).toEqual([status, 400]);
    expect(await statusOf(order.id)).toBe('ready');
  });

  it('cancels until the order is on its way, and what was paid comes back', async () => {
    const rich = await stage.shopping.customer(100_000);
    const order = await stage.shopping.order(rich, { payment_id: 2 });
    expect(await stage.shopping.balance(rich)).toBeLessThan(1_000);
    expect((await stage.move(order, 'canceled')).status).toBe(200);
    expect(await stage.shopping.balance(rich)).toBe(1_000);
    const gone = await stage.shopping.order(who);
    const desk = await createDesk(stage.test);
    for (const status of ['accepted', 'ready', 'on_a_way'])
      await stage.test.api.ok('moveOrder', { id: gone.id, status }, { token: desk.token });
    expect((await stage.move(gone, 'canceled')).status).toBe(400);
  });

  it('lists its own orders, open ones first, and finds them by number', async () => {
    const last = await stage.shopping.order(who);
    const { data } = await stage.test.api.ok(
      'listShopOrders',
      { shop_id: GREEN_SPOON, perPage: 50 },
      { token: stage.owner },
    );
    const isPast = data.map(({ status }) => status === 'delivered' || status === 'canceled');
    expect(isPast).toEqual([...isPast].sort((one, other) => Number(one) - Number(other)));
    expect(data[0]?.id).toBe(last.id);
    const found = await stage.test.api.ok(
      'listShopOrders',
      { shop_id: GREEN_SPOON, search: String(last.id) },
      { token: stage.owner },
    );
    expect(found.data.map(({ id }) => id)).toEqual([last.id]);
  });

  it('lets one of two desks win that press at once', async () => {
    const order = await stage.shopping.order(who);
    const answers = await Promise.all([stage.move(order, 'accepted'), stage.move(order, 'accepted')]);
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 400]);
  });

  it('proposes another dish to the customer', async () => {
    const order = await stage.shopping.order(who);
    const line = order.details?.[0]?.id ?? 0;
    const offered = await stage.test.api.ok(
      'listShopReplacements',
      { shop_id: GREEN_SPOON, id: order.id, order_detail_id: line },
      { token: stage.owner },
    );
    const stock = offered.data.replacements[0]?.stock_id;
    const sent = { id: order.id, order_detail_id: line, stock_id: stock };
    expect((await own('proposeShopSubstitution', sent)).status).toBe(200);
    expect((await own('proposeShopSubstitution', sent)).status).toBe(400);
    const { data } = await stage.test.api.ok('showOrder', { id: order.id }, { token: who.token });
    expect(data.substitutions?.map(({ state }) => state)).toEqual(['open']);
  });

  it('tells in the audit log what the owner did', async () => {
    const order = await stage.shopping.order(who);
    await stage.move(order, 'accepted');
    const entries = await stage.test.store.database
      .selectFrom('audit_log')
      .select(['user_id', 'action', 'subject'])
      .where('subject', '=', String(order.id))
      .execute();
    const owner = await stage.test.store.database
      .selectFrom('users')
      .select('id')
      .where('email', '=', OWNER)
      .executeTakeFirstOrThrow();
    expect(entries).toEqual([{ user_id: owner.id, action: 'moveShopOrder', subject: String(order.id) }]);
  });
});

describe('ORDER-6p handing over', () => {
  it('hands an order for pickup over against its code only', async () => {
    const order = await stage.shopping.order(who, { delivery_type: 'pickup', location: undefined, address: undefined });
    for (const status of ['accepted', 'ready']) await stage.move(order, status);
    const shown = await stage.test.api.ok(
      'showShopOrder',
      { shop_id: GREEN_SPOON, id: order.id },
      { token: stage.owner },
    );
    expect(shown.data.otp).toBeNull();
    const { data } = await stage.test.api.ok('showOrder', { id: order.id }, { token: who.token });
    const wrong = String(((data.otp ?? 0) % 9000) + 1000 === data.otp ? 1000 : ((data.otp ?? 0) % 9000) + 1000);
    for (const more of [{}, { code: '' }, { code: wrong }]) {
      const answer = await stage.move(order, 'delivered', more);
      expect([answer.status, JSON.stringify(answer.body).includes('not the code')]).toEqual([400, true]);
    }
    expect(await statusOf(order.id)).toBe('ready');
    expect((await stage.move(order, 'delivered', { code: ` ${data.otp} ` })).status).toBe(200);
  });
});

describe('L14 the desk of a shop', () => {
  const calls = (id: number): readonly (readonly [OperationId, object])[] => [
    ['listShopOrders', {}],
    ['showShopOrder', { id }],
    ['showShopOrderSteps', { id }],
    ['moveShopOrder', { id, status: 'accepted' }],
    ['listShopReplacements', { id, order_detail_id: 1 }],
    ['proposeShopSubstitution', { id, order_detail_id: 1 }],
    ['showShopOpening', {}],
    ['setShopOpening', { open: false }],
  ];
  const statuses = async (id: number, token: string, shop = GREEN_SPOON) =>
    Promise.all(
      calls(id).map(async ([operation, sent]) => [
        operation,
        (await own(operation, { ...sent, shop_id: shop }, token)).status,
      ]),
    );
  const notFound = (id: number) => calls(id).map(([operation]) => [operation, 404]);

  it('is not there for customers, couriers and owners of other shops', async () => {
    const order = await stage.shopping.order(who);
    const { database } = stage.test.store;
    const rider = await stage.shopping.customer();
    await database.updateTable('users').set({ role: 'deliveryman' }).where('id', '=', rider.id).execute();
    await stage.test.store.broadcast.publish('identity', String(rider.id));
    const others = await database
      .selectFrom('users')
      .innerJoin('shops', 'shops.user_id', 'users.id')
      .select('users.email')
      .where('shops.id', '<>', GREEN_SPOON)
      .where('shops.status', '=', 'approved')
      .executeTakeFirstOrThrow();
    for (const token of [who.token, rider.token, await stage.test.api.signIn(others.email ?? '')])
      expect(await statuses(order.id, token)).toEqual(notFound(order.id));
    expect(await statuses(order.id, stage.owner, GREEN_SPOON + 1)).toEqual(notFound(order.id));
    expect(await statusOf(order.id)).toBe('new');
  });

  it('closes with the shop', async () => {
    const order = await stage.shopping.order(who);
    const set = (status: string) =>
      stage.test.store.database.updateTable('shops').set({ status }).where('id', '=', GREEN_SPOON).execute();
    for (const status of ['rejected', 'inactive', 'new']) {
      await set(status);
      expect(await statuses(order.id, stage.owner)).toEqual(notFound(order.id));
    }
    await set('approved');
    expect((await own('showShopOrder', { id: order.id })).status).toBe(200);
  });

  it('opens to operators', async () => {
    const order = await stage.shopping.order(who);
    const { token } = await createDesk(stage.test);
    expect((await own('moveShopOrder', { id: order.id, status: 'accepted' }, token)).status).toBe(200);
  });
});

describe('L14 pausing', () => {
  it('refuses orders until it ends, and tells open pages', async () => {
    const revision = async () =>
      (await stage.test.api.ok('showShop', { id: String(GREEN_SPOON) }, { token: who.token })).data.open;
    expect((await own('setShopOpening', { open: false })).status).toBe(200);
    expect(await revision()).toBe(false);
    const cart = await stage.shopping.fill(who);
    const answer = await stage.shopping.place(who, stage.shopping.draft(cart));
    expect(answer.status).toBe(400);
    expect((await own('setShopOpening', { open: false })).status).toBe(200);
    expect((await own('setShopOpening', { open: true })).status).toBe(200);
    expect(await revision()).toBe(true);
    expect((await stage.shopping.place(who, stage.shopping.draft(cart))).status).toBe(200);
  });
});
