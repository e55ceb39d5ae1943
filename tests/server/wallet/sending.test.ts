import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireEvents } from '@infra/server/wiring/foundation.ts';
import { runs } from '../../domain/runs.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, EUR, USD, type Customer, type Shopping } from '../support/shopping.ts';
import { expectBalanced } from './balanced.ts';

let test: TestMarketplace;
let shopping: Shopping;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
});
afterAll(() => test.marketplace.close());

const JPY = 3;
const uuidOf = async ({ id }: Customer): Promise<string> =>
  (await test.store.database.selectFrom('users').select('uuid').where('id', '=', id).executeTakeFirstOrThrow()).uuid;
const send = async (from: Customer, to: Customer, price: unknown, currency: number = USD, how: object = {}) =>
  test.api.call('sendMoney', { uuid: await uuidOf(to), price, currency_id: currency }, { token: from.token, ...how });
const cents = async (who: Customer): Promise<number> => Math.round((await shopping.balance(who)) * 100);
const codeOf = (body: unknown): string => (body as { statusCode: string }).statusCode;

describe('WALLET-1 sending money', () => {
  it('debits the sender, credits the receiver, is visible to both, and notifies the receiver', async () => {
    const [from, to] = [await shopping.customer(5000), await shopping.customer(100)];
    const { data: history } = await test.api.ok(
      'sendMoney',
      { uuid: await uuidOf(to), price: 9.2, currency_id: EUR },
      { token: from.token },
    );
    expect([await cents(from), await cents(to)]).toEqual([4000, 1100]);
    expect(history).toMatchObject({
      type: 'withdraw',
      status: 'paid',
      price: 9.2,
      note: 'Nadia Berg',
      author: { id: from.id },
      user: { id: from.id },
      transaction_id: expect.any(Number) as number,
    });
    const {
      data: [received],
    } = await test.api.ok('listWalletHistories', {}, { token: to.token });
    expect(received).toMatchObject({
      type: 'topup',
      status: 'paid',
      price: 10,
      note: 'Nadia Berg',
      author: { id: from.id },
      user: { id: to.id },
    });
    const {
      data: [notice],
    } = await test.api.ok('listNotifications', { column: 'id', sort: 'desc' }, { token: to.token });
    expect(notice).toMatchObject({
      type: 'wallet_top_up',
      title: String(received?.id),
      body: 'Your wallet received money from Nadia Berg',
    });
    for (const who of [from, to]) {
      const {
        data: [transaction],
      } = await test.api.ok('listTransactions', {}, { token: who.token });
      expect(transaction).toMatchObject({ status: 'paid', price: 10, payment_system: { tag: 'wallet' } });
      expect((await test.api.ok('showTransaction', { id: transaction?.id }, { token: who.token })).data).toEqual(
        transaction,
      );
    }
    const news = await Promise.all(
      [from, to].map(({ id }) => wireEvents({ store: test.store, clock: test.clock }).after(`user ${id}`, 0)),
    );
    expect(
      news.map(({ events }) => events.filter(({ event }) => event === 'wallet').map(({ data }) => JSON.parse(data))),
    ).toEqual([[{ price: 40, history: null }], [{ price: 11, history: null }]]);
    await expectBalanced(test.store);
  });

  it.each([-5, 0, 0.001, 1e-7, 1e10, 1e308, 'NaN', 'Infinity', '5,00', '0x10', null, {}, [], true])(
    'of %j is refused, and nothing moves',
    async (price) => {
      const [from, to] = [await shopping.customer(5000), await shopping.customer()];
      const { status, body } = await send(from, to, price);
      expect([status, (body as { params?: object }).params]).toEqual([400, { price: expect.any(Array) as unknown }]);
      expect([await cents(from), await cents(to)]).toEqual([5000, 0]);
    },
  );

  it('is recorded as a transfer, whatever the receiver is called', async () => {
    const [from, to] = [await shopping.customer(5000), await shopping.customer(0)];
    await test.api.ok('updateProfile', { firstname: 'Order #5', lastname: 'refunded' }, { token: to.token });
    await send(from, to, 1);
    const transfer = { note: 'Order #5 refunded', reason: 'transfer', subject_type: null, subject_id: null };
    for (const { token } of [from, to])
      expect((await test.api.ok('listWalletHistories', {}, { token })).data[0]).toMatchObject(transfer);
    const refunds = (await test.api.ok('listWalletHistories', { about: 'refunds' }, { token: to.token })).data;
    expect(refunds).toEqual([]);
  });

  it('is rejected for too much, to oneself, to unknown users and without a wallet', async () => {
    const [from, to, poor] = [await shopping.customer(5000), await shopping.customer(), await shopping.customer()];
    expect(
      await test.api.no('sendMoney', { uuid: await uuidOf(to), price: 50.01, currency_id: USD }, { token: from.token }),
    ).toMatchObject({
      status: 400,
      statusCode: 'ERROR_109',
      message: 'Insufficient wallet balance.',
    });
    expect(
      (await test.api.no('sendMoney', { uuid: await uuidOf(from), price: 1, currency_id: USD }, { token: from.token }))
        .params,
    ).toHaveProperty('uuid');
    for (const uuid of ['00000000-0000-4000-8000-00000000dead', 'nobody', "' or 1=1 --", '1']) {
      expect((await test.api.no('sendMoney', { uuid, price: 1, currency_id: USD }, { token: from.token })).status).toBe(
        404,
      );
    }
    await test.store.database.deleteFrom('wallets').where('user_id', '=', poor.id).execute();
    expect(
      await test.api.no('sendMoney', { uuid: await uuidOf(poor), price: 1, currency_id: USD }, { token: from.token }),
    ).toMatchObject({ statusCode: 'ERROR_109', message: 'The receiver has no wallet.' });
    expect(codeOf((await send(poor, to, 1)).body)).toBe('ERROR_108');
    expect(
      (await test.api.no('sendMoney', { uuid: await uuidOf(to), price: 1, currency_id: 99 }, { token: from.token }))
        .params,
    ).toHaveProperty('currency_id');
    expect(
      (await test.api.no('sendMoney', { uuid: await uuidOf(to), price: 1 }, { token: from.token })).params,
    ).toHaveProperty('currency_id');
    // Too little for one cent of the base currency.
    expect(
      (await test.api.no('sendMoney', { uuid: await uuidOf(to), price: 0.001, currency_id: 4 }, { token: from.token }))
        .params,
    ).toHaveProperty('price');
    expect([await cents(from), await cents(to)]).toEqual([5000, 0]);
    await expectBalanced(test.store);
  });

  it('ignores amounts, senders and rates made up by the client', async () => {
    const [from, to, victim] = [
      await shopping.customer(5000),
      await shopping.customer(),
      await shopping.customer(5000),
    ];
    await test.api.ok(
      'sendMoney',
      {
        uuid: await uuidOf(to),
        price: 10,
        currency_id: JPY,
        rate: 0.0001,
        user_id: victim.id,
        sender: victim.id,
        amount: 4000,
      },
      { token: from.token },
    );
    expect([await cents(from), await cents(to), await cents(victim)]).toEqual([4993, 7, 5000]);
  });

  it('is rejected to a closed account', async () => {
    const [from, to] = [await shopping.customer(5000), await shopping.customer()];
    const uuid = await uuidOf(to);
    await test.api.ok('deleteProfile', { old_password: 'lunchbox' }, { token: to.token, as: 'json' });
    for (const address of [uuid, await uuidOf(to)])
      expect(
        (await test.api.no('sendMoney', { uuid: address, price: 1, currency_id: USD }, { token: from.token })).status,
      ).toBe(404);
  });

  it('rejects a deactivated receiver as unknown', async () => {
    const [from, to] = [await shopping.customer(5000), await shopping.customer(300)];
    const uuid = await uuidOf(to);
    await test.store.database.updateTable('users').set({ active: false }).where('id', '=', to.id).execute();
    expect(await test.api.no('sendMoney', { uuid, price: 1, currency_id: USD }, { token: from.token })).toMatchObject({
      status: 404,
    });
    await test.store.database.updateTable('users').set({ active: true }).where('id', '=', to.id).execute();
    expect([await cents(from), await cents(to)]).toEqual([5000, 300]);
  });

  it('is rate limited, and repeated responses do not count', async () => {
    const on = await startMarketplace({ LIMITS: 'on' });
    const there = await createShopping(on);
    const [from, to] = [await there.customer(50_000), await there.customer()];
    const { uuid } = await on.store.database
      .selectFrom('users')
      .select('uuid')
      .where('id', '=', to.id)
      .executeTakeFirstOrThrow();
    const once = { token: from.token, headers: { 'idempotency-key': crypto.randomUUID() } };
    for (let count = 0; count < 12; count++) await on.api.ok('sendMoney', { uuid, price: 1, currency_id: USD }, once);
    for (let count = 0; count < 9; count++)
      await on.api.ok('sendMoney', { uuid, price: 1, currency_id: USD }, { token: from.token });
    expect(await on.api.no('sendMoney', { uuid, price: 1, currency_id: USD }, { token: from.token })).toMatchObject({
      status: 429,
      retryAfter: expect.any(Number) as number,
    });
    expect(await there.balance(to)).toBe(10);
    await on.marketplace.close();
  });
});

