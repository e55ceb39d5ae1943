import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogueChanged } from '../support/catalogue.ts';
import { createDesk, type Desk } from '../support/delivering.ts';
import { NOON, startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { CASH, createShopping, type Customer, type Order, type Shopping, WALLET } from '../support/shopping.ts';
import { coupons, supply } from '../support/supply.ts';
import { world } from '../support/world.ts';

let test: TestMarketplace;
let shopping: Shopping;
let desk: Desk;
/** Green Spoon is in Amsterdam: each case starts on a Monday noon there. */
beforeEach(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  [shopping, desk] = [await createShopping(test), await createDesk(test)];
  return () => test.marketplace.close();
});

const delivered = async (who: Customer, more: object = {}): Promise<Order> => {
  const order = await shopping.order(who, { ...more });
  await desk.deliver(order);
  return order;
};
const repeat = (who: Customer, { id }: Pick<Order, 'id'>, from = '2025-03-11', to = '2025-03-13') =>
  test.api.call('repeatOrder', { id, from, to }, { token: who.token });
const copies = async (who: Customer, { id }: Pick<Order, 'id'>) => {
  const rows = await test.store.database
    .selectFrom('orders')
    .select(['id', 'delivery_date'])
    .where('repeat_of', '=', id)
    .where('user_id', '=', who.id)
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(async (row) => (await test.api.ok('showOrder', { id: row.id }, { token: await tokenOf(who) })).data),
  );
};
/** Tokens live seven days. */
const tokenOf = async (who: Customer): Promise<string> => {
  const { email } = await test.store.database
    .selectFrom('users')
    .select('email')
    .where('id', '=', who.id)
    .executeTakeFirstOrThrow();
  return test.api.signIn(email ?? '');
};
/** Goes to a moment in Amsterdam and runs every job. */
const at = async (amsterdam: string): Promise<void> => {
  test.clock.advance(Date.parse(`${amsterdam}+01:00`) - test.clock.now());
  await test.timers.tick();
};

describe('ORDER-7 repeating an order', () => {
  it('stores its days, returns them with the order, and replaces them', async () => {
    const who = await shopping.customer();
    const order = await delivered(who);
    const { data } = await test.api.ok(
      'repeatOrder',
      { id: order.id, from: '2025-03-10', to: '2025-03-12' },
      { token: who.token },
    );
    expect(data).toMatchObject({
      order_id: order.id,
      from: '2025-03-10',
      to: '2025-03-12',
      order: { id: order.id, repeat: { id: data.id, order_id: order.id } },
    });
    const again = (
      await test.api.ok('repeatOrder', { id: order.id, from: '2025-04-01', to: '2025-04-01' }, { token: who.token })
    ).data;
    expect(again).toMatchObject({
      id: data.id,
      from: '2025-04-01',
      order: { repeat: { from: '2025-04-01', to: '2025-04-01' } },
    });
    expect((await test.api.ok('showOrder', { id: order.id }, { token: who.token })).data.repeat).toEqual({
      id: data.id,
      order_id: order.id,
      from: '2025-04-01',
      to: '2025-04-01',
    });
  });

  it('is rejected for past, reversed or missing days, before delivery, after a refund, and for others', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const [fresh, order] = [await shopping.order(who), await delivered(who)];
    const code = async (answer: Promise<{ readonly status: number; readonly body: unknown }>) =>
      ((await answer).body as { readonly statusCode: string }).statusCode;
    expect(await code(repeat(who, fresh))).toBe('ERROR_120');
    expect(await code(repeat(who, order, '2025-03-09', '2025-03-12'))).toBe('ERROR_120');
    expect(await code(repeat(who, order, '2025-03-12', '2025-03-11'))).toBe('ERROR_120');
    expect(await code(repeat(who, order, '2025-02-30', '2025-03-11'))).toBe('ERROR_400');
    expect((await repeat(other, order)).status).toBe(404);
    const said = async (answer: Promise<{ readonly body: unknown }>) =>
      ((await answer).body as { readonly message: string }).message;
    const reasons = [
      await said(repeat(who, fresh)),
      await said(repeat(who, order, '2025-03-09', '2025-03-12')),
      await said(repeat(who, order, '2025-03-12', '2025-03-11')),
    ];
    expect(new Set(reasons).size).toBe(3);
    const { data } = await test.api.ok('askRefund', { order_id: order.id, cause: 'Cold' }, { token: who.token });
    await test.api.ok('acceptRefund', { id: data.id }, { token: desk.token });
    expect(await code(repeat(who, order))).toBe('ERROR_120');
  });

  it('can be ended by its customer only', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const order = await delivered(who);
    const { id } = (
      await test.api.ok('repeatOrder', { id: order.id, from: '2025-03-11', to: '2025-03-20' }, { token: who.token })
    ).data;
    expect((await test.api.no('endRepeat', { id }, { token: other.token })).status).toBe(404);
    await test.api.ok('endRepeat', { id }, { token: who.token });
    expect((await test.api.no('endRepeat', { id }, { token: who.token })).status).toBe(404);
    await at('2025-03-11T00:02:00');
    expect(await copies(who, order)).toEqual([]);
  });
});

