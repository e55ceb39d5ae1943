import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runs } from '../../domain/runs.ts';
import type { Answer } from '../support/api.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { CASH, createShopping, EUR, WALLET, type Customer, type Shopping } from '../support/shopping.ts';

let test: TestMarketplace;
let shopping: Shopping;
let desk: string;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
  desk = await test.api.signIn('desk@tiffin.test');
});
afterAll(() => test.marketplace.close());

let keys = 0;
const newKey = (): string => `1d5a1c00-0000-4000-9000-${String((keys += 1)).padStart(12, '0')}`;
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
const isReplayed = ({ headers }: Answer): boolean => headers.get('idempotency-replayed') === 'true';
const restock = async (item: string): Promise<void> =>
  void (await test.store.database
    .updateTable('stocks')
    .set({ quantity: 40 })
    .where('id', '=', shopping.stockOf(item))
    .execute());
/** Tells the desk was given of one order. */
const newsOf = async (orderId: number): Promise<number> =>
  (await test.api.ok('listNotifications', { column: 'id', sort: 'desc', perPage: 100 }, { token: desk })).data.filter(
    ({ type, title }) => type === 'new_order' && title === String(orderId),
  ).length;
const inMinor = (major: number): number => Math.round(major * 100);

/** One way in which an intent to order reaches the server again. */
type Sending = {
  readonly key: 0 | 1 | undefined;
  readonly isAtOnce: boolean;
  readonly how: 'json' | 'form' | 'german' | 'signed in anew';
};
const sendingArb: fc.Arbitrary<Sending> = fc.record({
  key: fc.constantFrom(0 as const, 0 as const, 1 as const, undefined),
  isAtOnce: fc.boolean(),
  how: fc.constantFrom('json', 'form', 'german', 'signed in anew'),
});

describe('L1 any schedule of requests with one intent', () => {
  it('creates one order, takes stock and money once, notifies once', async () => {
    const sends = async (
      who: Customer,
      body: Readonly<Record<string, unknown>>,
      sendings: readonly Sending[],
    ): Promise<readonly Answer[]> => {
      const pair = [newKey(), newKey()] as const;
      const running: Promise<Answer>[] = [];
      for (const { key, isAtOnce, how } of sendings) {
        const token = how === 'signed in anew' ? await test.api.signIn(`customer-${accounts}@tiffin.test`) : who.token;
        const shape = { ...(how === 'form' && { as: 'form' as const }), ...(how === 'german' && { lang: 'de' }) };
        const sent = shopping.place({ ...who, token }, body, { ...(key !== undefined && keyed(pair[key])), ...shape });
        running.push(sent);
        if (!isAtOnce) await sent;
      }
      return Promise.all(running);
    };
    let accounts = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(sendingArb, { minLength: 2, maxLength: 8 }),
        fc.boolean(),
        async (sendings, isInEuros) => {
          await restock('lentil-soup');
          accounts += 1;
          const who = await shopping.customer(50_000);
          const cart = await shopping.fill(who, isInEuros ? { currency: EUR } : {});
          const [supply, balance] = [await shopping.inSupply('lentil-soup'), await shopping.balance(who)];
          const answers = await sends(who, shopping.draft(cart, { payment_id: WALLET }), sendings);

          const [order, ...others] = await shopping.ordersOf(who);
          expect(others).toEqual([]);
          expect(order?.transactions).toHaveLength(1);
          const fresh = answers.filter((answer) => answer.status === 200 && !isReplayed(answer));
          expect(fresh.map(({ body }) => body)).toEqual([
            expect.objectContaining({ data: expect.objectContaining({ id: order?.id }) as unknown }),
          ]);
          const winner = sendings[answers.findIndex((answer) => answer.status === 200 && !isReplayed(answer))]?.key;
          for (const [index, { status, body }] of answers.entries()) {
            // A call with the order's key gets that order, or that it is in progress.
            if (winner !== undefined && sendings[index]?.key === winner) expect([200, 409]).toContain(status);
            if (status === 200) expect(body).toEqual(fresh[0]?.body);
            else
              expect([status, (body as { statusCode: string }).statusCode]).toEqual(
                status === 409 ? [409, 'ERROR_409'] : [400, 'ERROR_501'],
              );
          }
          expect(await shopping.inSupply('lentil-soup')).toBe(supply - 2);
          expect(inMinor(await shopping.balance(who))).toBe(
            inMinor(balance) - inMinor(order?.transaction?.price ?? NaN),
          );
          await vi.waitFor(async () => expect(await newsOf(order?.id ?? 0)).toBe(1));
        },
      ),
      runs(12, 1000),
    );
  });

  it('without a key cannot order a cart twice', async () => {
    const who = await shopping.customer(50_000);
    const cart = await shopping.fill(who);
    expect((await shopping.place(who, shopping.draft(cart, { payment_id: WALLET }))).status).toBe(200);
    const [supply, balance] = [await shopping.inSupply('lentil-soup'), await shopping.balance(who)];
    for (const more of [
      { payment_id: WALLET },
      { payment_id: CASH },
      { payment_id: CASH, note: 'else', delivery_type: 'pickup' },
    ]) {
      const { status, body } = await shopping.place(who, shopping.draft(cart, more));
      expect([status, body]).toMatchObject([400, { statusCode: 'ERROR_501' }]);
    }
    expect(await shopping.ordersOf(who)).toHaveLength(1);
    expect([await shopping.inSupply('lentil-soup'), await shopping.balance(who)]).toEqual([supply, balance]);
  });

  it('does not repeat an order that was canceled', async () => {
    const who = await shopping.customer(50_000);
    const body = shopping.draft(await shopping.fill(who), { payment_id: WALLET });
    const key = newKey();
    const first = await shopping.place(who, body, keyed(key));
    const [order] = await shopping.ordersOf(who);
    await test.api.ok('changeOrderStatus', { id: order?.id, status: 'canceled' }, { token: who.token });
    const again = await shopping.place(who, body, keyed(key));
    expect([isReplayed(again), again.body]).toEqual([true, first.body]);
    expect((await shopping.ordersOf(who)).map(({ status }) => status)).toEqual(['canceled']);
    expect(await shopping.balance(who)).toBe(500);
  });

  it('leaves a new cart alone when a late retry arrives', async () => {
    const who = await shopping.customer();
    const key = newKey();
    const body = shopping.draft(await shopping.fill(who));
    await shopping.place(who, body, keyed(key));
    const next = await shopping.fill(who);
    expect(isReplayed(await shopping.place(who, body, keyed(key)))).toBe(true);
    expect((await shopping.place(who, body)).status).toBe(400);
    expect(await shopping.cart(who)).toMatchObject({ id: next.id, version: next.version });
    expect(await shopping.ordersOf(who)).toHaveLength(1);
  });
});

