import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueChanged } from '../support/catalogue.ts';
import type { Refusal, Sent } from '../support/api.ts';
import { setSettings } from '../identity/stage.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import {
  CASH,
  createShopping,
  GREEN_SPOON,
  WALLET,
  type Cart,
  type Customer,
  type Shopping,
} from '../support/shopping.ts';
import { coupons, supply } from '../support/supply.ts';
import { world } from '../support/world.ts';

let test: TestMarketplace;
let shopping: Shopping;
let who: Customer;
let cart: Cart;
let other: Customer;
const [NOTHING_OF_IT, NIGHT_MARKET] = [99_999, 2];
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
  who = await shopping.customer(500);
  other = await shopping.customer(50_000);
  cart = await shopping.fill(who);
});
afterAll(() => test.marketplace.close());

const KEY = '2d5a1c00-0000-4000-9000-000000000001';
/** Places an order that must be refused, with a key, and shows that nothing came of it. */
const refused = async (more: Sent, customer: Customer = who): Promise<Refusal> => {
  const before = await world(test.store);
  const refusal = await test.api.no('placeOrder', shopping.draft(cart, more), {
    token: customer.token,
    headers: { 'idempotency-key': KEY },
  });
  expect(await world(test.store)).toEqual(before);
  // A text whose gaps are all filled.
  expect(refusal.message).toMatch(/^[^:]+$/);
  return refusal;
};
type Case = readonly [name: string, more: Sent, refusal: object];
const field = (name: string): object => ({
  status: 400,
  statusCode: 'ERROR_400',
  params: { [name]: [expect.stringMatching(/./)] },
});

