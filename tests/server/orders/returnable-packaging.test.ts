import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk, type Desk } from '../support/delivering.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import {
  createShopping,
  EUR,
  GREEN_SPOON,
  WALLET,
  type Customer,
  type Order,
  type Shopping,
} from '../support/shopping.ts';
import { supply } from '../support/supply.ts';
import { expectBalanced } from '../wallet/balanced.ts';

const OWNER = 'seller-green-spoon@tiffin.test';
const BOXED = { returnable_packaging: true };

let test: TestMarketplace;
let shopping: Shopping;
let desk: Desk;
let owner: string;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  [shopping, desk] = [await createShopping(test), await createDesk(test)];
  owner = await test.api.signIn(OWNER);
});
afterAll(() => test.marketplace.close());

const shop = { shop_id: GREEN_SPOON };
/** Sets the deposit for a box as the seller does; `' '` ends the offer. */
const offer = async (deposit: string): Promise<void> => {
  const { data } = await test.api.ok('showShopHours', shop, { token: owner });
  const { revision, packaging_deposit: _known, ...terms } = data.terms;
  const typed = Object.fromEntries(Object.entries(terms).map(([name, value]) => [name, String(value)]));
  const sent = { ...shop, ...typed, revision, packaging_deposit: deposit };
  await test.api.ok('setDeliveryTerms', sent, { token: owner });
};
const calculate = async ({ token }: Customer, id: number, more: object = {}) =>
  (await test.api.ok('calculateCart', { id, type: 'delivery', address: PLACE, ...more }, { token })).data;
const PLACE = { latitude: 52.3731, longitude: 4.8826 };
const LINES = [
  { item: 'lentil-soup', quantity: 2 },
  { item: 'falafel-bowl', quantity: 1 },
];
const delivered = async (who: Customer, more: object = {}, basket: object = {}): Promise<Order> => {
  await supply(test.store, 60);
  const order = await shopping.order(who, { payment_id: WALLET, ...BOXED, ...more }, { lines: LINES, ...basket });
  await desk.deliver(order);
  return order;
};
const shown = async ({ token }: Customer, { id }: Pick<Order, 'id'>) =>
  (await test.api.ok('showOrder', { id }, { token })).data;
const takeBack = ({ id }: Pick<Order, 'id'>, count: number, more: object = {}, token = owner) =>
  test.api.call('takeBoxesBack', { ...shop, id, count, ...more }, { token });

describe('ORDER-12a returnable boxes at their shop', () => {
  it('are offered for what comes in boxes, as long as the shop takes a deposit', async () => {
    const who = await shopping.customer(100_000);
    const cart = await shopping.fill(who, { lines: LINES });
    await offer(' ');
    expect(await calculate(who, cart.id, BOXED)).not.toHaveProperty('packaging');
    await offer('2.50');
    const plain = await calculate(who, cart.id);
    const boxes = { [shopping.stockOf('lentil-soup')]: 1, [shopping.stockOf('falafel-bowl')]: 1 };
    expect(plain).toMatchObject({ deposit: 0, packaging: { deposit: '2.5', boxes } });
    const boxed = await calculate(who, cart.id, BOXED);
    expect([boxed.deposit, boxed.total_price]).toEqual([7.5, Number((plain.total_price + 7.5).toFixed(2))]);
    for (const name of ['total_tax', 'price', 'total_discount', 'delivery_fee', 'service_fee', 'tips'] as const)
      expect([name, boxed[name]]).toEqual([name, plain[name]]);
    expect(boxed.quote.lines.at(-1)).toMatchObject({ kind: 'deposit', quantity: 3, amount: 750 });
  });

  it('are known to be offered by the extension', async () => {
    const { data } = await test.api.ok('listSettings', {});
    expect(data.find(({ key }) => key === 'api_extensions')?.value).toContain('returnable_packaging');
  });

  it('cost more than nothing, and nothing is rounded', async () => {
    const { data } = await test.api.ok('showShopHours', shop, { token: owner });
    const { revision } = data.terms;
    for (const deposit of ['0', '-1', '1.234', 'two']) {
      const sent = { ...shop, delivery_time_type: 'minute', delivery_time_from: '20', delivery_time_to: '40' };
      const answer = await test.api.call(
        'setDeliveryTerms',
        { ...sent, revision, packaging_deposit: deposit },
        { token: owner },
      );
      expect([deposit, answer.status, Object.keys((answer.body as { params: object }).params)]).toEqual([
        deposit,
        400,
        ['packaging_deposit'],
      ]);
    }
  });
});

