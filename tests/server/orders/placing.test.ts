import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LINE_NOTE_MAX } from '@domain/cart/index.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { supply } from '../support/supply.ts';
import {
  CASH,
  createShopping,
  EUR,
  GREEN_SPOON,
  HOME,
  USD,
  WALLET,
  type Customer,
  type Order,
  type Shopping,
} from '../support/shopping.ts';

let test: TestMarketplace;
let shopping: Shopping;
let customer: Customer;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
  customer = await shopping.customer(100_000);
});
afterAll(() => test.marketplace.close());

let keys = 0;
const newKey = (): string => `0b5a1c00-0000-4000-8000-${String((keys += 1)).padStart(12, '0')}`;
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
/** Amounts travel as decimals of two places. */
const cents = (amount: number | undefined): number => Math.round((amount ?? NaN) * 100);
const counted = async (who: Customer): Promise<number> => (await shopping.ordersOf(who)).length;

describe('ORDER-4 placing an order', () => {
  it('turns the cart into an order paid in cash on delivery', async () => {
    const before = await shopping.inSupply('lentil-soup');
    const cart = await shopping.fill(customer);
    const body = shopping.draft(cart, {
      note: 'Ring twice',
      notes: { [shopping.stockOf('lentil-soup')]: 'No salt' },
      phone: '+31 6 1234',
      username: 'Mum',
    });
    const { data: order } = await test.api.ok('placeOrder', body, { token: customer.token });
    expect(order).toMatchObject({
      status: 'new',
      delivery_type: 'delivery',
      note: 'Ring twice',
      phone: '3161234',
      username: 'Mum',
      order_details_count: 1,
      order_details_sum_quantity: 2,
      location: { latitude: String(HOME.latitude), longitude: String(HOME.longitude) },
      address: { address: 'Lindenstraat 8' },
      delivery_date: null,
      origin_price: 12.4,
      transaction: { status: 'progress', payment_system: { tag: 'cash' } },
      deliveryman: null,
    });
    expect(order.details?.[0]).toMatchObject({
      quantity: 2,
      note: 'No salt',
      stock: { product: { translation: { title: 'Lentil soup' } } },
    });
    expect(order.otp).toBeGreaterThanOrEqual(1000);
    expect(await shopping.inSupply('lentil-soup')).toBe(before - 2);
    expect((await test.api.no('showCart', {}, { token: customer.token })).status).toBe(404);
    expect((await test.api.ok('showOrder', { id: order.id }, { token: customer.token })).data).toMatchObject({
      id: order.id,
      total_price: order.total_price,
    });
  });

  it('ORDER-9 keeps the handover with the order, and refuses an incomplete recipient', async () => {
    const who = await shopping.customer();
    const place = async (handover: NonNullable<Parameters<typeof shopping.draft>[1]>['handover']) =>
      shopping.draft(await shopping.fill(who), { handover });
    const recipient = { name: ' Mira Haddad ', phone: '+1 415 555 0142' };
    const sent = { way: 'door', note: ' Blue door ', cutlery: 2, recipient } as const;
    for (const [wrong, field] of [
      [{ ...sent, recipient: { ...recipient, phone: '12' } }, 'handover.recipient.phone'],
      [{ ...sent, recipient: { ...recipient, name: ' ' } }, 'handover.recipient.name'],
      [{ ...sent, note: 'x'.repeat(501) }, 'handover.note'],
    ] as const) {
      const refused = await test.api.no('placeOrder', await place(wrong), { token: who.token });
      expect([refused.status, Object.keys(refused.params)]).toEqual([400, [field]]);
    }
    const { data: order } = await test.api.ok('placeOrder', await place(sent), { token: who.token });
    const kept = {
      way: 'door',
      note: 'Blue door',

      cutlery: 2,
      recipient: { name: 'Mira Haddad', phone: '14155550142' },
    };
    expect(order.handover).toEqual(kept);
    expect((await test.api.ok('showOrder', { id: order.id }, { token: who.token })).data.handover).toEqual(kept);
    const pickup = { ...(await place(sent)), delivery_type: 'pickup' } as const;
    const { data: fetched } = await test.api.ok('placeOrder', pickup, { token: who.token });
    expect(fetched.handover).toEqual({ way: 'hand', note: '', cutlery: 2, recipient: null });
  });

  it('ORDER-9d carries the note of each line; a note by stock is for lines without any', async () => {
    const who = await shopping.customer();
    const [soup, drink] = [shopping.stockOf('lentil-soup'), shopping.stockOf('lemonade')];
    const { data: cart } = await test.api.ok(
      'insertProducts',
      {
        shop_id: GREEN_SPOON,
        currency_id: USD,
        products: [
          { stock_id: soup, quantity: 1 },
          { stock_id: soup, quantity: 1, note: 'No <i>salt</i>' },
          { stock_id: drink, quantity: 2 },
        ],
      },
      { token: who.token },
    );
    const notes = { [soup]: '1 × No salt', [drink]: ' No\nice ' };
    const placed = await shopping.place(who, shopping.draft(cart, { notes }));
    const order = (placed as { readonly body: { readonly data: Order } }).body.data;
    expect(order.details?.map(({ stock_id, quantity, note }) => [stock_id, quantity, note])).toEqual([
      [soup, 1, null],
      [soup, 1, 'No <i>salt</i>'],
      [drink, 2, 'No ice'],
    ]);
  });

  it('ORDER-9c is refused with a note that is too long', async () => {
    const who = await shopping.customer();
    const cart = await shopping.fill(who);
    const soup = shopping.stockOf('lentil-soup');
    const draft = shopping.draft(cart, { notes: { [soup]: 'x'.repeat(LINE_NOTE_MAX + 1) } });
    const refusal = await test.api.no('placeOrder', draft, { token: who.token });
    expect(refusal).toMatchObject({ status: 400, params: { [`notes.${soup}`]: [expect.stringContaining('255')] } });
    expect(await counted(who)).toBe(0);
  });

  it('debits the total from the wallet in the wallet’s currency', async () => {
    const before = await shopping.balance(customer);
    const order = await shopping.order(customer, { payment_id: WALLET }, { currency: EUR });
    expect(order.transaction).toMatchObject({ status: 'paid', payment_system: { tag: 'wallet' } });
    // A dollar is 0.92 euros; the wallet holds dollars, and halves of a cent are rounded up.
    const inDollars = Math.floor((cents(order.total_price) * 200 + 92) / 184);
    expect(cents(order.transaction?.price)).toBe(inDollars);
    expect(cents(await shopping.balance(customer))).toBe(cents(before) - inDollars);
  });

  it('sells the last pieces and no more', async () => {
    const stew = { item: 'mystery-stew', quantity: 2 };
    await supply(test.store, 2, shopping.stockOf('mystery-stew'));
    const order = await shopping.order(customer, {}, { lines: [stew] });
    expect([order.status, order.details?.[0]?.quantity]).toEqual(['new', 2]);
    expect(await shopping.inSupply('mystery-stew')).toBe(0);
    await supply(test.store, 40, shopping.stockOf('mystery-stew'));
  });

  it('keeps the order’s payment apart from a later tip', async () => {
    const who = await shopping.customer(100_000);
    const order = await shopping.order(who, { payment_id: WALLET });
    await test.api.ok('payOrder', { id: order.id, payment_sys_id: WALLET, tips: 2.5 }, { token: who.token });
    const { data } = await test.api.ok('showOrder', { id: order.id }, { token: who.token });
    expect([data.transaction?.id, cents(data.transaction?.price)]).toEqual([
      order.transaction?.id,
      cents(order.total_price),
    ]);
    expect(data.transactions?.map(({ type, price }) => [type, cents(price)])).toEqual([
      ['model', cents(order.total_price)],
      ['tip', 250],
    ]);
  });

  it('notifies the seller and the operators', async () => {
    const desk = await test.api.signIn('desk@tiffin.test');
    const order = await shopping.order(customer);
    await vi.waitFor(async () => {
      const [news] = (await test.api.ok('listNotifications', { column: 'id', sort: 'desc' }, { token: desk })).data;
      expect(news).toMatchObject({ type: 'new_order', title: String(order.id), order: { id: order.id } });
    });
  });

  it('ignores amounts sent by the client', async () => {
    const cart = await shopping.fill(customer);
    const forged = {
      total_price: 0.01,
      price: 0,
      rate: 0.0001,
      delivery_fee: 0,
      service_fee: 0,
      tax: 0,
      coupon_price: 12,
      total_discount: 9,
      status: 'delivered',
      user_id: 1,
    };
    const { data } = await test.api.ok('placeOrder', shopping.draft(cart, forged), { token: customer.token });
    expect(data).toMatchObject({
      status: 'new',
      user_id: customer.id,
      rate: 1,
      origin_price: 12.4,
      service_fee: 1,
      coupon_price: 0,
    });
  });

  it('stores the chosen slot', async () => {
    const order = await shopping.order(customer, { delivery_date: '2025-03-10', delivery_time: '18:30' });
    expect(order).toMatchObject({
      delivery_date: '2025-03-10',
      delivery_time: '18:30',
      delivery_date_time: '2025-03-10 17:30:00Z',
    });
  });
});

