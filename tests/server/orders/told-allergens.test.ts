import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../desk/browser.ts';
import { openStage, OWNER, type Stage } from '../shop-desk/stage.ts';
import { ORIGIN } from '../support/api.ts';
import { createDesk } from '../support/delivering.ts';
import { GREEN_SPOON, type Customer } from '../support/shopping.ts';

let stage: Stage;
let who: Customer;
beforeAll(async () => {
  stage = await openStage();
  who = await stage.shopping.customer(100_000);
});
afterAll(() => stage.test.marketplace.close());

const SENT = [
  { allergen: 'milk', severity: 'avoid' },
  { allergen: 'peanuts', severity: 'dangerous' },
  { allergen: 'sesame', severity: 'dangerous' },
] as const;
const TOLD = [SENT[1], SENT[2], SENT[0]];
const draftWith = async (allergens: unknown) =>
  stage.shopping.draft(await stage.shopping.fill(who), { allergens: allergens as [] });

describe('CATALOG-5m the allergens of an order', () => {
  it('are shown to the customer and the shop, as they were sent', async () => {
    const { api } = stage.test;
    const order = await stage.shopping.order(who, { allergens: [...SENT], note: 'No salt' });
    expect(order.allergens).toEqual(TOLD);
    const mine = await api.ok('showOrder', { id: order.id }, { token: who.token });
    const theirs = await api.ok('showShopOrder', { shop_id: GREEN_SPOON, id: order.id }, { token: stage.owner });
    expect([mine.data.allergens, theirs.data.allergens]).toEqual([TOLD, TOLD]);
    const plain = await stage.shopping.order(who);
    expect(plain.allergens).toEqual([]);

    const browser = openBrowser(stage.test);
    await browser.post('/desk/sign-in', { email: OWNER, password: 'lunchbox' });
    const { text } = await browser.get('/desk/kitchen');
    const ticketOf = (id: number) => new RegExp(`id="row-${id}".*?<ul class="dishes">`, 's').exec(text)?.[0] ?? '';
    expect(ticketOf(order.id)).toContain(
      '<ul class="allergies"><li>Allergic to: Peanuts, Sesame</li><li>Avoids: Milk</li></ul>\n' +
        '<p class="note">Note: <strong><bdi>No salt</bdi></strong></p>',
    );
    expect(ticketOf(plain.id)).not.toContain('Allergic');
    const page = (await browser.get(`/desk/shop-orders?search=${order.id}`)).text;
    expect([page.includes('Allergic to'), page.includes('Peanuts, Sesame')]).toEqual([true, true]);
  });

  it('are refused where they are unknown, and count once, by the more serious severity', async () => {
    const { api } = stage.test;
    for (const wrong of [
      [{ allergen: 'gold', severity: 'avoid' }],
      [{ allergen: 'milk', severity: 'mild' }],
      [{ allergen: 'milk' }],
      ['milk'],
      Array.from({ length: 15 }, () => SENT[0]),
    ])
      expect((await api.no('placeOrder', await draftWith(wrong), { token: who.token })).status).toBe(400);
    const twice = [SENT[0], { allergen: 'milk', severity: 'dangerous' }, SENT[0]];
    const { data } = await api.ok('placeOrder', await draftWith(twice), { token: who.token });
    expect(data.allergens).toEqual([{ allergen: 'milk', severity: 'dangerous' }]);
  });

  it('are told again by the copies of a repeated order', async () => {
    const { test, shopping } = stage;
    const order = await shopping.order(who, { allergens: [...SENT] });
    await (await createDesk(test)).deliver(order);
    await test.api.ok('repeatOrder', { id: order.id, from: '2025-03-11', to: '2025-03-11' }, { token: who.token });
    test.clock.advance(Date.parse('2025-03-11T00:02:00+01:00') - test.clock.now());
    await test.timers.tick();
    const copy = await test.store.database
      .selectFrom('orders')
      .select(['allergens'])
      .where('repeat_of', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(copy.allergens).toEqual(TOLD);
  });

  it('are part of what is stored about the customer', async () => {
    const copy = await stage.test.marketplace.fetch(
      new Request(`${ORIGIN}/api/v1/dashboard/user/profile/data/copy`, {
        headers: { authorization: `Bearer ${who.token}` },
      }),
      { remoteAddress: '10.0.0.1' },
    );
    const { orders } = (await copy.json()) as { readonly orders: readonly { readonly allergens: unknown }[] };
    expect(orders.map(({ allergens }) => allergens)).toContainEqual(TOLD);
  });
});
