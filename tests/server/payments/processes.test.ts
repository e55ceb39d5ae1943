import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '@infra/server/http/contract/index.ts';
import { ORIGIN } from '../support/api.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { CASH, EUR, USD, WALLET, type Customer } from '../support/shopping.ts';
import { createPaying, inMinor, pathOf, type Paying } from './paying.ts';

let test: TestMarketplace;
let paying: Paying;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  paying = await createPaying(test);
});
afterAll(() => test.marketplace.close());

const walletOf = async ({ token }: Customer): Promise<number> =>
  (await test.api.ok('showProfile', {}, { token })).data.wallet?.id ?? 0;
const orderOf = async ({ token }: Customer, id: number) => (await test.api.ok('showOrder', { id }, { token })).data;

describe('ORDER-3 paying for a cart, which then becomes an order', () => {
  it.each(['startPayment', 'startPaymentByLink'] as const)('by %s', async (operation) => {
    const who = await paying.shopping.customer();
    const cart = await paying.shopping.fill(who, { currency: EUR });
    const { data } = await test.api.ok(
      operation,
      { tag: 'stripe', ...paying.draft(cart, { tips: 1.5, note: 'ring twice' }) },
      { token: who.token },
    );
    expect(data).toMatchObject({
      user_id: who.id,
      model_id: cart.id,
      model_type: 'cart',
      data: { url: `${ORIGIN}/pay/${data.id}`, payment_id: 3, cart_id: cart.id, split: 1 },
    });
    expect(data.id).toMatch(/^pp_[\w-]{43}$/);
    expect(await paying.shopping.ordersOf(who)).toEqual([]);
    const supply = await paying.shopping.inSupply('lentil-soup');

    const response = await paying.press(data.id, 'pay');
    const [order] = await paying.shopping.ordersOf(who);
    expect([response.status, pathOf(response)]).toEqual([303, `/orders/${order?.id}`]);
    expect(order).toMatchObject({
      total_price: data.data.total_price,
      tips: 1.5,
      note: 'ring twice',
      status: 'new',
      transaction: { status: 'paid', payment_system: { tag: 'stripe' } },
    });
    expect(await paying.shopping.inSupply('lentil-soup')).toBe(supply - 2);
    expect((await test.api.no('showCart', {}, { token: who.token })).status).toBe(404);
    expect(await paying.book(data.id)).toMatchObject({ state: 'paid', orderId: order?.id, draft: null });
    expect(await paying.shopping.balance(who)).toBe(0);
  });

  it('is rejected before the page for the reasons of placing an order', async () => {
    const who = await paying.shopping.customer();
    const cart = await paying.shopping.fill(who);
    const no = (more: object) =>
      test.api.no('startPayment', { tag: 'paypal', ...paying.draft(cart, more) }, { token: who.token });
    expect(await no({ location: { latitude: 50, longitude: 4 } })).toMatchObject({
      status: 400,
      statusCode: 'ERROR_433',
    });
    expect(await no({ coupon: 'NOPE' })).toMatchObject({ status: 400, statusCode: 'ERROR_249' });
    expect(await no({ quote_id: `q1_${'0'.repeat(64)}` })).toMatchObject({
      status: 409,
      data: { reason: 'quote_unknown' },
    });
    expect(await no({ shop_id: 2 })).toMatchObject({ status: 404 });
    expect(await no({ tips: -1 })).toMatchObject({ status: 400, params: { tips: expect.any(Array) } });
    for (const field of ['shop_id', 'delivery_type', 'currency_id'])
      expect(Object.keys((await no({ [field]: undefined })).params)).toEqual([field]);
    expect(await paying.shopping.ordersOf(who)).toEqual([]);
  });

  it('credits the wallet when the order has become impossible or its price has changed', async () => {
    for (const change of ['price', 'gone', 'stock', 'ordered'] as const) {
      const who = await paying.shopping.customer();
      const cart = await paying.shopping.fill(who, { lines: [{ item: 'lemonade', quantity: 4 }] });
      const { data } = await test.api.ok(
        'startPayment',
        { tag: 'stripe', ...paying.draft(cart) },
        { token: who.token },
      );
      if (change === 'price') await paying.shopping.fill(who, { lines: [{ item: 'lemonade', quantity: 5 }] });
      if (change === 'gone') await test.api.ok('deleteMyCarts', {}, { token: who.token });
      const stock = test.store.database.updateTable('stocks').where('id', '=', paying.shopping.stockOf('lemonade'));
      if (change === 'stock') await stock.set({ quantity: 1 }).execute();
      if (change === 'ordered') await paying.shopping.place(who, paying.shopping.draft(cart));
      const before = (await paying.shopping.ordersOf(who)).length;
      const response = await paying.press(data.id, 'pay');
      expect([change, response.status, pathOf(response)]).toEqual([
        change,
        303,
        `/restaurant/${cart.shop_id}/checkout`,
      ]);
      expect([change, await paying.shopping.balance(who)]).toEqual([change, data.data.total_price]);
      expect(await paying.shopping.ordersOf(who)).toHaveLength(before);
      const {
        data: [history],
      } = await test.api.ok('listWalletHistories', {}, { token: who.token });
      expect(history).toMatchObject({
        type: 'topup',
        status: 'paid',
        note: expect.stringContaining('returned') as string,
      });
      if (change === 'stock') await stock.set({ quantity: 60 }).execute();
    }
  });
});

