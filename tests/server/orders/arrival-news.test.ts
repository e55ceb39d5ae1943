import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { arrivalOf, type OrderStatus } from '@domain/orders/index.ts';
import { createDesk, type Desk } from '../support/delivering.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, type Customer, type Order, type Shopping } from '../support/shopping.ts';

let test: TestMarketplace;
let shopping: Shopping;
let desk: Desk;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  [shopping, desk] = [await createShopping(test), await createDesk(test)];
});
afterAll(() => test.marketplace.close());

const move = (order: Order, status: OrderStatus) =>
  test.api.ok('moveOrder', { id: order.id, status }, { token: desk.token });

/** The texts about an order, newest first, in a language. */
const texts = async ({ token }: Customer, lang = 'en') =>
  (await test.api.ok('listNotifications', { type: 'status_changed', perPage: 20, lang }, { token })).data.map(
    ({ body }) => body,
  );

const timeInAmsterdam = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  hour: '2-digit',
  minute: '2-digit',
});

/** When the order arrives at the latest, on the clock of its shop. */
const latest = async ({ token }: Customer, order: Order, status: OrderStatus): Promise<string> => {
  const { created_at, eta, shop } = (await test.api.ok('showOrder', { id: order.id }, { token })).data;
  const { from, to } = shop!.delivery_time!;
  const arrival = arrivalOf(
    {
      status,
      eta: eta ? instant(Date.parse(eta)) : undefined,
      createdAt: instant(Date.parse(created_at!)),
      slot: undefined,
      shop: { deliveryTime: { from: Number(from), to: Number(to) } },
    },
    test.clock.now(),
  );
  return timeInAmsterdam.format(arrival!.to);
};

describe('NOTIFY-6g news of an order', () => {
  it('say by when it arrives while it is under way, in the language of the reader', async () => {
    const who = await shopping.customer();
    const order = await shopping.order(who);
    await move(order, 'accepted');
    const by = await latest(who, order, 'accepted');
    expect(await texts(who)).toEqual([`Your order #${order.id}: accepted. It arrives by ${by}.`]);
    expect(await texts(who, 'de')).toEqual([
      `Deine Bestellung Nr. ${order.id}: angenommen. Sie ist bis ${by} bei dir.`,
    ]);
    for (const status of ['ready', 'on_a_way', 'delivered'] as const) await move(order, status);
    expect((await texts(who))[0]).toBe(`Your order #${order.id}: delivered`);
  });

  it('promise no time for what is fetched, nor for what was canceled', async () => {
    const who = await shopping.customer();
    const fetched = await shopping.order(who, { delivery_type: 'pickup', address: undefined, location: undefined });
    await move(fetched, 'accepted');
    expect(await texts(who)).toEqual([`Your order #${fetched.id}: accepted`]);
    const order = await shopping.order(who);
    await move(order, 'canceled');
    expect((await texts(who))[0]).toBe(`Your order #${order.id}: cancelled`);
  });
});