describe('ORDER-12b an order in returnable boxes', () => {
  it('stores its boxes and their deposit, of which the marketplace takes no share', async () => {
    await offer('2.50');
    const who = await shopping.customer(100_000);
    await supply(test.store, 60);
    const plain = await shopping.order(who, {}, { lines: LINES });
    const order = await shopping.order(who, BOXED, { lines: LINES });
    expect(order).toMatchObject({ deposit: 7.5, boxes: 3, boxes_returned: 0, boxes_open: 0 });
    expect(order.commission_fee).toBe(plain.commission_fee);
    expect(order.total_price).toBeCloseTo(plain.total_price + 7.5, 5);
    expect(order.seller_fee).toBeCloseTo((plain.seller_fee ?? 0) + 7.5, 5);
    expect(plain).toMatchObject({ deposit: 0, boxes: 0 });
  });

  it('has none where a program placed it that does not know of boxes', async () => {
    const who = await shopping.customer(100_000);
    const order = await shopping.order(who, { payment_id: WALLET });
    await sql`update orders set deposit = null, boxes = null, boxes_returned = null where id = ${order.id}`.execute(
      test.store.database,
    );
    await desk.deliver(order);
    expect(await shown(who, order)).toMatchObject({ deposit: 0, boxes: 0, boxes_returned: 0, boxes_open: 0 });
    expect((await takeBack(order, 1)).status).toBe(400);
  });

  it('is refused where the shop does not offer them any more, and is a change where a total was seen', async () => {
    await offer('2.50');
    const who = await shopping.customer(100_000);
    await supply(test.store, 60);
    const cart = await shopping.fill(who, { lines: LINES });
    const { quote } = await calculate(who, cart.id, BOXED);
    await offer(' ');
    const refused = await shopping.place(who, shopping.draft(cart, BOXED));
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { params: { returnable_packaging: [expect.any(String)] } },
    ]);
    const changed = await shopping.place(who, shopping.draft(cart, { ...BOXED, quote_id: quote.id }));
    const { data } = changed.body as { data: { reason: string; changes: unknown; quote: { id: string } } };
    expect([changed.status, data.reason, data.changes]).toEqual([
      409,
      'quote_changed',
      [{ kind: 'fee', label: 'deposit', from: 750, to: 0 }],
    ]);
    const placed = await shopping.place(who, shopping.draft(cart, { ...BOXED, quote_id: data.quote.id }));
    expect([placed.status, placed.body]).toMatchObject([200, { data: { deposit: 0, boxes: 0 } }]);
  });

  it('gives everything back when it is canceled, and only the goods of a dish that was missing', async () => {
    await offer('2.50');
    const who = await shopping.customer(100_000);
    await supply(test.store, 60);
    const order = await shopping.order(who, { payment_id: WALLET, ...BOXED }, { lines: LINES });
    expect(await shopping.balance(who)).toBeCloseTo(1000 - order.total_price, 5);
    await test.api.ok('changeOrderStatus', { id: order.id, status: 'canceled' }, { token: who.token });
    expect(await shopping.balance(who)).toBe(1000);
    const eaten = await delivered(who);
    const lines = (eaten.details ?? []).map(({ id, quantity }) => ({ order_detail_id: id, quantity }));
    const { amount } = (await test.api.ok('quoteRefund', { id: eaten.id, lines }, { token: who.token })).data;
    const { delivery_fee: fee = 0, service_fee: service = 0, tips = 0, total_price: total } = eaten;
    expect(amount).toBeCloseTo(total - fee - service - tips - 7.5, 5);
  });

  it('ORDER-12g gives the deposit of a dish back that is left out', async () => {
    await offer('2.50');
    const who = await shopping.customer(100_000);
    await supply(test.store, 60);
    const replacements = { [shopping.stockOf('falafel-bowl')]: 'leave-out' };
    const order = await shopping.order(who, { payment_id: WALLET, ...BOXED, replacements }, { lines: LINES });
    const line = order.details?.find(({ quantity }) => quantity === 1)?.id;
    await test.api.ok('proposeShopSubstitution', { ...shop, id: order.id, order_detail_id: line }, { token: owner });
    const after = await shown(who, order);
    expect(after).toMatchObject({ deposit: 5, boxes: 2 });
    expect(await shopping.balance(who)).toBeCloseTo(1000 - after.total_price, 5);
    await expectBalanced(test.store);
  });
});

