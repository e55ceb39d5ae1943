import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../domain/runs.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { CASH, type Customer } from '../support/shopping.ts';
import { supply } from '../support/supply.ts';
import { createPaying, inMinor, type Paying } from './paying.ts';

const WEEK_MS = 7 * 86_400_000;
let test: TestMarketplace;
let paying: Paying;
let opening: number;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  opening = test.clock.now();
  paying = await createPaying(test);
});
afterAll(() => test.marketplace.close());

/** Money that left this customer at the provider, and where all of it is now, with what was in the wallet; cents. */
const balanceSheet = async (
  who: Customer,
): Promise<{ readonly charged: number; readonly placed: number; readonly held: number; readonly ledger: number }> => {
  const { database } = test.store;
  const charged = await database
    .selectFrom('test_payments')
    .innerJoin('payment_processes', 'payment_processes.id', 'process_id')
    .where('user_id', '=', who.id)
    .where('test_payments.status', '=', 'paid')
    .select('test_payments.amount')
    .execute();
  const open = await database
    .selectFrom('payment_processes')
    .innerJoin('test_payments', 'process_id', 'payment_processes.id')
    .where('user_id', '=', who.id)
    .where('payment_processes.status', '=', 'open')
    .where('test_payments.status', '=', 'paid')
    .select('payment_processes.amount')
    .execute();
  const orders = (await paying.transactions(who)).filter(
    ({ status, payable_type, tag }) => status === 'paid' && payable_type === 'order' && tag !== 'cash',
  );
  const entries = await database
    .selectFrom('wallet_histories')
    .innerJoin('wallets', 'wallets.id', 'wallet_id')
    .where('user_id', '=', who.id)
    .select(['type', 'wallet_histories.amount'])
    .execute();
  return {
    charged:
      charged.reduce((sum, { amount }) => sum + inMinor(Number(amount)), 0) -
      open.reduce((sum, { amount }) => sum + amount, 0),
    placed: orders.reduce((sum, { price }) => sum + price, 0),
    held: inMinor(await paying.shopping.balance(who)),
    ledger: entries.reduce((sum, { type, amount }) => sum + (type === 'topup' ? amount : -amount), 0),
  };
};

const actArb = fc.record({
  act: fc.constantFrom(
    'pay',
    'pay',
    'lost',
    'cancel',
    'decline',
    'return',
    'give up',
    'tell paid',
    'tell canceled',
    'tick',
    'start again',
    'order by cash',
    'spend',
    'cancel order',
  ),
  page: fc.nat(3),
  isAtOnce: fc.boolean(),
});

describe('L1 L7 any schedule of pages, presses, callbacks and time', () => {
  it('creates at most one order, and every charged cent is in an order or in the wallet', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('cart', 'order', 'split'),
        fc.array(actArb, { minLength: 3, maxLength: 14 }),
        async (kind, acts) => {
          // Each case takes hours: the next one starts a week later, at the same hour, when the shop is open again.
          test.clock.advance(WEEK_MS - ((test.clock.now() - opening) % WEEK_MS));
          await supply(test.store, 60);
          const opened = kind === 'split' ? 500 : 0;
          const who = await paying.shopping.customer(opened);
          let spent = 0;
          const cart = await paying.shopping.fill(who);
          const order =
            kind !== 'cart'
              ? (await test.api.ok('placeOrder', paying.shopping.draft(cart), { token: who.token })).data
              : undefined;
          const share = kind === 'split' ? { from_wallet: 5 } : {};
          const what = order ? { order_id: order.id, ...share } : paying.draft(cart);
          const pages = [await paying.start(who, what), await paying.start(who, what, 'paypal')];

          const run = async ({ act, page }: (typeof acts)[number]): Promise<unknown> => {
            const id = pages[page % pages.length] as string;
            switch (act) {
              case 'pay':
              case 'lost':
              case 'cancel':
              case 'decline':
                return paying.press(id, act);
              case 'return':
                return paying.get(`/pay/${id}/return`);
              case 'give up':
                return paying.get(`/pay/${id}/cancel`);
              case 'tell paid':
              case 'tell canceled': {
                // A provider reports only what happened.
                const happened = (await paying.book(id)).atProvider;
                return happened === act.slice(5)
                  ? paying.tell(await paying.messageOf(id, happened as 'paid' | 'canceled'))
                  : undefined;
              }
              case 'tick':
                test.clock.advance(16_000);
                return test.timers.tick();
              case 'start again': {
                const again = await test.api.call('startPayment', { tag: 'stripe', ...what }, { token: who.token });
                if (again.status === 200) pages.push((again.body as { data: { id: string } }).data.id);
                return again;
              }
              case 'spend': {
                const taken = await test.api.call('withdrawMoney', { price: 1 }, { token: who.token });
                if (taken.status === 200) spent += 100;
                return taken;
              }
              case 'order by cash':
                return order
                  ? test.api.call('payOrder', { id: order.id, payment_sys_id: CASH }, { token: who.token })
                  : paying.shopping.place(who, paying.shopping.draft(cart));
              case 'cancel order': {
                const [last] = await paying.shopping.ordersOf(who);
                return (
                  last && test.api.call('changeOrderStatus', { id: last.id, status: 'canceled' }, { token: who.token })
                );
              }
            }
          };
          let atOnce: Promise<unknown>[] = [];
          for (const step of acts) {
            atOnce.push(run(step));
            if (!step.isAtOnce) {
              await Promise.all(atOnce);
              atOnce = [];
            }
          }
          await Promise.all(atOnce);
          for (let round = 0; round < 3; round++) {
            test.clock.advance(3_600_000);
            await test.timers.tick();
          }

          expect((await paying.shopping.ordersOf(who)).length).toBeLessThanOrEqual(1);
          const sheet = await balanceSheet(who);
          expect(sheet.held).toBe(sheet.ledger);
          expect(sheet.placed + sheet.held + spent).toBe(sheet.charged + opened);
          for (const id of pages) {
            const { state, draft, atProvider } = await paying.book(id);
            expect([draft, state === 'open']).toEqual([null, false]);
            if (state === 'paid') expect(atProvider).toBe('paid');
          }
          const paid = (await paying.transactions(who)).filter(
            ({ status, payable_type, type }) => status === 'paid' && payable_type === 'order' && type === 'model',
          );
          const tags = paid.map(({ tag }) => tag);
          expect(tags.filter((tag) => tag !== 'wallet').length).toBe(tags.length > 0 ? 1 : 0);
          expect(tags.length).toBeLessThanOrEqual(kind === 'split' ? 2 : 1);
        },
      ),
      runs(12, 500),
    );
  });
});
