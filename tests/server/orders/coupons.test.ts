import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, GREEN_SPOON, type Customer, type Shopping } from '../support/shopping.ts';
import { coupons } from '../support/supply.ts';

let test: TestMarketplace;
let shopping: Shopping;
let customer: Customer;

beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'on' });
  shopping = await createShopping(test);
});
afterAll(() => test.marketplace.close());
beforeEach(async () => {
  await coupons(test.store, 5);
  customer = await shopping.customer(100_000);
});

const MINUTE = 60_000;
/** The shop is in Amsterdam: an hour ahead of UTC in March. */
const LAST_MINUTE = Date.parse('2025-03-10T22:59:00Z');

const expiresOn = (expired_at: string) =>
  test.store.database.updateTable('coupons').set({ expired_at }).where('name', '=', 'SPRING2').execute();
const check = (token?: string, address?: string) =>
  test.api.call(
    'checkCoupon',
    { shop_id: GREEN_SPOON, coupon: 'SPRING2' },
    { ...(token && { token }), ...(address && { address }) },
  );

describe('ORDER-2 the uses of a coupon', () => {
  it('are limited', async () => {
    await expiresOn('2025-03-30');
    await coupons(test.store, 1);
    expect((await shopping.order(customer, { coupon: 'SPRING2' })).coupon_price).toBe(2);
    expect((await check((await shopping.customer()).token)).status).toBe(400);
  });
});

describe('ORDER-7 the coupon of a canceled order', () => {
  it('is free again if nothing was paid, once', async () => {
    await expiresOn('2025-03-30');
    await coupons(test.store, 1);
    const { id } = await shopping.order(customer, { coupon: 'SPRING2' });
    expect((await check(customer.token)).status).toBe(400);
    await test.api.ok('changeOrderStatus', { id, status: 'canceled' }, { token: customer.token });
    expect((await check(customer.token)).status).toBe(200);
    await test.api.no('changeOrderStatus', { id, status: 'canceled' }, { token: customer.token });
    const left = test.store.database.selectFrom('coupons').select('qty').where('name', '=', 'SPRING2');
    expect(await left.execute()).toEqual([{ qty: 1 }]);
    expect((await shopping.order(customer, { coupon: 'SPRING2' })).coupon_price).toBe(2);
  });
});

describe('API-1 checking codes', () => {
  it('is limited to twenty a minute per customer', async () => {
    await expiresOn('2025-03-30');
    const other = await shopping.customer();
    const statuses = [];
    for (let attempt = 0; attempt < 20; attempt++) statuses.push((await check(customer.token)).status);
    expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
    test.clock.advance(20_000);
    const limited = await check(customer.token, '10.9.9.9');
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '40']);
    expect((await check(other.token)).status).toBe(200);
    test.clock.advance(40_000);
    expect((await check(customer.token)).status).toBe(200);
  });

  it('is limited for guests by their address', async () => {
    for (let attempt = 0; attempt < 20; attempt++) expect((await check(undefined, '10.0.0.7')).status).toBe(200);
    expect((await check(undefined, '10.0.0.7')).status).toBe(429);
    expect((await check(undefined, '10.0.0.8')).status).toBe(200);
  });
});

describe('ORDER-2 the last day of a coupon', () => {
  it('reduces the total of an order', async () => {
    await expiresOn('2025-03-10');
    expect((await shopping.order(customer, { coupon: 'SPRING2' })).coupon_price).toBe(2);
  });

  it('lasts until midnight in the shop’s time zone', async () => {
    await expiresOn('2025-03-10');
    test.clock.advance(LAST_MINUTE - test.clock.now());
    expect((await check(customer.token)).status).toBe(200);
    test.clock.advance(MINUTE);
    expect(await check(customer.token)).toMatchObject({ status: 400, body: { statusCode: 'ERROR_250' } });
  });
});
