import * as fc from 'fast-check';
import { wireEvents } from '@infra/server/wiring/foundation.ts';
import { systemRandom } from '@infra/server/foundation/platform/random.ts';
import { wireReferenceData } from '@infra/server/wiring/features/reference.ts';
import { createWalletRepository } from '@infra/server/features/wallet/wallets.repository.ts';
import { createLedger, type Ledger } from '@infra/server/features/wallet/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../domain/runs.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import {
  createShopping,
  CASH,
  EUR,
  USD,
  WALLET,
  type Customer,
  type Order,
  type Shopping,
} from '../support/shopping.ts';
import { supply } from '../support/supply.ts';

const cause = { reason: 'top-up' } as const;
let test: TestMarketplace;
let shopping: Shopping;
let ledger: Ledger;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
  const { store, clock } = test;
  ledger = createLedger({
    transactions: store.transactions,
    wallets: createWalletRepository(store),
    clock,
    random: systemRandom,
    reference: wireReferenceData({ store, providers: { offers: () => true } }).reference,
    events: wireEvents({ store, clock }),
  });
});
afterAll(() => test.marketplace.close());

type Account = {
  readonly user_id: number;
  readonly balance: number;
  readonly entries: readonly { readonly type: string; readonly amount: number }[];
};
const accounts = async (): Promise<readonly Account[]> => {
  const { database } = test.store;
  const wallets = await database.selectFrom('wallets').select(['id', 'user_id', 'balance']).orderBy('id').execute();
  const entries = await database
    .selectFrom('wallet_histories')
    .select(['wallet_id', 'type', 'amount'])
    .orderBy('id')
    .execute();
  return wallets.map(({ id, user_id, balance }) => ({
    user_id,
    balance,
    entries: entries.filter(({ wallet_id }) => wallet_id === id),
  }));
};
const sumOf = ({ entries }: Account): number =>
  entries.reduce((sum, { type, amount }) => sum + (type === 'withdraw' ? -amount : amount), 0);
/** L7 for every wallet there is. */
const expectBalanced = async (): Promise<void> => {
  const all = await accounts();
  expect(all.map(({ user_id, balance }) => [user_id, balance])).toEqual(
    all.map((account) => [account.user_id, sumOf(account)]),
  );
  expect(all.filter(({ balance }) => balance < 0)).toEqual([]);
};
const held = async (userId: number): Promise<number> =>
  (await accounts()).find(({ user_id }) => user_id === userId)?.balance ?? NaN;

const bookingArb = fc.record({
  kind: fc.constantFrom('debit', 'debit', 'credit', 'both'),
  amount: fc.nat(900),
  second: fc.nat(900),
  isFailing: fc.boolean(),
});

describe('L7 the ledger', () => {
  it('keeps balance = sum of entries ≥ 0 under fifty concurrent bookings', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(bookingArb, { minLength: 10, maxLength: 50 }),
        fc.nat(5000),
        async (bookings, start) => {
          const { id: userId } = await shopping.customer(start);
          const booked = await Promise.allSettled(
            bookings.map(({ kind, amount, second, isFailing }) =>
              test.store.transactions.run(async (): Promise<number> => {
                const part = (minor: number) => ({ userId, amount: minor, note: 'test', cause });
                const sum = kind === 'both' ? amount + second : amount;
                const change =
                  kind === 'credit'
                    ? (await ledger.credit(part(amount)))
                      ? amount
                      : NaN
                    : (await ledger.debitAll(kind === 'both' ? [part(amount), part(second)] : [part(amount)])) ===
                        'done'
                      ? -sum
                      : 0;
                // What fails afterwards takes its bookings with it.
                if (isFailing) throw new Error('undone');
                return change;
              }),
            ),
          );
          const kept = booked.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
          expect(kept).toHaveLength(bookings.filter(({ isFailing }) => !isFailing).length);
          expect(await held(userId)).toBe(start + kept.reduce((sum, change) => sum + change, 0));
          await expectBalanced();
        },
      ),
      runs(8, 300),
    );
  });

  it('debits several amounts together or not at all, down to the last cent', async () => {
    const { id: userId } = await shopping.customer(1000);
    const part = (amount: number) => ({ userId, amount, note: 'test', cause });
    expect(await ledger.debitAll([part(600), part(401)])).toBe('too-low');
    expect(await held(userId)).toBe(1000);
    expect(await ledger.debitAll([part(600), part(400)])).toBe('done');
    expect([await held(userId), await ledger.debit(part(1))]).toEqual([0, 'too-low']);
    await expectBalanced();
  });

  it.each([-1, 0.5, NaN, Infinity, 2 ** 53])('rejects an amount of %d', async (amount) => {
    const { id: userId } = await shopping.customer(1000);
    const before = await accounts();
    const debit = await ledger.debit({ userId, amount, note: 'test', cause }).catch((failure: unknown) => failure);
    expect(debit instanceof RangeError || debit === 'too-low').toBe(true);
    await expect(ledger.credit({ userId, amount, note: 'test', cause })).rejects.toThrow(RangeError);
    expect(await accounts()).toEqual(before);
  });

  it('writes no entry beyond the balance, whoever asks', async () => {
    const { id: userId } = await shopping.customer(1000);
    const before = await accounts();
    const entry = {
      userId,
      amount: 1001,
      note: 'test',
      cause,
      type: 'withdraw',
      transactionId: null,
      authorId: userId,
      uuid: '4d5a1c00-0000-4000-9000-000000000001',
      at: 1,
    } as const;
    expect(await createWalletRepository(test.store).withdraw(entry)).toBeUndefined();
    expect(await accounts()).toEqual(before);
  });

  it('reports users without a wallet', async () => {
    const booking = { userId: 999_999, amount: 1, note: 'test', cause };
    expect([await ledger.debit(booking), await ledger.credit(booking)]).toEqual(['no-wallet', false]);
  });
});