describe('L1 L2 one intent to send', () => {
  it('runs once, however often and concurrently it is sent', async () => {
    const [from, to] = [await shopping.customer(5000), await shopping.customer()];
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(from, to, 7, USD, { headers })));
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(await send(from, to, 7, USD, { headers, lang: 'de' })).toMatchObject({ status: 200 });
    expect((await send(from, to, 8, USD, { headers })).status).toBe(422);
    expect([await cents(from), await cents(to)]).toEqual([4300, 700]);
  });

  it('without a key runs each time, as far as the balance allows', async () => {
    const [from, to] = [await shopping.customer(1000), await shopping.customer()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(from, to, 1.5)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(answers.filter(({ status, body }) => status === 400 && codeOf(body) === 'ERROR_109')).toHaveLength(14);
    expect([await cents(from), await cents(to)]).toEqual([100, 900]);
    await expectBalanced(test.store);
  });
});

const stepArb = fc.record({
  from: fc.nat(2),
  to: fc.nat(2),
  minor: fc.integer({ min: 1, max: 4000 }),
  currency: fc.constantFrom(USD, EUR),
});

describe('L7 concurrent transfers', () => {
  it('between the same people terminate, conserve money and never overdraw', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(stepArb, { minLength: 10, maxLength: 50 }),
        fc.array(fc.nat(6000), { minLength: 3, maxLength: 3 }),
        async (steps, starts) => {
          const people: Customer[] = [];
          for (const start of starts) people.push(await shopping.customer(start));
          const answers = await Promise.all(
            steps.map(({ from, to, minor, currency }) =>
              send(people[from] as Customer, people[to] as Customer, minor / 100, currency),
            ),
          );
          for (const [index, { status, body }] of answers.entries()) {
            const { from, to } = steps[index] as (typeof steps)[number];
            if (from === to) expect(status).toBe(400);
            else expect([200, 400]).toContain(status);
            if (status === 400 && from !== to) expect(codeOf(body)).toBe('ERROR_109');
          }
          const held = await Promise.all(people.map(cents));
          expect(held.reduce((sum, amount) => sum + amount, 0)).toBe(starts.reduce((sum, amount) => sum + amount, 0));
          expect(Math.min(...held)).toBeGreaterThanOrEqual(0);
          await expectBalanced(test.store);
        },
      ),
      runs(6, 300),
    );
  });
});
