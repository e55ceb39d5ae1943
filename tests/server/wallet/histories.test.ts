import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, EUR, WALLET, type Customer, type Shopping } from '../support/shopping.ts';

const DAY = 86_400_000;
let test: TestMarketplace;
let shopping: Shopping;
let who: Customer;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
  who = await shopping.customer(10_000);
  for (const [index, price] of [3, 1, 2].entries()) {
    if (index > 0) test.clock.advance(DAY);
    who = { ...who, token: await test.api.signIn('customer-1@tiffin.test') };
    await test.api.ok('withdrawMoney', { price, note: `no. ${index}` }, { token: who.token });
  }
});
afterAll(() => test.marketplace.close());

const list = async (sent: Readonly<Record<string, unknown>> = {}) =>
  test.api.ok('listWalletHistories', sent, { token: who.token });
const notes = async (sent: Readonly<Record<string, unknown>>) => (await list(sent)).data.map(({ note }) => note);

describe('WALLET-1 the wallet history', () => {
  it('is paged, newest first, in the requested currency', async () => {
    const first = await list({ perPage: 2, currency_id: EUR });
    expect(first.data.map(({ price, type }) => [type, price])).toEqual([
      ['withdraw', 1.84],
      ['withdraw', 0.92],
    ]);
    expect(first.meta).toMatchObject({ current_page: 1, last_page: 2, per_page: 2, total: 4 });
    expect((await list({ perPage: 2, page: 2 })).data.map(({ type }) => type)).toEqual(['withdraw', 'topup']);
    expect((await list({ page: 99 })).data).toEqual([]);
  });

  it('is filtered by direction', async () => {
    expect((await list({ direction: 'in' })).data.map(({ type }) => type)).toEqual(['topup']);
    expect(await notes({ direction: 'out' })).toEqual(['no. 2', 'no. 1', 'no. 0']);
    expect(await notes({ direction: 'out', type: 'topup' })).toEqual([]);
  });

  it('comes to what came in and what left on the days that are asked for, in the requested currency', async () => {
    const flow = async (sent: Readonly<Record<string, unknown>> = {}) =>
      (await test.api.ok('showWalletFlow', sent, { token: who.token })).data;
    const dayOf = (back: number) => new Date(test.clock.now() - back * DAY).toISOString().slice(0, 10);
    const [opened, yesterday, today] = [dayOf(2), dayOf(1), dayOf(0)];
    expect(await flow()).toEqual({ incoming: 100, outgoing: 6 });
    expect(await flow({ currency_id: EUR })).toEqual({ incoming: 92, outgoing: 5.52 });
    expect(await flow({ date_from: yesterday })).toEqual({ incoming: 0, outgoing: 3 });
    expect(await flow({ date_from: opened, date_to: opened })).toEqual({ incoming: 0, outgoing: 3 });
    expect((await test.api.call('showWalletFlow', { date_from: '2026-02-30' }, { token: who.token })).status).toBe(400);
    const { token } = await shopping.customer(5000);
    const { data: asked } = await test.api.ok('withdrawMoney', { price: 1 }, { token });
    const outgoing = async () => (await test.api.ok('showWalletFlow', { date_from: today }, { token })).data.outgoing;
    expect(await outgoing()).toBe(1);
    await test.api.ok('changeWalletHistoryStatus', { uuid: asked.uuid, status: 'canceled' }, { token });
    expect(await outgoing()).toBe(0);
  });

  it('tells why money moved, and lists refunds on their own', async () => {
    const buyer = await shopping.customer(10_000);
    const order = await shopping.order(buyer, { payment_id: WALLET });
    await test.api.ok('changeOrderStatus', { id: order.id, status: 'canceled' }, { token: buyer.token, as: 'query' });
    await test.api.ok('withdrawMoney', { price: 1, note: `Order #${order.id} refunded` }, { token: buyer.token });
    const about = { subject_type: 'order', subject_id: order.id };
    const all = async (sent = {}) => (await test.api.ok('listWalletHistories', sent, { token: buyer.token })).data;
    expect((await all()).slice(0, 3)).toMatchObject([
      { reason: 'withdrawal', subject_id: null },
      { reason: 'canceled', ...about },
      { reason: 'payment', ...about },
    ]);
    expect((await all({ about: 'refunds' })).map(({ reason }) => reason)).toEqual(['canceled']);
    expect(await all({ about: 'rewards' })).toEqual([]);
  });

  it('shows one entry to its owner only', async () => {
    const [newest] = (await list()).data;
    const { data } = await test.api.ok('showWalletHistory', { uuid: newest?.uuid ?? '' }, { token: who.token });
    expect(data).toEqual(newest);
    const other = await test.api.signIn('demo@tiffin.test');
    expect((await test.api.call('showWalletHistory', { uuid: newest?.uuid ?? '' }, { token: other })).status).toBe(404);
  });

  it('is written once for one key of a withdrawal', async () => {
    const other = await shopping.customer(5000);
    const ask = () =>
      test.api.ok(
        'withdrawMoney',
        { price: 10, note: 'once' },
        { token: other.token, headers: { 'idempotency-key': '0b0f6a52-6b0e-4c5e-9d0b-5a3f7a9f1c11' } },
      );
    const answers = [await ask(), await ask()];
    expect(answers[0]?.data.uuid).toBe(answers[1]?.data.uuid);
    expect(await shopping.balance(other)).toBe(40);
  });

  it('is filtered by type, status, day and words, and sorted', async () => {
    expect(await notes({ type: 'topup' })).toEqual([null]);
    expect(await notes({ status: 'processed', column: 'price', sort: 'asc' })).toEqual(['no. 1', 'no. 2', 'no. 0']);
    expect(await notes({ date_from: '2025-03-11', date_to: '2025-03-11' })).toEqual(['no. 1']);
    expect(await notes({ search: 'NO. 2' })).toEqual(['no. 2']);
    for (const sent of [
      { type: 'nonsense' },
      { status: 'nonsense' },
      { type: 'constructor' },
      { search: "%' or 1=1 --" },
    ])
      expect(await notes(sent)).toEqual([]);
    for (const column of ['id', 'nonsense', 'constructor', '__proto__', 'wallet_id'])
      expect(await notes({ column, sort: 'asc', type: 'withdraw' })).toEqual(['no. 0', 'no. 1', 'no. 2']);
    expect(
      (await test.api.no('listWalletHistories', { date_from: '2025-02-31' }, { token: who.token })).params,
    ).toHaveProperty('date_from');
  });

  it('includes own payments only', async () => {
    const other = await shopping.customer();
    expect(
      (await test.api.ok('listWalletHistories', {}, { token: other.token })).data.map(({ price }) => price),
    ).toEqual([0]);
    const order = await shopping.order(other);
    const {
      data: [payment],
    } = await test.api.ok('listTransactions', { status: 'progress' }, { token: other.token });
    expect(payment).toMatchObject({ payable_id: order.id, status: 'progress', payment_system: { tag: 'cash' } });
    expect((await test.api.ok('listTransactions', { status: 'paid' }, { token: other.token })).data).toEqual([]);
    expect((await test.api.ok('listTransactions', { status: 'nonsense' }, { token: other.token })).data).toEqual([]);
    expect((await test.api.no('showTransaction', { id: payment?.id }, { token: who.token })).status).toBe(404);
  });
});
