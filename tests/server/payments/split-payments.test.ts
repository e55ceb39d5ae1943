import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk, type Desk } from '../support/delivering.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { EUR, HOME, type Basket, type Customer, type Order } from '../support/shopping.ts';
import { supply } from '../support/supply.ts';
import { createPaying, inMinor, pathOf, type Paying } from './paying.ts';

let test: TestMarketplace;
let paying: Paying;
let desk: Desk;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  [paying, desk] = [await createPaying(test), await createDesk(test)];
});
afterAll(() => test.marketplace.close());

const IN_EUROS = { shop: 2, currency: EUR, lines: [{ item: 'olives', quantity: 4 }] };
const hold = async (who: Customer, basket: Basket = {}): Promise<Order> => {
  await supply(test.store, 60);
  return paying.shopping.order(who, { payment_id: undefined, hold: true }, basket);
};
const stateOf = async ({ token }: Customer, { id }: Pick<Order, 'id'>) =>
  (await test.api.ok('showOrderPayment', { id }, { token })).data;
const shown = async ({ token }: Customer, { id }: Pick<Order, 'id'>) =>
  (await test.api.ok('showOrder', { id }, { token })).data;
/** The payments that count, as `tag amount`. */
const paid = async (who: Customer): Promise<readonly string[]> =>
  (await paying.transactions(who))
    .filter(({ status, payable_type }) => status === 'paid' && payable_type !== 'wallet')
    .map(({ tag, price, type }) => `${type} ${tag} ${price}`);
const split = async (who: Customer, order: Order, share: number): Promise<string> => {
  const id = await paying.start(who, { order_id: order.id, from_wallet: share });
  await paying.get(`/pay/${id}`);
  return id;
};
const cents = async (who: Customer): Promise<number> => inMinor(await paying.shopping.balance(who));
/** An order paid with 5.00 from a wallet of 8.00, and the rest by card. */
const paidByBoth = async () => {
  const who = await paying.shopping.customer(800);
  const order = await hold(who);
  await paying.press(await split(who, order, 5), 'pay');
  return { who, order, total: inMinor(order.total_price) };
};

describe('PAY-4b a wallet that does not cover an order', () => {
  it('pays all that it has beside a provider, which charges the rest', async () => {
    const who = await paying.shopping.customer(800);
    const order = await hold(who);
    const total = inMinor(order.total_price);
    expect(total).toBeGreaterThan(900);
    expect(await stateOf(who, order)).toMatchObject({ state: 'unpaid', wallet_share: 8 });
    const { data } = await test.api.ok(
      'startPayment',
      { tag: 'stripe', order_id: order.id, from_wallet: 8 },
      { token: who.token },
    );
    expect(data.data).toMatchObject({ price: (total - 800) / 100, from_wallet: 8 });
    // Nothing leaves the wallet before the provider has charged its part.
    await paying.get(`/pay/${data.id}`);
    expect(await cents(who)).toBe(800);
    expect(pathOf(await paying.press(data.id, 'pay'))).toBe(`/orders/${order.id}`);
    expect(await stateOf(who, order)).toMatchObject({ state: 'paid', tag: 'stripe', wallet_share: null });
    expect(await cents(who)).toBe(0);
    expect(await paid(who)).toEqual(['model wallet 800', `model stripe ${total - 800}`]);
    expect((await shown(who, order)).transaction?.payment_system?.tag).toBe('stripe');
    const histories = (await test.api.ok('listWalletHistories', {}, { token: who.token })).data;
    expect(histories[0]).toMatchObject({ type: 'withdraw', price: 8, note: `Payment Order #${order.id} via Wallet` });
  });

  it('pays exactly what is due in another currency too, and never more than it has', async () => {
    for (const balance of [6, 333, 501, 777]) {
      const who = await paying.shopping.customer(balance);
      const order = await hold(who, IN_EUROS);
      const share = (await stateOf(who, order)).wallet_share ?? 0;
      expect(share).toBeGreaterThan(0);
      const due = Math.round(order.total_price / (order.rate ?? 1) / 0.01);
      await paying.press(await split(who, order, share), 'pay');
      expect((await stateOf(who, order)).state).toBe('paid');
      expect(await cents(who)).toBe(0);
      const prices = (await paying.transactions(who)).filter(({ status }) => status === 'paid');
      expect(prices.reduce((sum, { price }) => sum + price, 0)).toBe(due);
      expect(prices[0]).toMatchObject({ tag: 'wallet', price: balance });
    }
  });

  it('pays no more than it has, and nothing where it has nothing or covers everything', async () => {
    const [who, rich, poor] = [
      await paying.shopping.customer(800),
      await paying.shopping.customer(90_000),
      await paying.shopping.customer(),
    ];
    for (const [customer, share] of [
      [who, 8.01],
      [rich, 1],
      [poor, 1],
    ] as const) {
      const order = await hold(customer);
      const refused = await test.api.no(
        'startPayment',
        { tag: 'stripe', order_id: order.id, from_wallet: share },
        { token: customer.token },
      );
      expect(refused).toMatchObject({ status: 400, statusCode: 'ERROR_109' });
    }
  });

  it('pays no part of tips, carts and top-ups', async () => {
    const who = await paying.shopping.customer(800);
    const order = await hold(who);
    const cart = await paying.shopping.fill(who);
    for (const sent of [
      { order_id: order.id, tips: 2 },
      paying.draft(cart),
      { wallet_id: 1, total_price: 5, currency_id: 1 },
    ]) {
      const refused = await test.api.no(
        'startPayment',
        { tag: 'stripe', ...sent, from_wallet: 1 },
        { token: who.token },
      );
      expect(refused).toMatchObject({ status: 400, params: { from_wallet: expect.anything() as object } });
    }
  });

  it('leads to the same page for the same part, and another part closes it', async () => {
    const who = await paying.shopping.customer(800);
    const order = await hold(who);
    const first = await split(who, order, 5);
    expect(await split(who, order, 5)).toBe(first);
    const second = await split(who, order, 4);
    expect(second).not.toBe(first);
    await paying.press(first, 'pay');
    expect((await stateOf(who, order)).state).toBe('open');
    await paying.press(second, 'pay');
    expect(await cents(who)).toBe(400);
    expect((await paid(who)).length).toBe(2);
  });
});