describe('ORDER-3 paying for an order later', () => {
  it('succeeds once, whatever was tried before', async () => {
    const who = await paying.shopping.customer();
    const order = await paying.shopping.order(who, { payment_id: CASH });
    const canceled = await paying.start(who, { order_id: order.id }, 'paypal');
    expect(pathOf(await paying.press(canceled, 'cancel'))).toBe(`/orders/${order.id}`);
    // A visit that was broken off does not hide that cash is waited for.
    expect((await orderOf(who, order.id)).transaction).toMatchObject({
      status: 'progress',
      payment_system: { tag: 'cash' },
    });
    const first = await paying.start(who, { order_id: order.id });
    const second = await paying.start(who, { order_id: order.id }, 'moyasar');
    expect(pathOf(await paying.press(first, 'pay'))).toBe(`/orders/${order.id}`);
    const paid = await orderOf(who, order.id);
    expect([paid.total_price, paid.transaction?.status, paid.transaction?.payment_system.tag]).toEqual([
      order.total_price,
      'paid',
      'stripe',
    ]);
    expect(await paying.shopping.balance(who)).toBe(0);
    // Paid once more on another page: the money is the customer's.
    await paying.press(second, 'pay');
    expect(await paying.shopping.balance(who)).toBe(order.total_price);
    expect(
      (await paying.transactions(who)).map(({ status, tag, payable_type }) => `${payable_type} ${tag} ${status}`),
    ).toEqual([
      'order cash canceled',
      'order paypal canceled',
      'order stripe paid',
      'order moyasar canceled',
      'wallet moyasar paid',
    ]);
    expect(
      await test.api.no('startPayment', { tag: 'stripe', order_id: order.id }, { token: who.token }),
    ).toMatchObject({ statusCode: 'ERROR_501' });
  });

  it('with a tip raises tips and total by the amount paid', async () => {
    const who = await paying.shopping.customer(10_000);
    const order = await paying.shopping.order(who, { payment_id: WALLET }, { currency: EUR });
    const id = await paying.start(who, { order_id: order.id, tips: 2.35 }, 'mercado-pago');
    await paying.press(id, 'pay');
    const after = await orderOf(who, order.id);
    expect([after.tips, inMinor(after.total_price)]).toEqual([2.35, inMinor(order.total_price) + 235]);
    expect(after.transactions?.map(({ type, status }) => `${type} ${status}`)).toEqual(['model paid', 'tip paid']);
    expect(after.transaction?.type).toBe('model');
  });

  it('credits the tip to the wallet when the order is canceled meanwhile', async () => {
    const who = await paying.shopping.customer();
    const order = await paying.shopping.order(who);
    const id = await paying.start(who, { order_id: order.id, tips: 3 });
    await test.api.ok('changeOrderStatus', { id: order.id, status: 'canceled' }, { token: who.token });
    await paying.press(id, 'pay');
    expect([(await orderOf(who, order.id)).tips, await paying.shopping.balance(who)]).toEqual([0, 3]);
    expect(
      await test.api.no('startPayment', { tag: 'stripe', order_id: order.id }, { token: who.token }),
    ).toMatchObject({ statusCode: 'ERROR_501' });
  });
});