describe('L1 one intent creates one order', () => {
  it('for repeated requests with its key', async () => {
    const who = await shopping.customer(100_000);
    const cart = await shopping.fill(who);
    const body = shopping.draft(cart, { payment_id: WALLET });
    const key = newKey();
    const first = await shopping.place(who, body, keyed(key));
    expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([200, null]);
    const paid = await shopping.balance(who);
    for (const how of [{}, { lang: 'de' }, { as: 'form' as const }]) {
      const again = await shopping.place(who, body, { ...keyed(key.toUpperCase()), ...how });
      expect([again.status, again.headers.get('idempotency-replayed'), again.body]).toEqual([200, 'true', first.body]);
    }
    expect(await counted(who)).toBe(1);
    expect(await shopping.balance(who)).toBe(paid);
  });

  it('for concurrent requests', async () => {
    const who = await shopping.customer(100_000);
    const cart = await shopping.fill(who);
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => shopping.place(who, shopping.draft(cart, { payment_id: WALLET }), keyed(key))),
    );
    const fresh = answers.filter(({ status, headers }) => status === 200 && !headers.has('idempotency-replayed'));
    const waiting = answers.filter(({ status }) => status === 409);
    expect(fresh).toHaveLength(1);
    expect(
      answers.every(({ status, body }) =>
        status === 200 ? JSON.stringify(body) === JSON.stringify(fresh[0]?.body) : status === 409,
      ),
    ).toBe(true);
    expect(
      waiting.every(
        ({ body, headers }) => JSON.stringify(body).includes('"in_progress"') && headers.get('retry-after') === '1',
      ),
    ).toBe(true);
    expect(await counted(who)).toBe(1);
  });

  it('from several tabs without a key, or with different keys', async () => {
    const who = await shopping.customer(100_000);
    const cart = await shopping.fill(who);
    const body = shopping.draft(cart, { payment_id: WALLET });
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => shopping.place(who, body)),
      ...Array.from({ length: 5 }, () => shopping.place(who, body, keyed(newKey()))),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body: refusal } of answers.filter((answer) => answer.status !== 200))
      expect([status, refusal]).toMatchObject([400, { statusCode: 'ERROR_501' }]);
    expect(await counted(who)).toBe(1);
    expect((await shopping.ordersOf(who))[0]?.transactions).toHaveLength(1);
  });
});