const stepArb = fc.record({
  act: fc.constantFrom('order', 'order', 'tip', 'cancel', 'time'),
  who: fc.nat(1),
  payment: fc.constantFrom(CASH, WALLET, WALLET),
  currency: fc.constantFrom(USD, EUR),
  amount: fc.integer({ min: 1, max: 900 }),
});

describe('L7 WALLET-1 trade', () => {
  it('conserves money between customers and operator', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stepArb, { minLength: 3, maxLength: 12 }), async (steps) => {
        await supply(test.store, 60);
        const people: readonly Customer[] = [await shopping.customer(9000), await shopping.customer(3000)];
        const orders: (readonly Order[])[] = [[], []];
        const paidBy = async (who: number): Promise<number> => {
          const rows = await test.store.database
            .selectFrom('transactions')
            .innerJoin('payments', 'payments.id', 'payment_id')
            .where('user_id', '=', people[who]?.id ?? 0)
            .select(['price', 'status', 'tag'])
            .execute();
          return rows
            .filter(({ status, tag }) => status === 'paid' && tag === 'wallet')
            .reduce((sum, { price }) => sum + price, 0);
        };
        for (const { act, who, payment, currency, amount } of steps) {
          const person = people[who] as Customer;
          const last = orders[who]?.at(-1);
          if (act === 'order') {
            const cart = await shopping.fill(person, { currency });
            const { status, body } = await shopping.place(person, shopping.draft(cart, { payment_id: payment }));
            if (status === 200) orders[who] = [...(orders[who] ?? []), (body as { readonly data: Order }).data];
            else expect(body).toMatchObject({ statusCode: 'ERROR_109' });
          }
          if (act === 'tip' && last)
            await test.api.call(
              'payOrder',
              { id: last.id, payment_sys_id: WALLET, tips: amount / 100 },
              { token: person.token },
            );
          if (act === 'cancel' && last)
            await test.api.call('changeOrderStatus', { id: last.id, status: 'canceled' }, { token: person.token });
          if (act === 'time') {
            test.clock.advance(45_000);
            await test.timers.tick();
          }
          await expectBalanced();
        }
        // Money that has left a customer's wallet is in payments that count.
        expect([await held(people[0]?.id ?? 0), await held(people[1]?.id ?? 0)]).toEqual([
          9000 - (await paidBy(0)),
          3000 - (await paidBy(1)),
        ]);
      }),
      runs(8, 200),
    );
  });

  it('allows as many concurrent tips as the balance is for, and leaves the order unpaid (C8)', async () => {
    const who = await shopping.customer(2000);
    const order = await shopping.order(who, { payment_id: CASH });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_none, place) =>
        test.api.call(
          'payOrder',
          { id: order.id, payment_sys_id: WALLET, tips: 3 + place / 100 },
          { token: who.token },
        ),
      ),
    );
    const given = answers.flatMap(({ status }, place) => (status === 200 ? [300 + place] : []));
    expect(given).toHaveLength(6);
    expect(
      answers.filter(
        ({ status, body }) => status === 400 && (body as { statusCode: string }).statusCode === 'ERROR_109',
      ),
    ).toHaveLength(4);
    expect(await held(who.id)).toBe(2000 - given.reduce((sum, tip) => sum + tip, 0));
    const { data } = await test.api.ok('showOrder', { id: order.id }, { token: who.token });
    expect(data.transaction).toMatchObject({ status: 'progress', payment_system: { tag: 'cash' } });
    await expectBalanced();
  });

  it('S13 takes a tip once that is sent forty times without a key, and again a minute later', async () => {
    const who = await shopping.customer(2000);
    const order = await shopping.order(who, { payment_id: CASH });
    const tip = () =>
      test.api.call('payOrder', { id: order.id, payment_sys_id: WALLET, tips: 1 }, { token: who.token });
    const answers = await Promise.all(Array.from({ length: 40 }, tip));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await held(who.id)).toBe(1900);
    test.clock.advance(61_000);
    expect((await tip()).status).toBe(200);
    expect(await held(who.id)).toBe(1800);
    await expectBalanced();
  });
});
