import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../domain/runs.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, EUR, type Customer, type Shopping } from '../support/shopping.ts';
import { expectBalanced } from './balanced.ts';

let test: TestMarketplace;
let shopping: Shopping;
let desk: string;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
  desk = await test.api.signIn('desk@tiffin.test');
});
afterAll(() => test.marketplace.close());

const ask = async ({ token }: Customer, price: number, more: object = {}) =>
  (await test.api.ok('withdrawMoney', { price, ...more }, { token })).data;
const decide = (uuid: string, status: string) => test.api.call('decideWithdrawal', { uuid, status }, { token: desk });
const takeBack = ({ token }: Customer, uuid: string, status = 'canceled') =>
  test.api.call('changeWalletHistoryStatus', { uuid, status }, { token });
const codeOf = ({ body }: { readonly body: unknown }): string => (body as { statusCode: string }).statusCode;

describe('WALLET-1 a withdrawal', () => {
  it('lowers the balance at once and is pending until paid out', async () => {
    const who = await shopping.customer(5000);
    const history = await ask(who, 9.2, { currency_id: EUR, note: 'NL00 TIFF 0123' });
    expect(history).toMatchObject({
      type: 'withdraw',
      status: 'processed',
      price: 9.2,
      note: 'NL00 TIFF 0123',
      author: { id: who.id },
    });
    expect(await shopping.balance(who)).toBe(40);
    const { body } = await decide(history.uuid, 'paid');
    expect((body as { data: object }).data).toMatchObject({
      uuid: history.uuid,
      status: 'paid',
      price: 10,
      user: { id: who.id },
    });
    expect(await shopping.balance(who)).toBe(40);
    const {
      data: [notice],
    } = await test.api.ok('listNotifications', { column: 'id', sort: 'desc' }, { token: who.token });
    expect(notice).toMatchObject({
      type: 'wallet_withdraw',
      title: String(history.id),
      body: `Your withdrawal #${history.id}: paid`,
    });
    await expectBalanced(test.store);
  });

  it('returns its amount once when rejected or withdrawn', async () => {
    const who = await shopping.customer(5000);
    const [first, second] = [await ask(who, 20), await ask(who, 30)];
    expect(await shopping.balance(who)).toBe(0);
    expect((await decide(first.uuid, 'rejected')).status).toBe(200);
    expect((await takeBack(who, second.uuid)).status).toBe(200);
    expect(await shopping.balance(who)).toBe(50);
    expect([
      codeOf(await decide(first.uuid, 'rejected')),
      codeOf(await decide(first.uuid, 'paid')),
      codeOf(await takeBack(who, second.uuid)),
    ]).toEqual(['ERROR_252', 'ERROR_502', 'ERROR_252']);
    expect(await shopping.balance(who)).toBe(50);
    await expectBalanced(test.store);
  });

  it('is decided by operators only, and hidden from other users', async () => {
    const [who, other] = [await shopping.customer(5000), await shopping.customer(5000)];
    const { uuid } = await ask(who, 20);
    for (const status of ['paid', 'processed', 'nonsense', '', 'PAID'])
      expect((await takeBack(who, uuid, status)).status).toBe(400);
    expect((await takeBack(other, uuid)).status).toBe(404);
    expect((await test.api.no('decideWithdrawal', { uuid, status: 'paid' }, { token: who.token })).status).toBe(403);
    expect((await test.api.no('listWithdrawals', {}, { token: who.token })).status).toBe(403);
    const {
      data: [topUp],
    } = await test.api.ok('listWalletHistories', { type: 'topup' }, { token: who.token });
    for (const found of [await decide(topUp?.uuid ?? '', 'rejected'), await takeBack(who, topUp?.uuid ?? '')])
      expect(found.status).toBe(404);
    expect((await decide('00000000-0000-4000-8000-00000000dead', 'paid')).status).toBe(404);
    expect([await shopping.balance(who), await shopping.balance(other)]).toEqual([30, 50]);
  });

  it.each([-1, 0, 0.001, 1e10, 'NaN', '1,5', null, {}])('of %j is rejected', async (price) => {
    const who = await shopping.customer(5000);
    expect((await test.api.no('withdrawMoney', { price }, { token: who.token })).params).toHaveProperty('price');
    expect(await shopping.balance(who)).toBe(50);
  });

  it('is rejected above the balance', async () => {
    const who = await shopping.customer(5000);
    expect(await test.api.no('withdrawMoney', { price: 50.01 }, { token: who.token })).toMatchObject({
      statusCode: 'ERROR_109',
    });
    await ask(who, 50);
    expect(await test.api.no('withdrawMoney', { price: 0.01 }, { token: who.token })).toMatchObject({
      statusCode: 'ERROR_109',
    });
  });

  it('is listed for operators by status, owner and page', async () => {
    const who = await shopping.customer(5000);
    const asked = [
      await ask(who, 1, { note: 'first' }),
      await ask(who, 2, { note: 'second' }),
      await ask(who, 3, { note: 'third' }),
    ];
    await decide(asked[1]?.uuid ?? '', 'paid');
    const list = async (sent: Readonly<Record<string, unknown>>) =>
      (await test.api.ok('listWithdrawals', sent, { token: desk })).data
        .filter(({ user }) => user?.id === who.id)
        .map(({ note }) => note);
    expect(await list({ perPage: 100 })).toEqual(['third', 'second', 'first']);
    expect(await list({ perPage: 100, status: 'processed', sort: 'asc' })).toEqual(['first', 'third']);
    expect(await list({ status: 'nonsense' })).toEqual([]);
    expect(
      (await test.api.ok('listWithdrawals', { search: 'SECON' }, { token: desk })).data.map(({ note }) => note),
    ).toContain('second');
    expect((await test.api.ok('listWithdrawals', { perPage: 1, page: 2 }, { token: desk })).meta).toMatchObject({
      current_page: 2,
      per_page: 1,
    });
    for (const type of (await test.api.ok('listWithdrawals', { perPage: 100 }, { token: desk })).data.map(
      ({ type }) => type,
    ))
      expect(type).toBe('withdraw');
  });
});

