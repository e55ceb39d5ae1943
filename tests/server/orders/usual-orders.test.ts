import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueChanged } from '../support/catalogue.ts';
import { createDesk, type Desk } from '../support/delivering.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, type Basket, type Customer, type Shopping } from '../support/shopping.ts';

const DAY_MS = 86_400_000;
const SOUP: Basket = { lines: [{ item: 'lentil-soup', quantity: 3 }] };
const TWO_SOUPS: Basket = { lines: [{ item: 'lentil-soup', quantity: 2 }] };

let test: TestMarketplace;
let shopping: Shopping;
let desk: Desk;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  [shopping, desk] = [await createShopping(test), await createDesk(test)];
});
afterAll(() => test.marketplace.close());

const delivered = async (who: Customer, basket: Basket, note?: string): Promise<number> => {
  const order = await shopping.order(who, note === undefined ? {} : { note }, basket);
  await desk.deliver(order);
  test.clock.advance(60_000);
  return order.id;
};
const usualOf = async ({ token }: Customer, shop?: number): Promise<readonly number[]> =>
  (await test.api.ok('listUsualOrders', shop === undefined ? {} : { shop_id: shop }, { token })).data.map(
    ({ id }) => id,
  );
const setSupply = async (quantity: number): Promise<void> => {
  await test.store.transactions.run(async () => {
    await test.store.database
      .updateTable('stocks')
      .set({ quantity })
      .where('id', '=', shopping.stockOf('lentil-soup'))
      .execute();
    await catalogueChanged(test.store, 1, 'stock');
  });
};

describe('ORDER-8f usual orders', () => {
  it('are the latest of what was ordered most often, for their customer only', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    expect(await usualOf(who)).toEqual([]);
    await delivered(who, SOUP);
    const again = await delivered(who, SOUP, 'Ring twice');
    await delivered(who, TWO_SOUPS);
    expect(await usualOf(who)).toEqual([again]);
    expect(await usualOf(who, 1)).toEqual([again]);
    expect(await usualOf(who, 2)).toEqual([]);
    expect(await usualOf(other)).toEqual([]);
    expect((await test.api.call('listUsualOrders', {})).status).toBe(401);
    const { data } = await test.api.ok('listUsualOrders', {}, { token: who.token });
    expect(data[0]?.details?.map(({ stock, quantity }) => [stock?.id, quantity])).toEqual([
      [shopping.stockOf('lentil-soup'), 3],
    ]);
  });

  it('count neither what was not delivered, nor refunded, nor a group’s, nor older than 180 days', async () => {
    const who = await shopping.customer();
    const first = await delivered(who, SOUP);
    await shopping.order(who, {}, TWO_SOUPS);
    const [refunded, shared] = [await delivered(who, TWO_SOUPS), await delivered(who, TWO_SOUPS)];
    const { data } = await test.api.ok('askRefund', { order_id: refunded, cause: 'Cold' }, { token: who.token });
    await test.api.ok('acceptRefund', { id: data.id }, { token: desk.token });
    await test.store.database
      .updateTable('orders')
      .set({ members: JSON.stringify([{ user_cart_id: 1, name: 'Ana', user_id: who.id }]) as never })
      .where('id', '=', shared)
      .execute();
    expect(await usualOf(who)).toEqual([first]);
    await test.store.database
      .updateTable('orders')
      .set({ created_at: test.clock.now() - 181 * DAY_MS })
      .where('id', '=', first)
      .execute();
    expect(await usualOf(who)).toEqual([]);
  });

  it('are not offered while nothing of them is sold', async () => {
    const who = await shopping.customer();
    const order = await delivered(who, SOUP);
    expect(await usualOf(who)).toEqual([order]);
    await setSupply(0);
    expect(await usualOf(who)).toEqual([]);
    await setSupply(50);
    expect(await usualOf(who)).toEqual([order]);
  });

  it('are not offered while their shop is not listed', async () => {
    const who = await shopping.customer();
    const order = await delivered(who, SOUP);
    const setStatus = (status: 'approved' | 'rejected') =>
      test.store.transactions.run(async () => {
        await test.store.database.updateTable('shops').set({ status }).where('id', '=', 1).execute();
        await catalogueChanged(test.store, 1, 'shop');
      });
    await setStatus('rejected');
    expect(await usualOf(who)).toEqual([]);
    await setStatus('approved');
    expect(await usualOf(who)).toEqual([order]);
  });
});