describe('WALLET-1 a top-up', () => {
  it('credits r(amount ÷ rate) to the wallet and notifies', async () => {
    const who = await paying.shopping.customer();
    const id = await paying.start(
      who,
      { wallet_id: await walletOf(who), total_price: 10, currency_id: EUR },
      'flutter-wave',
    );
    expect(pathOf(await paying.press(id, 'pay'))).toBe('/wallet');
    expect(inMinor(await paying.shopping.balance(who))).toBe(1087);
    const {
      data: [history],
    } = await test.api.ok('listWalletHistories', { currency_id: EUR }, { token: who.token });
    expect(history).toMatchObject({
      type: 'topup',
      status: 'paid',
      price: 10,
      note: 'Payment top up via Wallet',
      transaction_id: expect.any(Number) as number,
    });
    const {
      data: [notice],
    } = await test.api.ok('listNotifications', { column: 'id', sort: 'desc' }, { token: who.token });
    expect(notice).toMatchObject({
      type: 'wallet_top_up',
      title: String(history?.id),
      body: 'Your wallet received money from Flutterwave',
    });
    expect(await paying.transactions(who)).toMatchObject([
      { payable_type: 'wallet', status: 'paid', price: 1087, tag: 'flutterWave' },
    ]);
  });

  it('has an address of its own', async () => {
    const who = await paying.shopping.customer();
    const { data } = await test.api.ok('topUpWallet', { payment_type: 'moya-sar', price: 25.5 }, { token: who.token });
    expect(data).toMatchObject({
      model_type: 'wallet',
      model_id: await walletOf(who),
      data: { total_price: 25.5, payment_id: 6 },
    });
    await paying.press(data.id, 'pay');
    expect(await paying.shopping.balance(who)).toBe(25.5);
  });

  it.each([0, -5, 0.001, 1e9 + 1, 1e300, 'NaN', 'Infinity', '12,5', {}, ''])('of %j is rejected', async (price) => {
    const who = await paying.shopping.customer();
    for (const [operation, sent] of [
      ['topUpWallet', { payment_type: 'stripe', price }],
      ['startPayment', { tag: 'stripe', wallet_id: await walletOf(who), total_price: price, currency_id: USD }],
    ] as const)
      expect((await test.api.no(operation, sent, { token: who.token })).status).toBe(400);
    expect(await paying.transactions(who)).toEqual([]);
  });

  it('when canceled leaves a canceled transaction and no money', async () => {
    const who = await paying.shopping.customer();
    const { data } = await test.api.ok('topUpWallet', { payment_type: 'stripe', price: 5 }, { token: who.token });
    expect(pathOf(await paying.press(data.id, 'cancel'))).toBe('/wallet');
    expect(await paying.transactions(who)).toMatchObject([{ payable_type: 'wallet', status: 'canceled', price: 500 }]);
    expect(await paying.shopping.balance(who)).toBe(0);
  });
});

describe('PARCEL-1 paying for a parcel', () => {
  const place = { latitude: 52.3731, longitude: 4.8826, address: 'Lindenstraat 8' };
  const parcelOf = async ({ token }: Customer) =>
    (
      await test.api.ok(
        'placeParcel',
        {
          currency_id: EUR,
          type_id: 1,
          phone_from: '31612345678',
          username_from: 'Nadia',
          address_from: place,
          phone_to: '31612345679',
          username_to: 'Omar',
          address_to: { ...place, latitude: 52.376 },
          delivery_date: '2025-03-20',
          delivery_time: '13:00',
        },
        { token },
      )
    ).data;

  it('succeeds once, and canceling it refunds the wallet', async () => {
    const who = await paying.shopping.customer();
    const parcel = await parcelOf(who);
    const [first, second] = [
      await paying.start(who, { parcel_id: parcel.id }),
      await paying.start(who, { parcel_id: parcel.id }, 'paytabs'),
    ];
    expect(pathOf(await paying.press(first, 'pay'))).toBe(`/parcels/${parcel.id}`);
    const shown = (await test.api.ok('showParcel', { id: parcel.id }, { token: who.token })).data;
    expect([shown.total_price, shown.transaction?.status, shown.transaction?.payment_system.tag]).toEqual([
      parcel.total_price,
      'paid',
      'stripe',
    ]);
    await paying.press(second, 'pay');
    const price = (await paying.transactions(who))
      .filter(({ payable_type, status }) => payable_type === 'parcel_order' && status === 'paid')
      .map(({ price }) => price);
    expect([price.length, inMinor(await paying.shopping.balance(who))]).toEqual([1, price[0]]);
    expect(
      await test.api.no('startPayment', { tag: 'stripe', parcel_id: parcel.id }, { token: who.token }),
    ).toMatchObject({ statusCode: 'ERROR_501' });
  });

  it('of another customer answers 404', async () => {
    const parcel = await parcelOf(await paying.shopping.customer());
    expect(
      (
        await test.api.no(
          'startPayment',
          { tag: 'stripe', parcel_id: parcel.id },
          { token: (await paying.shopping.customer()).token },
        )
      ).status,
    ).toBe(404);
  });
});

