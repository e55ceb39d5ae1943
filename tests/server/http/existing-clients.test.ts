import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asJson } from '@infra/server/store/index.ts';
import { ORIGIN } from '../support/api.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, WALLET, type Customer, type Shopping } from '../support/shopping.ts';

let test: TestMarketplace;
let shopping: Shopping;
let who: Customer;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
  who = await shopping.customer(100_000);
});
afterAll(() => test.marketplace.close());

describe('8.13 clients that know nothing of the extensions', () => {
  it('C2 may send the unrounded percents of a tip', async () => {
    const cart = await shopping.fill(who);
    const calculate = async (tips: number, currency_id = 1) =>
      (await test.api.ok('calculateCart', { id: cart.id, type: 'pickup', tips, currency_id }, { token: who.token }))
        .data;
    expect((await calculate(1.238)).tips).toBe(1.24);
    expect((await calculate(1.234)).tips).toBe(1.23);
    expect((await calculate(1.005)).tips).toBe(1.01);
    expect((await calculate(123.6, 3)).tips).toBe(124);
    expect((await calculate(0.001)).tips).toBe(0);
    const order = await shopping.order(who, { payment_id: WALLET, tips: 1.238 });
    expect(order.tips).toBe(1.24);
    const paid = await test.api.ok(
      'payOrder',
      { id: order.id, payment_sys_id: WALLET, tips: 2.225 },
      { token: who.token },
    );
    expect(paid.data.tips).toBe(3.47);
  });

  it('C2 pay nothing with a tip that rounds to nothing', async () => {
    const order = await shopping.order(who);
    const [before, pay] = [await shopping.balance(who), { id: order.id, payment_sys_id: WALLET, tips: 0.004 }];
    expect((await test.api.no('payOrder', pay, { token: who.token })).params).toHaveProperty('tips');
    expect(await shopping.balance(who)).toBe(before);
  });

  it('C9 may send a currency that is not a number, which counts as absent', async () => {
    const read = async (query: string): Promise<unknown> => {
      const response = await test.marketplace.fetch(new Request(`${ORIGIN}/api/v1/rest/shops/paginate?${query}`));
      expect([query, response.status]).toEqual([query, 200]);
      return ((await response.json()) as { readonly data: unknown }).data;
    };
    expect(await read('lang=en&currency_id=NaN')).toEqual(await read('lang=en'));
    expect((await test.api.no('listShops', { currency_id: 'euro' })).params).toHaveProperty('currency_id');
  });

  it('C9 read answers to questions as plain text with line breaks', async () => {
    const answer = '<p>Open &amp; choose <b>Cancel</b>.</p><ol><li>One</li><li>Two</li></ol><p>Later,<br>write.</p>';
    await test.store.database
      .updateTable('faqs')
      .set({ texts: asJson({ en: { question: 'Can I cancel?', answer } }) })
      .execute();
    expect((await test.api.ok('listFaqs')).data[0]?.translation.answer).toBe(
      'Open & choose Cancel.\n1. One\n2. Two\nLater,\nwrite.',
    );
  });

  it('C7 find the review of a courier where the contract has it', async () => {
    const path = '/api/v1/dashboard/user/parcel-orders/deliveryman-review/1';
    const headers = { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify({ rating: 9 }) };
    const answer = await test.marketplace.fetch(new Request(`${ORIGIN}${path}`, sent));
    expect([answer.status, Object.keys(((await answer.json()) as { readonly params: object }).params)]).toEqual([
      400,
      ['rating'],
    ]);
  });

  it('C8 pay a wallet tip on a running cash order, and nothing of the order', async () => {
    const order = await shopping.order(who);
    const before = await shopping.balance(who);
    const pay = { id: order.id, payment_sys_id: WALLET, tips: 2 };
    const { data } = await test.api.ok('payOrder', pay, { token: who.token });
    expect(before - (await shopping.balance(who))).toBeCloseTo(2);
    expect(data.tips).toBe(2);
  });
});
