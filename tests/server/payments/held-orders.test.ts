import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEEP_UNPAID_MS } from '@domain/orders/index.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { CASH, type Customer, type Order } from '../support/shopping.ts';
import { createPaying, pathOf, type Paying } from './paying.ts';

let test: TestMarketplace;
let paying: Paying;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  paying = await createPaying(test);
});
afterAll(() => test.marketplace.close());

const hold = (who: Customer): Promise<Order> => paying.shopping.order(who, { payment_id: undefined, hold: true });
const stateOf = async ({ token }: Customer, { id }: Order) =>
  (await test.api.ok('showOrderPayment', { id }, { token })).data;
const statusOf = async ({ token }: Customer, { id }: Order) =>
  (await test.api.ok('showOrder', { id }, { token })).data.status;
/** How many people have been told that the shop has an order. */
const announced = async ({ id }: Order): Promise<number> => {
  await test.timers.tick();
  const rows = await test.store.database
    .selectFrom('notifications')
    .select('id')
    .where('type', '=', 'new_order')
    .where('subject_id', '=', id)
    .execute();
  return rows.length;
};

describe('ORDER-3d a held order', () => {
  it('tells until when it is kept, and reaches its shop once, when it is paid', async () => {
    const who = await paying.shopping.customer();
    const order = await hold(who);
    expect(await stateOf(who, order)).toMatchObject({
      state: 'unpaid',
      tag: null,
      kept_until: expect.stringMatching(/^\d{4}-/) as string,
    });
    expect(await announced(order)).toBe(0);
    const id = await paying.start(who, { order_id: order.id }, 'paypal');
    await paying.get(`/pay/${id}`);
    expect(await stateOf(who, order)).toMatchObject({ state: 'open', tag: 'paypal' });
    expect(pathOf(await paying.press(id, 'pay'))).toBe(`/orders/${order.id}`);
    expect(await stateOf(who, order)).toEqual({ state: 'paid', tag: 'paypal', kept_until: null, wallet_share: null });
    expect(await announced(order)).toBeGreaterThan(0);
  });

  it('can be paid in cash instead, and reaches its shop then', async () => {
    const who = await paying.shopping.customer();
    const order = await hold(who);
    await test.api.ok('payOrder', { id: order.id, payment_sys_id: CASH }, { token: who.token });
    expect(await stateOf(who, order)).toEqual({ state: 'progress', tag: 'cash', kept_until: null, wallet_share: null });
    expect(await announced(order)).toBeGreaterThan(0);
  });

  it('is kept through refusals and broken-off visits, which differ', async () => {
    const who = await paying.shopping.customer();
    const order = await hold(who);
    const first = await paying.start(who, { order_id: order.id });
    await paying.press(first, 'decline');
    expect(pathOf(await paying.press(first, 'cancel'))).toBe(`/orders/${order.id}`);
    expect(await stateOf(who, order)).toMatchObject({ state: 'rejected', tag: 'stripe' });
    const second = await paying.start(who, { order_id: order.id });
    expect(second).not.toBe(first);
    await paying.press(second, 'cancel');
    expect(await stateOf(who, order)).toMatchObject({ state: 'canceled', tag: 'stripe' });
    expect(await statusOf(who, order)).toBe('new');
  });

  it('is charged once: the same method leads to the same page, and another one closes it', async () => {
    const who = await paying.shopping.customer();
    const order = await hold(who);
    const first = await paying.start(who, { order_id: order.id });
    expect(await paying.start(who, { order_id: order.id })).toBe(first);
    await paying.get(`/pay/${first}`);
    const second = await paying.start(who, { order_id: order.id }, 'moyasar');
    expect(pathOf(await paying.press(first, 'pay'))).toBe(`/orders/${order.id}`);
    expect((await stateOf(who, order)).state).toBe('open');
    await paying.press(second, 'pay');
    expect(await stateOf(who, order)).toMatchObject({ state: 'paid', tag: 'moyasar' });
    expect(await paying.shopping.balance(who)).toBe(0);
    expect([(await paying.book(first)).atProvider, (await paying.book(second)).atProvider]).toEqual([
      'canceled',
      'paid',
    ]);
  });

  it('finds out what its provider knows when the callback and the return are lost', async () => {
    const who = await paying.shopping.customer();
    const order = await hold(who);
    const id = await paying.start(who, { order_id: order.id });
    await paying.press(id, 'lost');
    expect((await paying.book(id)).state).toBe('open');
    expect((await stateOf(who, order)).state).toBe('paid');
  });

  it('is charged once, in whatever order callbacks and returns come and however often', async () => {
    for (const steps of [
      ['callback', 'return', 'callback', 'return'],
      ['return', 'callback', 'return', 'callback'],
    ]) {
      const who = await paying.shopping.customer();
      const order = await hold(who);
      const id = await paying.start(who, { order_id: order.id });
      const message = await paying.messageOf(id, 'paid');
      await paying.press(id, 'lost');
      for (const step of steps) {
        if (step === 'return')
          expect(pathOf(await paying.get(`/pay/${id}/return?amount=1`))).toBe(`/orders/${order.id}`);
        else expect((await paying.tell(message)).status).toBe(200);
        expect((await stateOf(who, order)).state).toBe('paid');
      }
      const paid = (await paying.transactions(who)).filter(({ status }) => status === 'paid');
      expect(paid).toMatchObject([{ price: Math.round(order.total_price * 100), payable_id: order.id }]);
      expect(await paying.shopping.balance(who)).toBe(0);
    }
  });

  it('believes no callback of another amount', async () => {
    const who = await paying.shopping.customer();
    const order = await hold(who);
    const id = await paying.start(who, { order_id: order.id });
    await paying.tell(await paying.messageOf(id, 'paid', { amount: '0.01' }));
    expect(await stateOf(who, order)).toMatchObject({ state: 'open', tag: 'stripe' });
    expect(await announced(order)).toBe(0);
  });

  it('belongs to its customer', async () => {
    const who = await paying.shopping.customer();
    const thief = await paying.shopping.customer();
    const order = await hold(who);
    expect((await test.api.no('showOrderPayment', { id: order.id }, { token: thief.token })).status).toBe(404);
    expect(
      (await test.api.no('startPayment', { tag: 'stripe', order_id: order.id }, { token: thief.token })).status,
    ).toBe(404);
  });

  it('is canceled when its time is over, after its page was closed; what was paid before counts', async () => {
    // Orders that others hold end first.
    test.clock.advance(KEEP_UNPAID_MS + 1_000);
    await test.timers.tick();
    await test.timers.tick();
    const who = await paying.shopping.customer();
    const supply = await paying.shopping.inSupply('lentil-soup');
    const [lost, late] = [await hold(who), await hold(who)];
    const [unpaid, paid] = [
      await paying.start(who, { order_id: lost.id }),
      await paying.start(who, { order_id: late.id }, 'paypal'),
    ];
    await paying.get(`/pay/${unpaid}`);
    await paying.press(paid, 'lost');
    await test.timers.tick();
    expect(await statusOf(who, lost)).toBe('new');
    test.clock.advance(KEEP_UNPAID_MS + 1_000);
    await test.timers.tick();
    await test.timers.tick();
    expect([await statusOf(who, lost), (await stateOf(who, late)).state]).toEqual(['canceled', 'paid']);
    expect(await paying.book(unpaid)).toMatchObject({ state: 'canceled', atProvider: 'canceled' });
    await paying.press(unpaid, 'pay');
    expect(await paying.shopping.balance(who)).toBe(0);
    expect(await announced(lost)).toBe(0);
    expect(await paying.shopping.inSupply('lentil-soup')).toBe(supply - 2);
  });
});
