import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recomputeQuote } from '@domain/pricing/index.ts';
import { toQuote } from '@infra/orders/quote-wire.ts';
import { openBrowser } from '../desk/browser.ts';
import { supply } from '../support/supply.ts';
import { startTables, type TableStage } from '../reservations/stage.ts';
import {
  CASH,
  createShopping,
  GREEN_SPOON,
  WALLET,
  type Customer,
  type Order,
  type Shopping,
} from '../support/shopping.ts';

const HOUR = 3_600_000;

let stage: TableStage;
let shopping: Shopping;
beforeAll(async () => {
  stage = await startTables({ LIMITS: 'off' });
  shopping = await createShopping(stage);
  await supply(stage.store, 200);
});
afterAll(() => stage.marketplace.close());

let days = 10;
/** The next day on which nobody has a table yet; never a Sunday. */
const freeDay = (): string => {
  days += 1;
  const day = new Date(Date.UTC(2025, 2, days));
  return day.getUTCDay() === 0 ? freeDay() : day.toISOString().slice(0, 10);
};
const reserve = async ({ token }: Customer, more: object = {}) => {
  const day = freeDay();
  const sent = stage.draft({ start_date: `${day} 19:00`, end_date: `${day} 22:00`, ...more });
  return { ...(await stage.api.ok('createBooking', sent, { token })).data, day };
};
const ahead = (id: number, more: object = {}) => ({
  delivery_type: 'dine_in',
  user_booking_id: id,
  location: undefined,
  address: undefined,
  ...more,
});
const orderTo = (who: Customer, id: number, more: object = {}): Promise<Order> => shopping.order(who, ahead(id, more));
const refused = async (who: Customer, id: number, more: object = {}, basket: object = {}) => {
  const cart = await shopping.fill(who, basket);
  const { token } = who;
  const asked = { id: cart.id, type: 'dine_in', user_booking_id: id };
  const calculated = (await stage.api.call('calculateCart', asked, { token })).body as Refused;
  const placed = (await shopping.place(who, shopping.draft(cart, ahead(id, more)))).body as Refused;
  return [calculated, placed].map(({ statusCode, params }) => [statusCode, params?.['user_booking_id']?.[0]]);
};
type Refused = { readonly statusCode: string; readonly params?: Readonly<Record<string, readonly string[]>> };
const shown = async ({ token }: Customer, id: number) => (await stage.api.ok('showOrder', { id }, { token })).data;
const booking = async ({ token }: Customer, id: number) =>
  (await stage.api.ok('showMyBooking', { id }, { token })).data;
const move = (id: number, status: string) => stage.api.ok('moveOrder', { id, status }, { token: stage.desk });
const giveUp = ({ token }: Customer, id: number) => stage.api.ok('cancelBookings', { ids: [id] }, { token });

describe('BOOKING-3a dishes for a reserved table', () => {
  it('refuses every table but an own one of that shop that is still expected', async () => {
    const who = await shopping.customer();
    const both = (text: string) => [
      ['ERROR_400', text],
      ['ERROR_400', text],
    ];
    const unknown = 'The selected user booking id is invalid.';
    expect(await refused(who, 9999)).toEqual(both(unknown));
    const others = await reserve(await shopping.customer());
    expect(await refused(who, others.id)).toEqual(both(unknown));

    const day = freeDay();
    const night = { start_date: `${day} 20:00`, end_date: `${day} 23:00`, booking_id: 2, table_id: stage.table('C1') };
    const elsewhere = await reserve(who, night);
    expect(await refused(who, elsewhere.id)).toEqual(both('This reservation is of another shop.'));

    const canceled = await reserve(who);
    await giveUp(who, canceled.id);
    expect(await refused(who, canceled.id)).toEqual(both('This reservation is canceled already.'));

    const begun = await reserve(who);
    expect(await orderTo(who, begun.id)).toMatchObject({ status: 'new', user_booking_id: begun.id });
    const wait = Date.parse(`${begun.day}T18:00:00Z`) - stage.clock.now();
    stage.clock.advance(wait);
    expect(await refused(who, begun.id)).toEqual(both('This reservation has begun.'));
  });

  it('are known to be taken by the extension', async () => {
    const { data } = await stage.api.ok('listSettings', {});
    expect(data.find(({ key }) => key === 'api_extensions')?.value).toContain('table_orders');
  });
});

describe('BOOKING-3b the time and the table of an order ahead', () => {
  it('takes date, time and table from the reservation, whatever is sent', async () => {
    const who = await shopping.customer();
    const { id, day } = await reserve(who, { table_id: stage.table('H1') });
    const sent = { delivery_date: '2025-05-05', delivery_time: '12:00', table_id: stage.table('T1'), booking_id: 2 };
    const order = await orderTo(who, id, sent);
    expect(order).toMatchObject({
      delivery_type: 'dine_in',
      delivery_date: day,
      delivery_time: '19:00',
      delivery_date_time: `${day} 18:00:00Z`,
      table_id: stage.table('H1'),
      booking_id: 1,
      user_booking_id: id,
      address: null,
      location: null,
      table: { name: 'H1', shop_section: { translation: { title: 'Hall' } } },
    });
    expect((await shopping.ordersOf(who))[0]).toMatchObject({ id: order.id, table: { name: 'H1' } });
    expect((await booking(who, id)).orders).toEqual([{ id: order.id, status: 'new' }]);
  });

  it('follows its reservation to another table and time', async () => {
    const who = await shopping.customer();
    const { id } = await reserve(who);
    const [open, over] = [await orderTo(who, id), await orderTo(who, id)];
    await move(over.id, 'canceled');
    const day = freeDay();
    const wanted = { table_id: stage.table('T2'), start_date: `${day} 18:30`, end_date: `${day} 21:30` };
    await stage.api.ok('changeBooking', stage.draft({ id, ...wanted }), { token: who.token });
    expect(await shown(who, open.id)).toMatchObject({
      delivery_date: day,
      delivery_time: '18:30',
      delivery_date_time: `${day} 17:30:00Z`,
      table: { name: 'T2' },
    });
    const { delivery_date, table } = await shown(who, over.id);
    expect([delivery_date, table?.name]).toEqual([over.delivery_date, 'T1']);
  });

  it('needs a kitchen that is open then, also where tables are reserved later', async () => {
    const who = await shopping.customer();
    // Green Spoon cooks until ten.
    const { id, day } = await reserve(who);
    const { database } = stage.store;
    const at = Date.parse(`${day}T21:30:00Z`);
    await database
      .updateTable('user_bookings')
      .set({ starts_at: at, ends_at: at + HOUR })
      .where('id', '=', id)
      .execute();
    const cart = await shopping.fill(who);
    const { body } = await shopping.place(who, shopping.draft(cart, ahead(id)));
    expect(body).toMatchObject({ statusCode: 'ERROR_118' });
  });
});

