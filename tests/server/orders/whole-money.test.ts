import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../domain/runs.ts';
import { createDesk, type Desk } from '../support/delivering.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import {
  CASH,
  createShopping,
  GREEN_SPOON,
  WALLET,
  type Customer,
  type Order,
  type Shopping,
} from '../support/shopping.ts';
import { coupons, supply } from '../support/supply.ts';
import { expectBalanced } from '../wallet/balanced.ts';

let test: TestMarketplace;
let shopping: Shopping;
let desk: Desk;
let owner: string;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  [shopping, desk] = [await createShopping(test), await createDesk(test)];
  owner = await test.api.signIn('seller-green-spoon@tiffin.test');
  await test.store.database
    .updateTable('shops')
    .set({ packaging_deposit: 250 })
    .where('id', '=', GREEN_SPOON)
    .execute();
});
afterAll(() => test.marketplace.close());

const START = 100_000;
const cents = (amount: number | null | undefined): number => Math.round((amount ?? 0) * 100);
const shown = async ({ token }: Customer, { id }: Pick<Order, 'id'>): Promise<Order> =>
  (await test.api.ok('showOrder', { id }, { token })).data;
/** Money in a wallet apart from cashback, minor units, and the sum of all its entries. */
const purse = async (who: Customer) => {
  const rows = await test.store.database
    .selectFrom('wallet_histories')
    .innerJoin('wallets', 'wallets.id', 'wallet_id')
    .select(['type', 'amount', 'balance'])
    .where('user_id', '=', who.id)
    .execute();
  const signed = rows.map(({ type, amount }) => ({
    isReward: /cashback|referral/.test(type),
    amount: /withdraw/.test(type) ? -amount : amount,
  }));
  const sum = (kept: typeof signed): number => kept.reduce((all, { amount }) => all + amount, 0);
  return { held: rows[0]?.balance ?? 0, entries: sum(signed), traded: sum(signed.filter(({ isReward }) => !isReward)) };
};

/** The receipt: every part of the total, which they add up to. */
const receipt = (order: Order): number =>
  cents(order.origin_price) -
  cents(order.total_discount) +
  cents(order.tax) +
  cents(order.delivery_fee) +
  cents(order.service_fee) +
  cents(order.waiter_fee) +
  cents(order.tips) +
  cents(order.deposit) -
  cents(order.coupon_price);

const lifeArb = fc.record({
  lines: fc.array(
    fc.record({
      item: fc.constantFrom('lentil-soup', 'falafel-bowl', 'lemonade'),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  payment: fc.constantFrom(CASH, WALLET, WALLET),
  tips: fc.constantFrom(0, 0, 1.5),
  hasCoupon: fc.boolean(),
  usesReturnableBoxes: fc.boolean(),
  ends: fc.constantFrom('delivered', 'delivered', 'delivered', 'canceled'),
  after: fc.array(
    fc.oneof(
      fc.record({ act: fc.constant('tip' as const), amount: fc.integer({ min: 1, max: 400 }) }),
      fc.record({
        act: fc.constant('part' as const),
        place: fc.nat(2),
        quantity: fc.integer({ min: 1, max: 3 }),
        isGranted: fc.boolean(),
      }),
      fc.record({ act: fc.constant('whole' as const), isGranted: fc.boolean() }),
      fc.record({ act: fc.constant('boxes' as const), count: fc.integer({ min: 1, max: 5 }) }),
    ),
    { maxLength: 6 },
  ),
});

describe('REFUND-3 L7 the money of an order', () => {
  it('is the same on the receipt, in the payments and in the wallet, through all of its life', async () => {
    await fc.assert(
      fc.asyncProperty(lifeArb, async ({ lines, payment, tips, hasCoupon, usesReturnableBoxes, ends, after }) => {
        await supply(test.store, 60);
        // A thousand lives take longer than the shop is open.
        if (new Date(test.clock.now()).getUTCHours() >= 20) test.clock.advance(16 * 3_600_000);
        await coupons(test.store, 5);
        const who = await shopping.customer(START);
        const basket = { lines: [...lines, { item: 'mystery-stew', quantity: 1 }] };
        const more = {
          payment_id: payment,
          tips,
          ...(hasCoupon && { coupon: 'SPRING2' }),
          ...(usesReturnableBoxes && { returnable_packaging: true }),
        };
        const placed = await shopping.order(who, more, basket);
        const { id } = placed;
        let [given, back, deposits] = [0, 0, 0];
        const tipNow = async (minor: number): Promise<void> => {
          const { status } = await test.api.call(
            'payOrder',
            { id, payment_sys_id: WALLET, tips: minor / 100 },
            { token: who.token },
          );
          if (status === 200) given += minor;
          test.clock.advance(61_000);
        };
        const bringBack = async (count: number): Promise<void> => {
          const { boxes = 0, boxes_returned: before = 0, deposit } = await shown(who, placed);
          const { status } = await test.api.call(
            'takeBoxesBack',
            { shop_id: GREEN_SPOON, id, count },
            { token: owner },
          );
          if (status !== 200) return;
          const worth = (returned: number): number => Math.floor((cents(deposit) * returned) / boxes);
          back += worth(before + count) - worth(before);
          deposits = worth(before + count);
        };
        const check = async (): Promise<void> => {
          const order = await shown(who, placed);
          expect(receipt(order)).toBe(cents(order.total_price));
          expect(cents(order.total_price)).toBe(cents(placed.total_price) + given);
          const wallet = payment === WALLET ? cents(placed.total_price) : 0;
          const { held, entries, traded } = await purse(who);
          expect(held).toBe(entries);
          expect(traded).toBe(START - wallet - given + back);
          expect(back).toBeLessThanOrEqual(cents(order.total_price));
        };
        if (ends === 'canceled') {
          for (const step of after) if (step.act === 'tip') await tipNow(step.amount);
          await test.api.ok('changeOrderStatus', { id, status: 'canceled' }, { token: who.token });
          back = given + (payment === WALLET ? cents(placed.total_price) : 0);
          await check();
          if (hasCoupon && back === 0) {
            const checked = await test.api.call('checkCoupon', { shop_id: 1, coupon: 'SPRING2' }, { token: who.token });
            expect(checked.status).toBe(200);
          }
          return expectBalanced(test.store);
        }
        await desk.deliver(placed);
        for (const step of after) {
          if (step.act === 'tip') await tipNow(step.amount);
          else if (step.act === 'boxes') await bringBack(step.count);
          else {
            const pieces =
              step.act === 'part'
                ? {
                    lines: [
                      {
                        order_detail_id: placed.details?.[step.place]?.id ?? 0,
                        quantity: step.quantity,
                        reason: 'other',
                      },
                    ],
                  }
                : {};
            const asked = await test.api.call(
              'askRefund',
              { order_id: id, cause: 'Cold', ...pieces },
              { token: who.token },
            );
            if (asked.status !== 200) continue;
            const refund = (asked.body as { data: { id: number; amount: number | null } }).data;
            const total = cents((await shown(who, placed)).total_price);
            const word = step.isGranted ? ('acceptRefund' as const) : ('rejectRefund' as const);
            await test.api.ok(word, { id: refund.id, answer: 'Checked' }, { token: desk.token });
            if (step.isGranted) back += refund.amount === null ? total - deposits : cents(refund.amount);
          }
          await check();
        }
        await check();
        await expectBalanced(test.store);
      }),
      runs(12, 1000),
    );
  });
});
