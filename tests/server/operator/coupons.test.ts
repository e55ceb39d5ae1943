import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runs } from '../../domain/runs.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, GREEN_SPOON, type Customer, type Shopping } from '../support/shopping.ts';

let test: TestMarketplace;
let shopping: Shopping;
let customer: Customer;
let token: string;
let codes = 0;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
  token = await test.api.signIn('desk@tiffin.test');
});
afterAll(() => test.marketplace.close());
beforeEach(async () => {
  customer = await shopping.customer(100_000);
});

const OTHER_SHOP = 2;
const coupon = (more: Readonly<Record<string, unknown>> = {}) => ({
  shop_id: GREEN_SPOON,
  name: `CODE-${(codes += 1)}`,
  type: 'fix',
  for: 'total_price',
  price: '1.05',
  qty: 7,
  expired_at: '2025-03-12',
  ...more,
});
const create = async (more: Readonly<Record<string, unknown>> = {}) =>
  (await test.api.ok('createCoupon', coupon(more), { token })).data;
const refusal = async (more: Readonly<Record<string, unknown>>) => {
  const { status, params } = await test.api.no('createCoupon', coupon(more), { token });
  return [status, Object.keys(params ?? {})];
};
const check = async (name: string): Promise<number> =>
  (await test.api.call('checkCoupon', { shop_id: GREEN_SPOON, coupon: name }, { token: customer.token })).status;

describe('ORDER-1j a coupon that an operator creates', () => {
  it('takes off exactly what it says, in the database as in the price engine', async () => {
    const cart = await shopping.fill(customer);
    const priced = async (name?: string) =>
      (
        await test.api.ok(
          'calculateCart',
          { id: cart.id, type: 'delivery', address: { latitude: 52.3731, longitude: 4.8826 }, coupon: name },
          { token: customer.token },
        )
      ).data;
    const minor = (major: number | null | undefined): number => Math.round((major ?? 0) * 100);
    const whole = await priced();
    const parts = {
      total_price: minor(whole.price) - minor(whole.total_discount),
      delivery_fee: minor(whole.delivery_fee),
    };
    const termsArb = fc.record({
      type: fc.constantFrom('fix' as const, 'percent' as const),
      for: fc.constantFrom('total_price' as const, 'delivery_fee' as const),
      hundredths: fc.integer({ min: 100, max: 10_000 }),
    });
    await fc.assert(
      fc.asyncProperty(termsArb, async ({ hundredths, ...terms }) => {
        const { name } = await create({ ...terms, price: String(hundredths / 100) });
        const part = parts[terms.for];
        const off =
          terms.type === 'fix' ? Math.min(hundredths, part) : Math.floor((part * hundredths * 2 + 10_000) / 20_000);
        const { coupon_price: saved, total_price: total } = await priced(name);
        expect([minor(saved), minor(total)]).toEqual([off, minor(whole.total_price) - off]);
      }),
      runs(40, 400),
    );
  });

  it('is secret unless it is said to be shown, and answers with what was stored', async () => {
    const { data } = await test.api.ok('createCoupon', coupon({ name: ' quiet-1 ' }), { token });
    expect(data).toMatchObject({ name: 'QUIET-1', price: 1.05, qty: 7, listed: false, used: false, expired: false });
    expect(data.shop).toEqual({ id: GREEN_SPOON, title: 'Green Spoon' });
    expect((await test.api.ok('showAnyCoupon', { id: data.id }, { token })).data).toEqual(data);
  });

  it('is refused with every wrong field, and for a shop that does not exist', async () => {
    const wrong = { name: 'A B', price: '0', qty: 0, expired_at: '2025-03-09' };
    expect(await refusal(wrong)).toEqual([400, ['name', 'price', 'qty', 'expired_at']]);
    expect(await refusal({ qty: 1_000_001 })).toEqual([400, ['qty']]);
    expect(await refusal({ price: '1.055' })).toEqual([400, ['price']]);
    expect(await refusal({ type: 'percent', price: '100.5' })).toEqual([400, ['price']]);
    expect(await refusal({ shop_id: 99_999 })).toEqual([400, ['shop_id']]);
  });

  it('has a code of its own in its shop, whatever the case; another shop may have the same', async () => {
    await test.store.database.updateTable('coupons').set({ name: 'Spring2' }).where('name', '=', 'SPRING2').execute();
    expect(await refusal({ name: 'spring2' })).toEqual([409, []]);
    expect((await create({ name: 'spring2', shop_id: OTHER_SHOP })).name).toBe('SPRING2');
  });

  it('is created once, however many desks create the same code at once', async () => {
    const both = await Promise.all(
      ['race', 'Race', 'RACE', 'rAcE'].map((name) => test.api.call('createCoupon', coupon({ name }), { token })),
    );
    expect(both.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 409, 409, 409]);
    const rows = test.store.database.selectFrom('coupons').select('name').where('name', 'ilike', 'race');
    expect(await rows.execute()).toEqual([{ name: 'RACE' }]);
    const entries = (await test.api.ok('listAudit', { search: 'createCoupon', perPage: 100 }, { token })).data;
    expect(entries.filter(({ after }) => after?.includes('"RACE"'))).toHaveLength(1);
  });

  it('is created once by a call that is repeated with its idempotency key', async () => {
    const [sent, headers] = [coupon(), { 'idempotency-key': '7d3c1a52-5d0f-4c5e-9a53-0f3f4f1b9a77' }];
    const first = await test.api.ok('createCoupon', sent, { token, headers });
    expect((await test.api.ok('createCoupon', sent, { token, headers })).data).toEqual(first.data);
    expect((await test.api.no('createCoupon', { ...sent, qty: 8 }, { token, headers })).status).toBe(422);
  });
});