describe('L2 an idempotency key', () => {
  it('rejects another payload', async () => {
    const cart = await shopping.fill(customer);
    const key = newKey();
    expect((await shopping.place(customer, shopping.draft(cart), keyed(key))).status).toBe(200);
    const { status, body } = await shopping.place(customer, shopping.draft(cart, { note: 'else' }), keyed(key));
    expect([status, body]).toMatchObject([422, { statusCode: 'ERROR_422' }]);
  });

  it('belongs to one user', async () => {
    const [key, other] = [newKey(), await shopping.customer()];
    expect((await shopping.place(customer, shopping.draft(await shopping.fill(customer)), keyed(key))).status).toBe(
      200,
    );
    const { status, headers } = await shopping.place(other, shopping.draft(await shopping.fill(other)), keyed(key));
    expect([status, headers.get('idempotency-replayed')]).toEqual([200, null]);
  });

  it('must be a random UUID', async () => {
    const cart = await shopping.fill(customer);
    for (const key of ['1', 'x'.repeat(36), '00000000-0000-1000-8000-000000000000']) {
      const { status, body } = await shopping.place(customer, shopping.draft(cart), keyed(key));
      expect([status, body]).toMatchObject([400, { params: { 'Idempotency-Key': [expect.any(String)] } }]);
    }
    expect((await shopping.cart(customer)).id).toBe(cart.id);
  });

  it('remains unused after a rejection', async () => {
    const who = await shopping.customer(100);
    const cart = await shopping.fill(who);
    const key = newKey();
    expect((await shopping.place(who, shopping.draft(cart, { payment_id: WALLET }), keyed(key))).body).toMatchObject({
      statusCode: 'ERROR_109',
    });
    expect((await shopping.place(who, shopping.draft(cart, { payment_id: CASH }), keyed(key))).status).toBe(200);
  });

  it('expires after a day', async () => {
    const cart = await shopping.fill(customer);
    const key = newKey();
    const first = await shopping.place(customer, shopping.draft(cart), keyed(key));
    test.clock.advance(24 * 3_600_000);
    await test.timers.tick();
    const again = await shopping.place(customer, shopping.draft(cart), keyed(key));
    expect([again.headers.get('idempotency-replayed'), again.body]).toEqual(['true', first.body]);
  });

  it('is released when its process dies', async () => {
    const cart = await shopping.fill(customer);
    const key = newKey();
    await test.store.database
      .insertInto('idempotency_records')
      .values({
        scope: `user ${customer.id}`,
        key,
        payload_hash: 'of a dead process',
        holder: newKey(),
        started_at: test.clock.now(),
        answered_at: null,
        status: null,
        body: null,
      })
      .execute();
    expect((await shopping.place(customer, shopping.draft(cart), keyed(key))).status).toBe(422);
    test.clock.advance(30_001);
    expect((await shopping.place(customer, shopping.draft(cart), keyed(key))).status).toBe(200);
  });
});
