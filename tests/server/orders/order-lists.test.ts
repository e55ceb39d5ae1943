import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, EUR, WALLET, type Customer, type Shopping } from '../support/shopping.ts';

let test: TestMarketplace;
let shopping: Shopping;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
});
afterAll(() => test.marketplace.close());

const idsOf = async ({ token }: Customer, query: object): Promise<readonly number[]> =>
  (await test.api.ok('listOrders', { ...query }, { token })).data.map(({ id }) => id);
const market = { shop: 2, currency: EUR, lines: [{ item: 'olives', quantity: 1 }] };
const fetched = { delivery_type: 'pickup', location: undefined, address: undefined, payment_id: WALLET };

describe('ORDER-6m the search for orders', () => {
  it('finds orders by number and by a part of the shop’s name, every character as it is', async () => {
    const who = await shopping.customer(100_000);
    const soup = await shopping.order(who);
    const olives = await shopping.order(who, fetched, market);
    expect(await idsOf(who, { search: 'een SPOO' })).toEqual([soup.id]);
    expect(await idsOf(who, { search: ' night market ' })).toEqual([olives.id]);
    expect(await idsOf(who, { search: String(olives.id) })).toEqual([olives.id]);
    for (const search of ['%', '_', 'Green%', 'Green_Spoon', '.*', '\\', "'", 'Green Spoon Market'])
      expect([search, await idsOf(who, { search })]).toEqual([search, []]);
    expect(await idsOf(who, { search: '  ' })).toEqual([olives.id, soup.id]);
  });

  it('finds nothing by names of people, and nothing of other customers', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const own = await shopping.order(who);
    const others = await shopping.order(other);
    const { firstname, lastname, email, phone } = (await test.api.ok('showProfile', {}, { token: who.token })).data;
    const facts = [firstname, lastname, email, phone].filter((text) => typeof text === 'string' && text !== '');
    expect(facts.length).toBeGreaterThan(1);
    for (const search of facts) expect([search, await idsOf(who, { search })]).toEqual([search, []]);
    expect(await idsOf(who, { search: String(others.id) })).toEqual([]);
    expect(await idsOf(who, { search: 'green' })).toEqual([own.id]);
  });

  it('works within the statuses, and counts what it finds over all pages', async () => {
    const who = await shopping.customer(100_000);
    const [first, second] = [await shopping.order(who), await shopping.order(who)];
    await shopping.order(who, fetched, market);
    await test.api.ok('changeOrderStatus', { id: first.id, status: 'canceled' }, { token: who.token });
    expect(await idsOf(who, { search: 'green', statuses: ['new', 'accepted'] })).toEqual([second.id]);
    expect(await idsOf(who, { search: 'green', statuses: ['canceled'] })).toEqual([first.id]);
    expect(await idsOf(who, { search: 'green', statuses: ['delivered'] })).toEqual([]);
    const page = await test.api.ok('listOrders', { search: 'green', perPage: 1, page: 2 }, { token: who.token });
    expect([page.data.map(({ id }) => id), page.meta]).toMatchObject([[first.id], { total: 2, last_page: 2 }]);
  });

  it('refuses words that are too long, and finds nothing of a status that does not exist', async () => {
    const who = await shopping.customer();
    await shopping.order(who);
    const ask = (query: object) => test.api.no('listOrders', { ...query }, { token: who.token });
    expect(await ask({ search: 'x'.repeat(192) })).toMatchObject({ statusCode: 'ERROR_400' });
    expect(await ask({ statuses: ['x'.repeat(41)] })).toMatchObject({ statusCode: 'ERROR_400' });
    expect(await idsOf(who, { statuses: ['eaten'] })).toEqual([]);
    expect(await idsOf(who, { statuses: ['eaten', 'new'] })).toHaveLength(1);
  });
});