describe('L7 concurrent withdrawals', () => {
  it('are decided once each, in any order, by owner and operator', async () => {
    const decisionArb = fc.record({
      of: fc.nat(4),
      by: fc.constantFrom('desk', 'owner'),
      status: fc.constantFrom('paid', 'rejected', 'canceled'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1000, max: 9000 }),
        fc.array(decisionArb, { minLength: 3, maxLength: 20 }),
        async (start, decisions) => {
          const who = await shopping.customer(start);
          const asked = await Promise.all(
            Array.from({ length: 5 }, () => test.api.call('withdrawMoney', { price: 10 }, { token: who.token })),
          );
          const taken = asked
            .filter(({ status }) => status === 200)
            .map(({ body }) => (body as { data: { uuid: string } }).data.uuid);
          expect(taken).toHaveLength(Math.min(5, Math.floor(start / 1000)));
          await Promise.all(
            decisions.map(({ of, by, status }) => {
              const uuid = taken[of % taken.length] ?? '';
              return by === 'desk' ? decide(uuid, status) : takeBack(who, uuid, status);
            }),
          );
          const rows = await test.store.database
            .selectFrom('wallet_histories')
            .innerJoin('wallets', 'wallets.id', 'wallet_id')
            .where('user_id', '=', who.id)
            .where('type', '=', 'withdraw')
            .select('status')
            .execute();
          const kept = rows.filter(({ status }) => status === 'processed' || status === 'paid').length;
          expect(Math.round((await shopping.balance(who)) * 100)).toBe(start - kept * 1000);
          await expectBalanced(test.store);
        },
      ),
      runs(8, 300),
    );
  });
});
