import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk, type Desk } from '../support/delivering.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, EUR, WALLET, type Customer, type Order, type Shopping } from '../support/shopping.ts';

let test: TestMarketplace;
let shopping: Shopping;
let desk: Desk;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  [shopping, desk] = [await createShopping(test), await createDesk(test)];
});
afterAll(() => test.marketplace.close());

const market = { shop: 2, currency: EUR, lines: [{ item: 'olives', quantity: 1 }] };
const fetched = { delivery_type: 'pickup', location: undefined, address: undefined, payment_id: WALLET };

const delivered = async (who: Customer, more: object = {}, basket: object = {}): Promise<Order> => {
  const order = await shopping.order(who, { payment_id: WALLET, ...more }, basket);
  await desk.deliver(order);
  return order;
};
const ask = async ({ token }: Customer, { id }: Order): Promise<number> =>
  (await test.api.ok('askRefund', { order_id: id, cause: 'Cold' }, { token })).data.id;
const list = ({ token }: Customer, query: object = {}) =>
  test.api.ok('listOrders', { with_refund: true, ...query }, { token });
const idsOf = async (who: Customer, query: object = {}): Promise<readonly number[]> =>
  (await list(who, query)).data.map(({ id }) => id);

describe('ORDER-6r the orders with a refund', () => {
  it('lists an order from the request on, whatever becomes of it, and no longer once it is withdrawn', async () => {
    const who = await shopping.customer(100_000);
    const [first, second] = [await delivered(who), await delivered(who)];
    expect(await idsOf(who)).toEqual([]);

    const rejected = await ask(who, first);
    expect(await idsOf(who)).toEqual([first.id]);
    await test.api.ok('rejectRefund', { id: rejected, answer: 'It was warm' }, { token: desk.token });
    expect(await idsOf(who)).toEqual([first.id]);

    const accepted = await ask(who, second);
    await test.api.ok('acceptRefund', { id: accepted }, { token: desk.token });
    expect(await idsOf(who)).toEqual([second.id, first.id]);

    await test.api.ok('deleteRefunds', { ids: [rejected] }, { token: who.token });
    expect(await idsOf(who)).toEqual([second.id]);
  });

  it('counts over all pages, within search and statuses, and shows nothing of other customers', async () => {
    const [who, other] = [await shopping.customer(100_000), await shopping.customer(100_000)];
    const [soup, olives] = [await delivered(who), await delivered(who, fetched, market)];
    const plain = await delivered(who);
    await ask(other, await delivered(other));
    for (const order of [soup, olives]) await ask(who, order);
    // Asked for twice, since the first request was rejected: listed once.
    const again = await delivered(who);
    await test.api.ok('rejectRefund', { id: await ask(who, again), answer: 'No' }, { token: desk.token });
    await ask(who, again);

    const page = await list(who, { perPage: 1, page: 3 });
    expect([page.data.map(({ id }) => id), page.meta]).toMatchObject([[soup.id], { total: 3, last_page: 3 }]);
    expect(await idsOf(who, { search: 'night market' })).toEqual([olives.id]);
    expect(await idsOf(who, { search: String(plain.id) })).toEqual([]);
    expect(await idsOf(who, { statuses: ['canceled'] })).toEqual([]);
    expect(await idsOf(who, { statuses: ['delivered'] })).toEqual([again.id, olives.id, soup.id]);
    expect(await idsOf(who, { with_refund: false })).toEqual([again.id, plain.id, olives.id, soup.id]);
  });
});
