import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../domain/runs.ts';
import { codes } from '../support/codes.ts';
import { createDesk, type Desk } from '../support/delivering.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import {
  createShopping,
  EUR,
  USD,
  WALLET,
  CASH,
  type Customer,
  type Order,
  type Shopping,
} from '../support/shopping.ts';
import { supply } from '../support/supply.ts';

let test: TestMarketplace;
let shopping: Shopping;
let desk: Desk;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  [shopping, desk] = [await createShopping(test), await createDesk(test)];
});
afterAll(() => test.marketplace.close());

const LINES = [
  { item: 'lentil-soup', quantity: 3 },
  { item: 'falafel-bowl', quantity: 2 },
  { item: 'lemonade', quantity: 1 },
];
const delivered = async (who: Customer, more: object = {}, basket: object = {}): Promise<Order> => {
  await supply(test.store, 60);
  const order = await shopping.order(who, { payment_id: WALLET, ...more }, { lines: LINES, ...basket });
  await desk.deliver(order);
  return order;
};
const line = (order: Order, place: number) => order.details?.[place]?.id ?? 0;
type Pieces = { readonly order_detail_id: number; readonly quantity: number };
const ask = ({ token }: Customer, { id }: Pick<Order, 'id'>, pieces: readonly Pieces[], more: object = {}) =>
  test.api.call(
    'askRefund',
    { order_id: id, cause: 'Not all there', lines: pieces.map((each) => ({ reason: 'missing', ...each, ...more })) },
    { token },
  );
const quote = async ({ token }: Customer, { id }: Pick<Order, 'id'>, lines: readonly Pieces[]) =>
  (await test.api.ok('quoteRefund', { id, lines }, { token })).data;
const shown = async ({ token }: Customer, { id }: Pick<Order, 'id'>) =>
  (await test.api.ok('showOrder', { id }, { token })).data;
const accept = (id: number) => test.api.call('acceptRefund', { id }, { token: desk.token });
const cents = (amount: number | null | undefined): number => Math.round((amount ?? 0) * 100);

describe('REFUND-1 the payment of a refunded order', () => {
  it('says when cash was taken, and later when it was given back', async () => {
    const who = await shopping.customer();
    const order = await shopping.order(who);
    const before = order.transaction;
    expect([before?.status, before?.request, before?.refund_time]).toEqual(['progress', 'waiting', null]);
    test.clock.advance(60_000);
    await desk.deliver(order);
    const { transaction: paid } = await shown(who, order);
    expect([paid?.status, paid?.request, paid?.refund_time]).toEqual(['paid', 'approved', null]);
    expect(Date.parse(paid?.perform_time ?? '')).toBeGreaterThan(Date.parse(before?.perform_time ?? ''));
    test.clock.advance(60_000);
    const sent = { order_id: order.id, cause: 'Cold' };
    const { id } = (await test.api.ok('askRefund', sent, { token: who.token })).data;
    await test.api.ok('acceptRefund', { id }, { token: desk.token });
    const { transaction: back } = await shown(who, order);
    expect([back?.status, back?.perform_time]).toEqual(['refund', paid?.perform_time]);
    expect(Date.parse(back?.refund_time ?? '')).toBeGreaterThan(Date.parse(paid?.perform_time ?? ''));
  });
});