describe('ORDER-12c boxes that come back', () => {
  it('credit their deposit to the customer, and the share of the shop falls by it', async () => {
    await offer('2.50');
    const who = await shopping.customer(100_000);
    const order = await delivered(who);
    const before = await shown(who, order);
    expect(before.boxes_open).toBe(3);
    const paid = await shopping.balance(who);
    expect((await takeBack(order, 1, { returned: 0 })).status).toBe(200);
    const after = await shown(who, order);
    expect(after).toMatchObject({ boxes: 3, boxes_returned: 1, boxes_open: 2, deposit: 7.5 });
    expect(after.total_price).toBe(before.total_price);
    expect(after.seller_fee).toBeCloseTo((before.seller_fee ?? 0) - 2.5, 5);
    expect(await shopping.balance(who)).toBeCloseTo(paid + 2.5, 5);
    const { data } = await test.api.ok('listWalletHistories', { about: 'refunds' }, { token: who.token });
    expect(data[0]).toMatchObject({ reason: 'deposit', subject_type: 'order', subject_id: order.id, price: 2.5 });
    expect((await takeBack(order, 2)).status).toBe(200);
    expect(await shopping.balance(who)).toBeCloseTo(paid + 7.5, 5);
    await expectBalanced(test.store);
  });

  it('come back once, however often the form is sent, and never more than are open', async () => {
    const who = await shopping.customer(100_000);
    const order = await delivered(who);
    const paid = await shopping.balance(who);
    const twice = await Promise.all([takeBack(order, 2, { returned: 0 }), takeBack(order, 2, { returned: 0 })]);
    expect(twice.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    const key = { 'Idempotency-Key': '11111111-1111-4111-8111-111111111111' };
    const keyed = () =>
      test.api.call('takeBoxesBack', { ...shop, id: order.id, count: 1 }, { token: owner, headers: key });
    expect([(await keyed()).status, (await keyed()).status]).toEqual([200, 200]);
    expect(await shopping.balance(who)).toBeCloseTo(paid + 7.5, 5);
    for (const count of [1, 3]) expect((await takeBack(order, count)).status).toBe(400);
    expect((await shown(who, order)).boxes_returned).toBe(3);
  });

  it('add up to the deposit in another currency', async () => {
    await offer('0.35');
    const who = await shopping.customer(100_000);
    const order = await delivered(who, {}, { currency: EUR });
    const paid = await shopping.balance(who);
    const { rate } = await test.store.database
      .selectFrom('orders')
      .select('rate')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    for (const count of [1, 1, 1]) expect((await takeBack(order, count)).status).toBe(200);
    const whole = Math.round(((order.deposit ?? 0) / Number(rate)) * 100) / 100;
    expect(await shopping.balance(who)).toBeCloseTo(paid + whole, 5);
  });

  it('are taken before delivery by nobody, and later by nobody but those who manage the shop', async () => {
    await offer('2.50');
    const who = await shopping.customer(100_000);
    await supply(test.store, 60);
    const open = await shopping.order(who, BOXED, { lines: LINES });
    expect((await takeBack(open, 1)).status).toBe(400);
    const order = await delivered(who);
    const other = await shopping.customer();
    expect((await takeBack(order, 1, {}, who.token)).status).toBe(404);
    expect((await takeBack(order, 1, {}, other.token)).status).toBe(404);
    expect((await takeBack(order, 1, { shop_id: 2 })).status).toBe(404);
    expect((await takeBack(order, 1, { shop_id: 2 }, desk.token)).status).toBe(404);
    expect((await takeBack({ id: 999_999 }, 1)).status).toBe(404);
    expect((await takeBack(order, 1, {}, desk.token)).status).toBe(200);
  });

  it('ORDER-12e and a refund of the whole order give back what was paid, and no more', async () => {
    const who = await shopping.customer(100_000);
    const order = await delivered(who);
    await takeBack(order, 1);
    const { data } = (await test.api.call('askRefund', { order_id: order.id, cause: 'Cold' }, { token: who.token }))
      .body as { data: { id: number } };
    await test.api.ok('acceptRefund', { id: data.id }, { token: desk.token });
    expect(await shopping.balance(who)).toBe(1000);
    expect((await takeBack(order, 1)).status).toBe(400);
    expect((await shown(who, order)).boxes_open).toBe(0);
    await expectBalanced(test.store);
  });
});