describe('ORDER-1k a coupon that an operator changes', () => {
  it('keeps what it takes off once a customer has used it; uses left and last day still change', async () => {
    const { id, name } = await create();
    await test.api.ok('changeCoupon', { id, price: '1.10' }, { token });
    const order = await shopping.order(customer, { coupon: name });
    expect(order.coupon_price).toBe(1.1);
    for (const change of [{ price: '2' }, { for: 'delivery_fee' }, { type: 'percent', price: '5' }])
      expect((await test.api.no('changeCoupon', { id, ...change }, { token })).status).toBe(409);
    await test.api.ok('changeCoupon', { id, price: '1.1', qty: 9, expired_at: '2025-05-01' }, { token });
    expect((await test.api.ok('showAnyCoupon', { id }, { token })).data).toMatchObject({
      price: 1.1,
      qty: 9,
      expired_at: '2025-05-01 00:00:00Z',
      used: true,
    });
    await test.api.ok('changeOrderStatus', { id: order.id, status: 'canceled' }, { token: customer.token });
    await test.api.ok('changeCoupon', { id, price: '2' }, { token });
  });

  it('takes no wrong value, and has an entry in the audit log only if something changed', async () => {
    const { id } = await create();
    const wrong = await test.api.no('changeCoupon', { id, qty: 0, expired_at: '2025-02-30' }, { token });
    expect([wrong.status, Object.keys(wrong.params ?? {})]).toEqual([400, ['qty', 'expired_at']]);
    await test.api.ok('changeCoupon', { id, qty: 7 }, { token });
    expect((await test.api.no('changeCoupon', { id: 99_999, qty: 7 }, { token })).status).toBe(404);
    const entries = (await test.api.ok('listAudit', { search: 'Coupon', perPage: 100 }, { token })).data;
    expect(entries.filter(({ subject }) => subject === String(id)).map(({ action }) => action)).toEqual([
      'createCoupon',
    ]);
  });
});

describe('ORDER-1l a coupon that an operator ends', () => {
  it('is refused when it is checked, is not shown, and takes nothing off an order', async () => {
    const { id, name } = await create({ listed: true });
    const cart = await shopping.fill(customer);
    expect(await check(name)).toBe(200);
    await test.api.ok('endCoupon', { id }, { token });
    const checked = await test.api.no('checkCoupon', { shop_id: GREEN_SPOON, coupon: name }, { token: customer.token });
    expect([checked.status, checked.statusCode]).toEqual([400, 'ERROR_250']);
    const placed = await shopping.place(customer, shopping.draft(cart, { coupon: name }));
    expect(placed).toMatchObject({ status: 400, body: { statusCode: 'ERROR_250' } });
    const listed = (await test.api.ok('listCoupons', { shop_id: GREEN_SPOON }, { token: customer.token })).data;
    expect(listed.map((row) => row.name)).not.toContain(name);
    expect((await test.api.ok('showAnyCoupon', { id }, { token })).data.expired).toBe(true);
    const [entry] = (await test.api.ok('listAudit', { search: 'endCoupon' }, { token })).data;
    expect([entry?.subject, entry?.before, entry?.after]).toEqual([
      String(id),
      '{"expired_at":"2025-03-12"}',
      '{"expired_at":"2025-03-09"}',
    ]);
    await test.api.ok('endCoupon', { id }, { token });
    expect((await test.api.ok('listAudit', { search: 'endCoupon' }, { token })).data).toHaveLength(1);
  });
});

describe('ORDER-1j the last day of a coupon that an operator creates', () => {
  /** Green Spoon is in Amsterdam: an hour ahead of UTC in March. */
  const [LAST_MINUTE, MIDNIGHT] = [Date.parse('2025-03-10T22:59:00Z'), Date.parse('2025-03-10T23:00:00Z')];

  it('can be today, and ends at midnight in the time zone of the shop', async () => {
    test.clock.advance(LAST_MINUTE - test.clock.now());
    const { id, name } = await create({ expired_at: '2025-03-10' });
    expect(await check(name)).toBe(200);
    test.clock.advance(MIDNIGHT - test.clock.now());
    expect(await check(name)).toBe(400);
    expect((await test.api.ok('showAnyCoupon', { id }, { token })).data.expired).toBe(true);
    expect(await refusal({ expired_at: '2025-03-10' })).toEqual([400, ['expired_at']]);
  });
});