describe('REFUND-3 contract 8.14 a refund of some pieces', () => {
  it('says before what comes back, and the desk gives back exactly that, once', async () => {
    const who = await shopping.customer(100_000);
    const order = await delivered(who);
    const pieces = [{ order_detail_id: line(order, 0), quantity: 1 }];
    const promised = await quote(who, order, pieces);
    const { data } = (await ask(who, order, pieces, { reason: 'wrong', note: ' Pea soup came ' })).body as {
      data: { id: number; amount: number; lines: readonly object[] };
    };
    expect(data).toMatchObject({
      status: 'pending',
      amount: promised.amount,
      lines: [{ ...pieces[0], reason: 'wrong', note: 'Pea soup came', amount: promised.amount }],
    });
    const balance = await shopping.balance(who);
    expect(codes(await Promise.all([accept(data.id), accept(data.id), accept(data.id)]))).toEqual([
      200,
      'ERROR_501',
      'ERROR_501',
    ]);
    expect(cents(await shopping.balance(who)) - cents(balance)).toBe(cents(promised.amount));
    const after = await shown(who, order);
    expect([after.transaction?.status, after.order_refunds?.[0]?.status]).toEqual(['paid', 'accepted']);
    const [news] = (await test.api.ok('listNotifications', { type: 'order_refunded' }, { token: who.token })).data;
    expect(news).toMatchObject({ data: { status: 'approved' } });
  });

  it('gives back each piece once, and a rejected one again', async () => {
    const who = await shopping.customer(100_000);
    const order = await delivered(who);
    const all = [{ order_detail_id: line(order, 1), quantity: 2 }];
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(who, order, all)));
    expect(codes(answers).filter((code) => code === 200)).toHaveLength(1);
    expect(new Set(codes(answers))).toEqual(new Set([200, 'ERROR_501']));
    const [refund] = (await test.api.ok('listRefunds', {}, { token: who.token })).data;
    await test.api.ok('rejectRefund', { id: refund?.id, answer: 'Both are on the photo' }, { token: desk.token });
    expect(codes([await ask(who, order, all)])).toEqual([200]);
    expect(
      codes([await test.api.call('askRefund', { order_id: order.id, cause: 'All' }, { token: who.token })]),
    ).toEqual(['ERROR_506']);
  });

  it('refuses pieces of another order, none at all, and a stranger', async () => {
    const [who, other] = [await shopping.customer(100_000), await shopping.customer(100_000)];
    const [order, foreign] = [await delivered(who), await delivered(other)];
    const strange = [{ order_detail_id: line(foreign, 0), quantity: 1 }];
    expect((await ask(who, order, strange)).status).toBe(400);
    expect((await ask(who, order, [{ order_detail_id: line(order, 0), quantity: 0 }])).status).toBe(400);
    expect((await ask(who, foreign, strange)).status).toBe(404);
    expect((await test.api.call('quoteRefund', { id: foreign.id, lines: strange }, { token: who.token })).status).toBe(
      404,
    );
    const fresh = await shopping.order(who, { payment_id: WALLET });
    expect(codes([await ask(who, fresh, [{ order_detail_id: line(fresh, 0), quantity: 1 }])])).toEqual(['ERROR_400']);
  });

  it('adds up over all pieces to what was paid for them, in any currency, with a tip on top', async () => {
    const plans = fc.record({
      currency: fc.constantFrom(USD, EUR),
      payment: fc.constantFrom(CASH, WALLET),
      tips: fc.constantFrom(0, 1.5),
      steps: fc.array(
        fc.record({ place: fc.nat(2), quantity: fc.integer({ min: 1, max: 3 }), isGranted: fc.boolean() }),
        {
          minLength: 1,
          maxLength: 5,
        },
      ),
    });
    await fc.assert(
      fc.asyncProperty(plans, async ({ currency, payment, tips, steps }) => {
        const who = await shopping.customer(100_000);
        const order = await delivered(who, { payment_id: payment, tips }, { currency });
        const balance = cents(await shopping.balance(who));
        const open = new Map((order.details ?? []).map(({ id, quantity }) => [id, quantity ?? 0]));
        let granted = 0;
        const give = async (pieces: readonly Pieces[], isGranted: boolean): Promise<void> => {
          const answer = await ask(who, order, pieces);
          const wanted = pieces.every(({ order_detail_id: id, quantity }) => quantity <= (open.get(id) ?? 0));
          expect(answer.status).toBe(wanted ? 200 : 400);
          if (!wanted) return;
          const { data } = answer.body as { data: { id: number; amount: number } };
          if (!isGranted)
            return void (await test.api.ok('rejectRefund', { id: data.id, answer: 'No' }, { token: desk.token }));
          expect((await accept(data.id)).status).toBe(200);
          granted += cents(data.amount);
          for (const { order_detail_id: id, quantity } of pieces) open.set(id, (open.get(id) ?? 0) - quantity);
        };
        for (const { place, quantity, isGranted } of steps)
          await give([{ order_detail_id: line(order, place), quantity }], isGranted);
        const rest = [...open]
          .filter(([, left]) => left > 0)
          .map(([id, quantity]) => ({ order_detail_id: id, quantity }));
        if (rest.length > 0) await give(rest, true);
        const { total_price, delivery_fee, service_fee, waiter_fee, rate, tips: tip } = await shown(who, order);
        const fees = [delivery_fee, service_fee, waiter_fee, tip].reduce<number>((sum, fee) => sum + cents(fee), 0);
        expect(granted).toBe(cents(total_price) - fees);
        expect(cents(await shopping.balance(who)) - balance).toBe(Math.round(granted / (rate ?? 1)));
      }),
      runs(8),
    );
  });
});
