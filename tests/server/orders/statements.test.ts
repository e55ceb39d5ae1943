import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asJson } from '@infra/server/store/index.ts';
import { openEmptyStore } from '../support/empty-store.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, type Customer, type Shopping } from '../support/shopping.ts';

let test: TestMarketplace;
let shopping: Shopping;
let customer: Customer;
const statements: string[] = [];

/** Statements of these calls once everything that can be cached is. */
const statementsOf = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  statements.length = 0;
  await work();
  await test.timers.tick();
  return [...statements];
};
const indexOf = (texts: readonly string[], part: string): number => texts.findIndex((text) => text.includes(part));

beforeAll(async () => {
  test = await startMarketplace(
    { LIMITS: 'off' },
    { store: await openEmptyStore({ onStatement: (text) => statements.push(text) }) },
  );
  shopping = await createShopping(test);
  customer = await shopping.customer();
  for (let warming = 0; warming < 3; warming++) await shopping.order(customer);
  await test.timers.tick();
});
afterAll(() => test.marketplace.close());

describe('S18 statements of an order', () => {
  it('promises an order with a key in at most 7, and tells of it afterwards', async () => {
    const cart = await shopping.fill(customer);
    await test.api.ok('showShop', { id: 1 });
    const headers = { 'idempotency-key': '0b5a1c00-0000-4000-8000-000000000001' };
    const texts = await statementsOf(() => shopping.place(customer, shopping.draft(cart), { headers }));
    const [first, last] = [indexOf(texts, 'from carts cart'), indexOf(texts, 'update idempotency_records')];
    expect(first).toBeGreaterThan(-1);
    expect(texts.slice(first, last + 1).length).toBeLessThanOrEqual(7);
    expect(indexOf(texts, 'insert into "notifications"')).toBeGreaterThan(last);
    expect(indexOf(texts, 'live_events')).toBeGreaterThan(last);
  });

  it('changes a line of a cart in 2', async () => {
    const cart = await shopping.fill(customer);
    const products = [{ stock_id: shopping.stockOf('lentil-soup'), quantity: 3 }];
    const body = { shop_id: cart.shop_id, currency_id: cart.currency_id, products };
    statements.length = 0;
    await test.api.ok('insertProducts', body, { token: customer.token });
    expect(statements).toHaveLength(2);
  });
});

describe('an order left unannounced by a process that ended', () => {
  it('is announced by the next round of another one, once', async () => {
    const order = await shopping.order(customer);
    await test.timers.tick();
    const announced = () =>
      test.store.database
        .selectFrom('notifications')
        .select('id')
        .where('type', '=', 'new_order')
        .where('subject_id', '=', order.id)
        .execute();
    const before = await announced();
    await test.store.database
      .insertInto('unannounced_orders')
      .values({ order_id: order.id, shop_id: 1, catalogue_version: 1, sold: asJson([]) })
      .execute();
    await test.timers.tick();
    await test.timers.tick();
    expect(await announced()).toHaveLength(before.length * 2);
  });
});
