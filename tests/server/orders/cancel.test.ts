import * as fc from 'fast-check';
import type { OrderStatus } from '@domain/orders/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../domain/runs.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import {
  CASH,
  createShopping,
  EUR,
  USD,
  WALLET,
  type Customer,
  type Order,
  type Shopping,
} from '../support/shopping.ts';
import { supply } from '../support/supply.ts';
import { world } from '../support/world.ts';

let test: TestMarketplace;
let shopping: Shopping;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
});
afterAll(() => test.marketplace.close());

const cancel = (who: Customer, { id }: Pick<Order, 'id'>, status = 'canceled') =>
  test.api.call('changeOrderStatus', { id, status }, { token: who.token, as: 'query' });
const shown = async (who: Customer, { id }: Pick<Order, 'id'>): Promise<Order> =>
  (await test.api.ok('showOrder', { id }, { token: who.token })).data;
const histories = (who: Customer) =>
  test.store.database
    .selectFrom('wallet_histories')
    .innerJoin('wallets', 'wallets.id', 'wallet_id')
    .where('user_id', '=', who.id)
    .select(['type', 'amount', 'note', 'wallet_histories.status'])
    .orderBy('wallet_histories.id')
    .execute();
const stocks = () => test.store.database.selectFrom('stocks').select(['id', 'quantity']).orderBy('id').execute();
const codes = (answers: readonly { readonly status: number; readonly body: unknown }[]): readonly unknown[] =>
  answers.map(({ status, body }) => (status === 200 ? 200 : (body as { readonly statusCode: string }).statusCode));

const ITEMS = ['falafel-bowl', 'falafel-bowl#1', 'lentil-soup', 'chicken-plate', 'lemonade'] as const;
const caseArb = fc.record({
  lines: fc
    .array(fc.record({ item: fc.constantFrom(...ITEMS), quantity: fc.integer({ min: 1, max: 6 }) }), {
      minLength: 1,
      maxLength: 4,
    })
    .map((lines) => [...lines, { item: 'mystery-stew', quantity: 1 }]),
  currency: fc.constantFrom(USD, EUR, 3, 4),
  payment: fc.constantFrom(CASH, WALLET, undefined),
  words: fc.array(fc.constantFrom('canceled', 'cancelled'), { minLength: 1, maxLength: 4 }),
  isAtOnce: fc.boolean(),
});