describe('BOOKING-3e the price and the steps of an order ahead', () => {
  it('costs the service at the table, on the client as on the server', async () => {
    const who = await shopping.customer();
    const { id, day } = await reserve(who);
    const cart = await shopping.fill(who, { lines: [{ item: 'falafel-bowl', quantity: 3 }] });
    const asked = {
      id: cart.id,
      type: 'dine_in',
      user_booking_id: id,
      delivery_date: '2025-05-05',
      delivery_time: '12:00',
    };
    const { data } = await stage.api.ok('calculateCart', asked, { token: who.token });
    const base = data.price - data.total_discount;
    expect(data.waiter_fee).toBe(Math.round(base * 10) / 100);
    expect(data.waiter_fee).toBeGreaterThan(0);
    expect(data.delivery_fee).toBe(0);
    expect(data.quote.slot).toEqual({ date: day, time: '19:00' });
    const recomputed = recomputeQuote(toQuote(data.quote)!);
    expect(recomputed.ok && recomputed.value.waiter.minor).toBe(Math.round(data.waiter_fee * 100));
    const draft = shopping.draft(cart, ahead(id, { quote_id: data.quote.id, payment_id: CASH }));
    const order = (await stage.api.ok('placeOrder', draft, { token: who.token })).data;
    expect([order.waiter_fee, order.total_price]).toEqual([data.waiter_fee, data.total_price]);
  });

  it('waits for the kitchen, and is handed over without courier and code', async () => {
    const who = await shopping.customer();
    const { id, day } = await reserve(who);
    const order = await orderTo(who, id);
    expect(order.status).toBe('new');
    const kitchen = openBrowser(stage);
    await kitchen.post('/desk/sign-in', { email: 'seller-green-spoon@tiffin.test', password: 'lunchbox' });
    expect((await kitchen.get('/desk/kitchen')).text).toContain(`At table T1\n· <bdi dir="ltr">${day} 19:00</bdi>`);
    expect((await kitchen.get('/desk/shop-orders')).text).toContain('At table T1');
    for (const status of ['accepted', 'cooking', 'ready']) await move(order.id, status);
    const away = await stage.api.call('moveOrder', { id: order.id, status: 'on_a_way' }, { token: stage.desk });
    expect(away.status).toBe(400);
    const seller = await stage.api.signIn('seller-green-spoon@tiffin.test');
    const over = { shop_id: GREEN_SPOON, id: order.id, status: 'delivered' };
    await stage.api.ok('moveShopOrder', over, { token: seller });
    expect((await shown(who, order.id)).status).toBe('delivered');
    const again = await stage.api.call(
      'repeatOrder',
      { id: order.id, from: '2025-05-05', to: '2025-05-06' },
      { token: who.token },
    );
    expect(again.body).toMatchObject({
      statusCode: 'ERROR_120',
      message: 'An order for a reserved table cannot be repeated.',
    });
  });

  it('is accepted at once only for those who sit at the table already', async () => {
    const who = await shopping.customer();
    expect(await shopping.order(who, { delivery_type: 'dine_in' })).toMatchObject({ status: 'accepted', table: null });
  });
});

describe('BOOKING-3c orders of a table that is given up', () => {
  it('ends with its reservation while it is new, and is paid back', async () => {
    const who = await shopping.customer(100_000);
    const { id } = await reserve(who);
    const order = await orderTo(who, id, { payment_id: WALLET });
    const paid = await shopping.balance(who);
    expect(paid).toBeLessThan(1000);
    await giveUp(who, id);
    expect([(await shown(who, order.id)).status, await shopping.balance(who)]).toEqual(['canceled', 1000]);
    expect((await booking(who, id)).orders).toEqual([{ id: order.id, status: 'canceled' }]);
  });

  it('stays when the kitchen has accepted it, unless the shop takes the table back', async () => {
    const who = await shopping.customer(100_000);
    const [own, shops] = [await reserve(who), await reserve(who)];
    const orders = [
      await orderTo(who, own.id, { payment_id: WALLET }),
      await orderTo(who, shops.id, { payment_id: WALLET }),
    ];
    for (const { id } of orders) await move(id, 'accepted');
    await giveUp(who, own.id);
    await stage.api.ok('changeBookingStatus', { id: shops.id, status: 'canceled' }, { token: stage.desk });
    expect(await Promise.all(orders.map(async ({ id }) => (await shown(who, id)).status))).toEqual([
      'accepted',
      'canceled',
    ]);
    expect(await shopping.balance(who)).toBe(Number((1000 - (orders[0]?.total_price ?? 0)).toFixed(2)));
  });
});