describe('PAY-2 payment methods', () => {
  it.each([
    'stripe',
    'razorpay',
    'paystack',
    'moyasar',
    'paytabs',
    'mercado-pago',
    'flutterWave',
    'paypal',
    'flutter-wave',
    'moya-sar',
  ])('%s has a process', async (tag) => {
    const who = await paying.shopping.customer();
    expect(await paying.start(who, { wallet_id: await walletOf(who), total_price: 1, currency_id: USD }, tag)).toMatch(
      /^pp_/,
    );
  });

  it.each(['cash', 'wallet', 'bitcoin', 'Stripe', 'x', '1', 'constructor', '..', 'stripe-process', '%00'])(
    '%s has none',
    async (tag) => {
      const who = await paying.shopping.customer();
      expect(
        (
          await test.api.no(
            'startPayment',
            { tag, wallet_id: await walletOf(who), total_price: 1 },
            { token: who.token },
          )
        ).status,
      ).toBe(404);
    },
  );

  it('are all offered with the test provider, and only direct ones without a provider', async () => {
    expect((await test.api.ok('listPayments')).data.map(({ tag }) => tag)).toHaveLength(10);
    const on = await startMarketplace({ DEMO: 'on', TEST_PAYMENTS: 'off', LIMITS: 'off' });
    const token = await on.api.signIn('demo@tiffin.test');
    expect((await on.api.ok('listPayments')).data.map(({ tag }) => tag)).toEqual(['cash', 'wallet']);
    expect((await on.api.no('startPayment', { tag: 'stripe', order_id: 1 }, { token })).status).toBe(404);
    expect(
      (await on.marketplace.fetch(new Request(`${ORIGIN}/pay/callbacks/test`, { method: 'POST', body: '{}' }))).status,
    ).toBe(404);
    await on.marketplace.close();
  });
});

describe('L14 what belongs to somebody else cannot be paid for', () => {
  it('answers 404 for order, tip, cart, wallet and history', async () => {
    const [owner, thief] = [await paying.shopping.customer(), await paying.shopping.customer(500)];
    const order = await paying.shopping.order(owner);
    const cart = await paying.shopping.fill(owner);
    const attempts: readonly (readonly [OperationId, object])[] = [
      ['startPayment', { tag: 'stripe', order_id: order.id }],
      ['startPayment', { tag: 'stripe', order_id: order.id, tips: 1 }],
      ['startPayment', { tag: 'stripe', ...paying.draft(cart) }],
      ['startPayment', { tag: 'stripe', wallet_id: await walletOf(owner), total_price: 1 }],
      ['startPaymentByLink', { tag: 'stripe', parcel_id: 1 }],
      ['startPaymentByLink', { tag: 'stripe', order_id: 999_999 }],
    ];
    for (const [operation, sent] of attempts)
      expect([sent, (await test.api.no(operation, { ...sent }, { token: thief.token })).status]).toEqual([sent, 404]);
    expect((await test.api.no('startPayment', { tag: 'stripe' }, { token: thief.token })).params).toHaveProperty(
      'cart_id',
    );
  });
});

describe('L2 a payment process', () => {
  it('is opened once per key, also by GET', async () => {
    const who = await paying.shopping.customer();
    const order = await paying.shopping.order(who);
    for (const operation of ['startPayment', 'startPaymentByLink'] as const) {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const answers = await Promise.all(
        Array.from({ length: 6 }, () =>
          test.api.call(operation, { tag: 'stripe', order_id: order.id }, { token: who.token, headers }),
        ),
      );
      const first = answers
        .filter(({ status }) => status === 200)
        .map(({ body }) => (body as { data: { id: string } }).data.id);
      expect(new Set(first).size).toBe(1);
      expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
      expect(
        await test.api.no(operation, { tag: 'paypal', order_id: order.id }, { token: who.token, headers }),
      ).toMatchObject({ status: 422 });
    }
  });
});