describe('ORDER-7 L7 canceling while the order is new', () => {
  it('returns all stock and all money, once, however often it is requested', async () => {
    await fc.assert(
      fc.asyncProperty(caseArb, async ({ lines, currency, payment, words, isAtOnce }) => {
        await supply(test.store, 40);
        const who = await shopping.customer(100_000);
        const before = await stocks();
        const order = await shopping.order(who, { payment_id: payment }, { lines, currency });
        expect(await stocks()).not.toEqual(before);
        const answers = [];
        if (isAtOnce) answers.push(...(await Promise.all(words.map((word) => cancel(who, order, word)))));
        else for (const word of words) answers.push(await cancel(who, order, word));

        expect(codes(answers).filter((code) => code !== 'ERROR_254')).toEqual([200]);
        expect(await stocks()).toEqual(before);
        expect(await shopping.balance(who)).toBe(1000);
        const paid = Math.round((order.transaction?.price ?? 0) * 100);
        const booked =
          payment === WALLET
            ? [
                ['topup', 100_000],
                ['withdraw', paid],
                ['topup', paid],
              ]
            : [['topup', 100_000]];
        expect((await histories(who)).map(({ type, amount }) => [type, amount])).toEqual(booked);
        const { status, transaction, details } = await shown(who, order);
        expect([status, transaction?.status, new Set(details?.map((line) => line.status))]).toEqual([
          'canceled',
          payment === undefined ? undefined : 'canceled',
          new Set(['canceled']),
        ]);
      }),
      runs(12, 500),
    );
  });

  it('returns the canceled order, and the ledger states the reason', async () => {
    const who = await shopping.customer(100_000);
    const order = await shopping.order(who, { payment_id: WALLET });
    const { body } = await cancel(who, order);
    expect(body).toMatchObject({
      data: { id: order.id, status: 'canceled', total_price: order.total_price, transaction: { status: 'canceled' } },
    });
    expect((await histories(who)).at(-1)).toMatchObject({
      type: 'topup',
      note: `Order #${order.id} canceled`,
      status: 'paid',
    });
  });

  it('also returns a tip that was paid meanwhile', async () => {
    const who = await shopping.customer(100_000);
    const order = await shopping.order(who, { payment_id: WALLET, tips: 1.5 });
    await test.api.ok('payOrder', { id: order.id, payment_sys_id: WALLET, tips: 2.25 }, { token: who.token });
    expect(await shopping.balance(who)).toBeCloseTo(1000 - order.total_price - 2.25, 6);
    await cancel(who, order);
    expect(await shopping.balance(who)).toBe(1000);
  });

  it('notifies the seller once, and updates the customer’s other windows', async () => {
    const who = await shopping.customer();
    const order = await shopping.order(who);
    await Promise.all([cancel(who, order), cancel(who, order), cancel(who, order)]);
    const told = await test.store.database
      .selectFrom('notifications')
      .selectAll()
      .where('type', '=', 'status_changed')
      .where('subject_id', '=', order.id)
      .execute();
    expect(told).toHaveLength(1);
    expect(told[0]?.user_id).not.toBe(who.id);
    expect(
      await test.store.database
        .selectFrom('status_changes')
        .select('status')
        .where('subject_id', '=', order.id)
        .orderBy('id')
        .execute(),
    ).toEqual([{ status: 'new' }, { status: 'canceled' }]);
  });

  it('prevents later payment', async () => {
    const who = await shopping.customer(100_000);
    const order = await shopping.order(who);
    await cancel(who, order);
    const before = await world(test.store);
    expect(await test.api.no('payOrder', { id: order.id, payment_sys_id: WALLET }, { token: who.token })).toMatchObject(
      { status: 400, statusCode: 'ERROR_501' },
    );
    expect(await world(test.store)).toEqual(before);
  });

  it('concurrent with payment leaves the full balance or a paid order', async () => {
    for (let round = 0; round < 4; round++) {
      const who = await shopping.customer(100_000);
      const order = await shopping.order(who);
      const pay = () => test.api.call('payOrder', { id: order.id, payment_sys_id: WALLET }, { token: who.token });
      await Promise.all(round % 2 === 0 ? [pay(), cancel(who, order)] : [cancel(who, order), pay()]);
      expect((await shown(who, order)).status).toBe('canceled');
      expect(await shopping.balance(who)).toBe(1000);
    }
  });
});

describe('ORDER-6 ORDER-7 after a new order is accepted', () => {
  it.each(['accepted', 'cooking', 'ready', 'on_a_way', 'delivered', 'canceled'] satisfies OrderStatus[])(
    'an order that is %s stays so for its customer',
    async (status) => {
      const who = await shopping.customer(100_000);
      const order = await shopping.order(who, { payment_id: WALLET });
      await test.store.database.updateTable('orders').set({ status }).where('id', '=', order.id).execute();
      const before = await world(test.store);
      expect(codes([await cancel(who, order), await cancel(who, order, 'cancelled')])).toEqual([
        'ERROR_254',
        'ERROR_254',
      ]);
      expect(await world(test.store)).toEqual(before);
      expect((await shown(who, order)).status).toBe(status);
    },
  );

  it.each(['new', 'accepted', 'delivered', 'refunded', 'CANCELED', ''])(
    'a customer cannot make an order %j',
    async (word) => {
      const who = await shopping.customer();
      const order = await shopping.order(who);
      const before = await world(test.store);
      expect((await cancel(who, order, word)).status).toBe(400);
      expect(await world(test.store)).toEqual(before);
    },
  );
});