describe('ORDER-2 ORDER-4 placing an order is rejected without side effects, in the words of the contract, for', () => {
  it.each<Case>([
    ['an unknown cart', { cart_id: NOTHING_OF_IT }, { status: 404, statusCode: 'ERROR_404' }],
    ['an unknown shop', { shop_id: NOTHING_OF_IT }, { status: 404, statusCode: 'ERROR_404' }],
    ['another shop than that of the cart', { shop_id: NIGHT_MARKET }, { status: 404, statusCode: 'ERROR_404' }],
    ['an unknown currency', { currency_id: NOTHING_OF_IT }, field('currency_id')],
    [
      'a place outside the zone',
      { location: { latitude: 52.5, longitude: 4.88 } },
      { status: 400, statusCode: 'ERROR_433' },
    ],
    ['a delivery to nowhere', { location: undefined }, field('location')],
    [
      'a point to fetch it from, where there is none',
      { delivery_type: 'point', delivery_point_id: 1 },
      field('delivery_point_id'),
    ],
    [
      'a slot that is over',
      { delivery_date: '2025-03-10', delivery_time: '11:30' },
      { status: 400, statusCode: 'ERROR_118' },
    ],
    [
      'a slot sooner than the shop can be there',
      { delivery_date: '2025-03-10', delivery_time: '12:10' },
      { status: 400, statusCode: 'ERROR_118' },
    ],
    [
      'a slot after the shop closed',
      { delivery_date: '2025-03-10', delivery_time: '22:30' },
      { status: 400, statusCode: 'ERROR_118' },
    ],
    [
      'a slot on a closed day',
      { delivery_date: '2025-12-25', delivery_time: '13:00' },
      { status: 400, statusCode: 'ERROR_118' },
    ],
    ['a slot without its time', { delivery_date: '2025-03-11' }, field('delivery_time')],
    ['an unknown payment', { payment_id: NOTHING_OF_IT }, field('payment_id')],
    ['a payment that a provider must settle', { payment_id: 3 }, field('payment_id')],
    ['a wallet that holds too little', { payment_id: WALLET }, { status: 400, statusCode: 'ERROR_109' }],
    ['an unknown coupon', { coupon: 'WINTER9' }, { status: 400, statusCode: 'ERROR_249' }],
    ['a negative tip', { tips: -5 }, field('tips')],
    ['a tip of more than a thousand percent', { tips: 1000.1, tip_type: 'percent' }, field('tips')],
    ['a tip of more than a billion', { tips: 1_000_000_000.01 }, field('tips')],
    ['a note without end', { note: 'x'.repeat(192) }, field('note')],
    [
      'a quote that nobody was given',
      { quote_id: `q1_${'0'.repeat(64)}` },
      { status: 409, statusCode: 'ERROR_409', data: { reason: 'quote_unknown', changes: [], quote: null } },
    ],
  ])('%s', async (_name, more, refusal) => {
    expect(await refused(more)).toMatchObject(refusal);
  });

  it('half a slot, before the price is asked for too', async () => {
    for (const half of [{ delivery_date: '2025-03-11' }, { delivery_time: '18:30' }])
      expect(
        await test.api.no('calculateCart', { id: cart.id, type: 'pickup', ...half }, { token: who.token }),
      ).toMatchObject(field('delivery_time'));
  });

  it('another customer’s cart, quote and coupon', async () => {
    expect(await refused({}, other)).toMatchObject({ status: 404, statusCode: 'ERROR_404' });
    const { quote } = (await test.api.ok('calculateCart', { id: cart.id, type: 'pickup' }, { token: who.token })).data;
    const foreign = await shopping.fill(other);
    expect(await refused({ cart_id: foreign.id, delivery_type: 'pickup', quote_id: quote.id }, other)).toMatchObject({
      status: 409,
      data: { reason: 'quote_unknown' },
    });
    await test.api.ok('deleteMyCarts', {}, { token: other.token });
  });

  it('an exhausted, already used, foreign or expired coupon', async () => {
    const change = (to: { readonly expired_at?: string; readonly shop_id?: number }) =>
      test.store.database.updateTable('coupons').set(to).where('name', '=', 'SPRING2').execute();
    const { expired_at } = await test.store.database
      .selectFrom('coupons')
      .select('expired_at')
      .where('name', '=', 'SPRING2')
      .executeTakeFirstOrThrow();
    await coupons(test.store, 0);
    expect(await refused({ coupon: 'SPRING2' })).toMatchObject({ statusCode: 'ERROR_249' });
    await coupons(test.store, 5);
    await shopping.order(other, { coupon: 'SPRING2' });
    const again = await shopping.fill(other);
    expect(await refused({ cart_id: again.id, coupon: ' SPRING2 ' }, other)).toMatchObject({ statusCode: 'ERROR_251' });
    await change({ shop_id: NIGHT_MARKET });
    expect(await refused({ coupon: 'SPRING2' })).toMatchObject({ statusCode: 'ERROR_249' });
    await change({ shop_id: GREEN_SPOON, expired_at: '2025-03-09' });
    expect(await refused({ coupon: 'SPRING2' })).toMatchObject({ statusCode: 'ERROR_250' });
    await change({ expired_at });
    await test.api.ok('deleteMyCarts', {}, { token: other.token });
  });

  it('stocks that are sold out or insufficient', async () => {
    const soup = shopping.stockOf('lentil-soup');
    await supply(test.store, 1, soup);
    expect(await refused({})).toMatchObject({
      status: 400,
      statusCode: 'ERROR_111',
      data: { stock_id: soup, quantity: 1 },
      message: expect.stringContaining('1'),
    });
    await supply(test.store, 0, soup);
    expect(await refused({})).toMatchObject({
      status: 400,
      statusCode: 'ERROR_430',
      data: { stock_id: soup, quantity: 0 },
    });
    await supply(test.store, 40, soup);
  });

  it('stocks that the shop no longer sells', async () => {
    const lines = [
      { item: 'lentil-soup', quantity: 2 },
      { item: 'mystery-stew', quantity: 1 },
    ];
    const theirs = await shopping.fill(other, { lines });
    const publish = (status: string): Promise<void> =>
      test.store.transactions.run(async () => {
        await test.store.database.updateTable('products').set({ status }).where('slug', '=', 'mystery-stew').execute();
        await catalogueChanged(test.store, GREEN_SPOON, 'shop');
      });
    await publish('unpublished');
    expect(await refused({ cart_id: theirs.id }, other)).toMatchObject({
      status: 400,
      statusCode: 'ERROR_430',
      data: { stock_id: shopping.stockOf('mystery-stew'), quantity: 0 },
    });
    await publish('published');
    expect((await shopping.cart(other)).user_carts[0]?.cartDetails).toHaveLength(2);
  });

  it('a cart below the minimum order, stated in its currency', async () => {
    const small = await shopping.fill(other, { lines: [{ item: 'lemonade', quantity: 1 }], currency: 2 });
    expect(await refused({ cart_id: small.id, currency_id: 2 }, other)).toMatchObject({
      ...field('min_amount'),
      message: expect.stringContaining('7.36'),
    });
  });

  it('an empty cart or none', async () => {
    const { user_carts } = await shopping.cart(other);
    await test.api.ok(
      'deleteCartProducts',
      { ids: user_carts[0]?.cartDetails.map(({ id }) => id) },
      { token: other.token },
    );
    const { id } = await shopping.cart(other);
    expect(await refused({ cart_id: id }, other)).toMatchObject({ status: 400, statusCode: 'ERROR_400' });
    await test.api.ok('deleteMyCarts', {}, { token: other.token });
    expect(await refused({ cart_id: id }, other)).toMatchObject({ status: 404, statusCode: 'ERROR_404' });
  });

  it('a quote with outdated prices', async () => {
    const { quote } = (await test.api.ok('calculateCart', { id: cart.id, type: 'pickup' }, { token: who.token })).data;
    const cost = (price: number): Promise<void> =>
      test.store.transactions.run(async () => {
        await test.store.database
          .updateTable('stocks')
          .set({ price })
          .where('id', '=', shopping.stockOf('lentil-soup'))
          .execute();
        await catalogueChanged(test.store, GREEN_SPOON, 'shop');
      });
    await cost(700);
    // The offered alternative is a new quote, which is stored; nothing else is.
    const { data, status } = await refused({ delivery_type: 'pickup', quote_id: quote.id });
    expect([status, data]).toMatchObject([
      409,
      {
        reason: 'quote_changed',
        changes: [
          { kind: 'price', from: 620, to: 700 },
          { kind: 'fee', label: 'shop.tax' },
        ],
        quote: { total: quote.total + 160 + 8 },
      },
    ]);
    await cost(620);
  });

  it('a delivery without a phone number, where one is required', async () => {
    const phone = (to: string | null) =>
      test.store.database.updateTable('users').set({ phone: to }).where('id', '=', who.id).execute();
    await phone(null);
    expect(await refused({})).toMatchObject({ status: 400, statusCode: 'ERROR_117' });
    await phone('31600000042');
  });

  it('a delivery without the verified number of the account, where one is required', async () => {
    const own = (row: Readonly<Record<'phone' | 'pending_phone', string | null>>, isVerified: boolean) =>
      test.store.database
        .updateTable('users')
        .set({ ...row, phone_verified_at: isVerified ? 1 : null })
        .where('id', '=', who.id)
        .execute();
    const UNVERIFIED = { status: 400, statusCode: 'ERROR_104' };
    await setSettings(test, { before_order_phone_required: '0', before_order_phone_verified: '1' });
    await own({ phone: '31600000042', pending_phone: null }, false);
    expect(await refused({})).toMatchObject(UNVERIFIED);
    expect(await refused({ phone: '31600000042' })).toMatchObject(UNVERIFIED);
    await own({ phone: '31600000042', pending_phone: '31600000043' }, true);
    for (const more of [{}, { phone: '31600000042' }, { phone: '31600000043' }])
      expect(await refused(more)).toMatchObject(UNVERIFIED);
    await own({ phone: '31600000042', pending_phone: null }, true);
    expect(await refused({ phone: '31600000044' })).toMatchObject(UNVERIFIED);
    await own({ phone: null, pending_phone: null }, false);
    expect(await refused({})).toMatchObject({ status: 400, statusCode: 'ERROR_117' });
    await own({ phone: '31600000042', pending_phone: null }, true);
    // The number is in order: what is refused now is the next thing.
    expect(await refused({ images: ['/storage/images/nobodys.webp'] })).toMatchObject(field('images'));
    await setSettings(test, { before_order_phone_required: '1', before_order_phone_verified: '0' });
  });

  it('a wallet payment without a wallet', async () => {
    const stranger = await shopping.customer();
    const theirs = await shopping.fill(stranger);
    await test.store.database.deleteFrom('wallet_histories').where('author_id', '=', stranger.id).execute();
    await test.store.database.deleteFrom('wallets').where('user_id', '=', stranger.id).execute();
    expect(await refused({ cart_id: theirs.id, payment_id: WALLET }, stranger)).toMatchObject({
      status: 400,
      statusCode: 'ERROR_108',
    });
  });

  it('a guest or a signed-out customer', async () => {
    const token = await test.api.signIn('customer-1@tiffin.test');
    await test.api.ok('logOut', {}, { token });
    for (const gone of ['', token, `${token}x`])
      expect(await refused({}, { ...who, token: gone })).toMatchObject({ status: 401, statusCode: 'ERROR_100' });
  });

  it('an order for now after closing time', async () => {
    test.clock.advance(12 * 3_600_000);
    expect(await refused({})).toMatchObject({ status: 400, statusCode: 'ERROR_118' });
  });

  it('leaves a cart that can be ordered later with the same key', async () => {
    const draft = shopping.draft(cart, { payment_id: CASH, delivery_date: '2025-03-11', delivery_time: '12:00' });
    expect((await shopping.place(who, draft, { headers: { 'idempotency-key': KEY } })).status).toBe(200);
  });
});

describe('L14 an order of another customer', () => {
  it('is not found by any call, and does not change', async () => {
    test.clock.advance(12 * 3_600_000);
    const { id } = await shopping.order(who);
    const before = await world(test.store);
    for (const order of [id, NOTHING_OF_IT]) {
      const how = { token: other.token };
      expect(await test.api.no('showOrder', { id: order }, how)).toMatchObject({
        status: 404,
        statusCode: 'ERROR_404',
      });
      expect(await test.api.no('changeOrderStatus', { id: order, status: 'canceled' }, how)).toMatchObject({
        status: 404,
        statusCode: 'ERROR_404',
      });
      expect(await test.api.no('payOrder', { id: order, payment_sys_id: WALLET }, how)).toMatchObject({
        status: 404,
        statusCode: 'ERROR_404',
      });
    }
    expect(
      (await test.api.ok('listOrders', { perPage: 100 }, { token: other.token })).data.map((order) => order.id),
    ).not.toContain(id);
    expect(await world(test.store)).toEqual(before);
    expect((await test.api.ok('showOrder', { id }, { token: who.token })).data.status).toBe('new');
  });
});