describe('L2 one key, one meaning, on every endpoint that takes one', () => {
  it('rejects another payload and keeps the first response', async () => {
    const who = await shopping.customer(50_000);
    const body = shopping.draft(await shopping.fill(who), { payment_id: WALLET });
    const key = newKey();
    const first = await shopping.place(who, body, keyed(key));
    const balance = await shopping.balance(who);
    for (const other of [
      { ...body, tips: 1 },
      { ...body, payment_id: CASH },
      { ...body, cart_id: 1 },
    ]) {
      expect(await shopping.place(who, other, keyed(key))).toMatchObject({
        status: 422,
        body: { statusCode: 'ERROR_422' },
      });
    }
    expect((await shopping.place(who, body, keyed(key))).body).toEqual(first.body);
    expect(await shopping.balance(who)).toBe(balance);
  });

  it('rejects an order’s key for filling a cart or paying', async () => {
    const who = await shopping.customer(50_000);
    const key = newKey();
    await shopping.place(who, shopping.draft(await shopping.fill(who)), keyed(key));
    const [order] = await shopping.ordersOf(who);
    const how = { token: who.token, ...keyed(key) };
    expect(
      (
        await test.api.no(
          'insertProducts',
          { shop_id: 1, currency_id: 1, products: [{ stock_id: shopping.stockOf('lemonade'), quantity: 1 }] },
          how,
        )
      ).status,
    ).toBe(422);
    expect((await test.api.no('payOrder', { id: order?.id, payment_sys_id: WALLET }, how)).status).toBe(422);
    expect((await test.api.no('showCart', {}, { token: who.token })).status).toBe(404);
    expect(await shopping.balance(who)).toBe(500);
  });

  it('does not restore a removed line on retry', async () => {
    const who = await shopping.customer();
    const how = { token: who.token, ...keyed(newKey()) };
    const sent = { shop_id: 1, currency_id: 1, products: [{ stock_id: shopping.stockOf('lemonade'), quantity: 3 }] };
    const first = await test.api.call('insertProducts', sent, how);
    await test.api.ok(
      'insertProducts',
      { ...sent, products: [{ ...sent.products[0], quantity: 0 }] },
      { token: who.token },
    );
    const again = await test.api.call('insertProducts', sent, how);
    expect([isReplayed(again), again.body]).toEqual([true, first.body]);
    expect((await shopping.cart(who)).user_carts[0]?.cartDetails).toEqual([]);
  });

  it('pays a tip once, however often and fast it is sent', async () => {
    const who = await shopping.customer(50_000);
    const [order, other] = [
      await shopping.order(who, { payment_id: WALLET }),
      await shopping.order(who, { payment_id: WALLET }),
    ];
    const [how, balance] = [{ token: who.token, ...keyed(newKey()) }, await shopping.balance(who)];
    const tip = () => test.api.call('payOrder', { id: order.id, payment_sys_id: WALLET, tips: 2 }, how);
    const answers = [...(await Promise.all([tip(), tip(), tip()])), await tip()];
    expect(answers.filter((answer) => answer.status === 200 && !isReplayed(answer))).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await test.api.no('payOrder', { id: other.id, payment_sys_id: WALLET, tips: 2 }, how)).status).toBe(422);
    const { data } = await test.api.ok('showOrder', { id: order.id }, { token: who.token });
    expect([data.tips, data.transactions?.length]).toEqual([2, 2]);
    expect(inMinor(await shopping.balance(who))).toBe(inMinor(balance) - 200);
  });
});