describe('ORDER-7 the daily copy', () => {
  it('is placed at 00:01 in the shop’s time zone, once a day within its days, in cash, for the same time', async () => {
    const who = await shopping.customer(100_000);
    const order = await delivered(who, { payment_id: WALLET, delivery_date: '2025-03-10', delivery_time: '13:30' });
    await repeat(who, order);
    await at('2025-03-11T00:00:59');
    expect(await copies(who, order)).toEqual([]);
    const balance = await shopping.balance(who);
    await at('2025-03-11T00:01:00');
    await Promise.all([test.timers.tick(), test.timers.tick(), test.timers.tick()]);
    await at('2025-03-11T09:00:00');
    const [copy, ...more] = await copies(who, order);
    expect(more).toEqual([]);
    expect(copy).toMatchObject({
      total_price: order.total_price,
      tips: 0,
      delivery_date: '2025-03-11',
      delivery_time: '13:30',
      user_id: who.id,
      delivery_type: 'delivery',
      address: order.address,
      shop: { id: order.shop?.id },
      transaction: { payment_system: { tag: 'cash' }, status: 'progress' },
      quote: null,
      repeat: null,
    });
    expect(copy?.details?.map(({ stock_id, quantity, total_price }) => [stock_id, quantity, total_price])).toEqual(
      order.details?.map(({ stock_id, quantity, total_price }) => [stock_id, quantity, total_price]),
    );
    expect(await shopping.balance(who)).toBe(balance);
    for (const day of ['12', '13', '14', '15']) await at(`2025-03-${day}T00:01:30`);
    expect((await copies(who, order)).map((each) => each.delivery_date)).toEqual([
      '2025-03-11',
      '2025-03-12',
      '2025-03-13',
    ]);
    const seller = (
      await test.store.database.selectFrom('shops').select('user_id').where('id', '=', 1).executeTakeFirstOrThrow()
    ).user_id;
    await vi.waitFor(async () => {
      const told = await test.store.database
        .selectFrom('notifications')
        .select('subject_id')
        .where('user_id', '=', seller)
        .where('type', '=', 'new_order')
        .where('subject_id', '=', copy?.id ?? 0)
        .execute();
      expect(told).toHaveLength(1);
    });
  });

  it('omits the coupon and the tip of the first order, and its parts add up', async () => {
    await coupons(test.store, 5);
    const who = await shopping.customer(100_000);
    const order = await delivered(who, { payment_id: WALLET, coupon: 'SPRING2', tips: 3 });
    expect([order.coupon_price, order.tips]).toEqual([2, 3]);
    await repeat(who, order, '2025-03-11', '2025-03-11');
    await at('2025-03-11T00:05:00');
    const [copy] = await copies(who, order);
    expect(copy).toMatchObject({ coupon: null, coupon_price: 0, tips: 0 });
    const parts = (each: Order): number =>
      (each.origin_price ?? 0) -
      (each.total_discount ?? 0) +
      (each.tax ?? 0) +
      (each.delivery_fee ?? 0) +
      (each.service_fee ?? 0) +
      (each.waiter_fee ?? 0) +
      (each.tips ?? 0) -
      (each.coupon_price ?? 0);
    expect(copy?.total_price).toBeCloseTo(order.total_price - 3 + 2, 6);
    expect(parts(copy as Order)).toBeCloseTo(copy?.total_price ?? NaN, 6);
    expect(await test.store.database.selectFrom('coupons').select('qty').execute()).toEqual([{ qty: 4 }]);
  });

  it('takes stock, and is skipped for the day without it', async () => {
    await supply(test.store, 40);
    const who = await shopping.customer();
    const order = await delivered(who);
    await repeat(who, order);
    const before = await shopping.inSupply('lentil-soup');
    await at('2025-03-11T00:01:00');
    expect(await shopping.inSupply('lentil-soup')).toBe(before - 2);
    await supply(test.store, 1, shopping.stockOf('lentil-soup'));
    const unchanged = await world(test.store);
    await at('2025-03-12T00:01:00');
    expect({ ...(await world(test.store)), orders: 0, notifications: 0 }).toMatchObject({
      stocks: unchanged['stocks'],
    });
    await supply(test.store, 40);
    await at('2025-03-12T15:00:00');
    expect((await copies(who, order)).map((each) => each.delivery_date)).toEqual(['2025-03-11']);
    await at('2025-03-13T00:01:00');
    expect((await copies(who, order)).map((each) => each.delivery_date)).toEqual(['2025-03-11', '2025-03-13']);
  });

  it('is skipped on closed days, for closed accounts, and after a refund', async () => {
    const [who, gone, refunded] = [await shopping.customer(), await shopping.customer(), await shopping.customer()];
    const [order, theirs, cold] = [await delivered(who), await delivered(gone), await delivered(refunded)];
    for (const [person, each] of [
      [who, order],
      [gone, theirs],
      [refunded, cold],
    ] as const)
      await repeat(person, each);
    await test.store.transactions.run(async () => {
      await test.store.database.insertInto('shop_closed_dates').values({ shop_id: 1, day: '2025-03-11' }).execute();
      await catalogueChanged(test.store, 1, 'shop');
    });
    await test.api.ok('deleteProfile', { old_password: 'lunchbox' }, { token: gone.token, as: 'json' });
    const { data } = await test.api.ok('askRefund', { order_id: cold.id, cause: 'Cold' }, { token: refunded.token });
    await test.api.ok('acceptRefund', { id: data.id }, { token: desk.token });
    await at('2025-03-11T00:02:00');
    expect(
      await test.store.database.selectFrom('orders').select('id').where('repeat_of', 'is not', null).execute(),
    ).toEqual([]);
    await at('2025-03-12T00:02:00');
    expect(
      await test.store.database.selectFrom('orders').select(['user_id']).where('repeat_of', 'is not', null).execute(),
    ).toEqual([{ user_id: who.id }]);
  });

  it('of an order without a slot is due at the time of the original order', async () => {
    const who = await shopping.customer();
    const order = await delivered(who, { payment_id: CASH });
    expect(order.delivery_time).toBeNull();
    await repeat(who, order, '2025-03-11', '2025-03-11');
    await at('2025-03-11T00:02:00');
    expect((await copies(who, order))[0]).toMatchObject({ delivery_date: '2025-03-11', delivery_time: '12:00' });
    expect(NOON).toBe(Date.parse('2025-03-10T12:00:00+01:00'));
  });
});