describe('PAY-4c a wallet that no longer has its part', () => {
  it('leaves the order unpaid and kept, gets what was charged, and can pay a larger part then', async () => {
    const who = await paying.shopping.customer(800);
    const order = await hold(who);
    const total = inMinor(order.total_price);
    const id = await split(who, order, 8);
    await test.api.ok('withdrawMoney', { price: 3 }, { token: who.token });
    await paying.press(id, 'pay');
    expect(await cents(who)).toBe(500 + total - 800);
    expect(await paid(who)).toEqual([]);
    const state = await stateOf(who, order);
    expect(state).toMatchObject({ state: 'returned', wallet_share: (total - 300) / 100 });
    expect((await shown(who, order)).status).toBe('new');
    await paying.press(await split(who, order, state.wallet_share ?? 0), 'pay');
    expect((await stateOf(who, order)).state).toBe('paid');
    expect(await paid(who)).toEqual([`model wallet ${total - 300}`, 'model stripe 300']);
    expect(await cents(who)).toBe(0);
  });
});

describe('PAY-4 an order that wallet and provider have paid', () => {
  it('brings everything back when it is canceled', async () => {
    const { who, order, total } = await paidByBoth();
    await test.api.ok('changeOrderStatus', { id: order.id, status: 'canceled' }, { token: who.token });
    expect(await cents(who)).toBe(300 + total);
    expect(await paid(who)).toEqual([]);
  });

  it('is lowered by a missing dish, the provider’s part first and the wallet’s after it', async () => {
    const who = await paying.shopping.customer(3_500);
    const order = await hold(who, {
      lines: [
        { item: 'lentil-soup', quantity: 3 },
        { item: 'falafel-bowl', quantity: 2 },
      ],
    });
    const total = inMinor(order.total_price);
    await paying.press(await split(who, order, 35), 'pay');
    const before = total - 3_500;
    const line = order.details?.[0];
    const missing = { id: order.id, order_detail_id: line?.id };
    await test.api.ok('proposeSubstitution', missing, { token: desk.token });
    const after = inMinor((await shown(who, order)).total_price);
    const back = total - after;
    expect(back).toBeGreaterThan(before);
    expect(await cents(who)).toBe(back);
    expect(await paid(who)).toEqual([`model wallet ${after}`, 'model stripe 0']);
  });
});

describe('PAY-4b a parcel', () => {
  it('is paid by wallet and provider together', async () => {
    const who = await paying.shopping.customer(100);
    const at = new Date(test.clock.now() + 7_200_000).toISOString();
    const { data } = await test.api.ok(
      'placeParcel',
      {
        currency_id: 1,
        type_id: 1,
        phone_from: '31612345678',
        username_from: 'Nadia',
        address_from: { ...HOME, address: 'A' },
        phone_to: '31687654321',
        username_to: 'Omar',
        address_to: { latitude: 52.36, longitude: 4.91, address: 'B' },
        delivery_date: at.slice(0, 10),
        delivery_time: at.slice(11, 16),
        hold: true,
      },
      { token: who.token },
    );
    const total = inMinor(data.total_price ?? 0);
    const state = await test.api.ok('showParcelPayment', { id: data.id }, { token: who.token });
    expect(state.data.wallet_share).toBe(1);
    const id = await paying.start(who, { parcel_id: data.id, from_wallet: 1 });
    await paying.get(`/pay/${id}`);
    expect(pathOf(await paying.press(id, 'pay'))).toBe(`/parcels/${data.id}`);
    expect(await paid(who)).toEqual(['model wallet 100', `model stripe ${total - 100}`]);
    expect(await cents(who)).toBe(0);
    await test.api.ok('changeParcelStatus', { id: data.id, status: 'canceled' }, { token: who.token });
    expect(await cents(who)).toBe(total);
  });
});
