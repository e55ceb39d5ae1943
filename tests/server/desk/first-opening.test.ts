import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk } from '../support/delivering.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, type Customer } from '../support/shopping.ts';
import { openBrowser, type Browser } from './browser.ts';

let test: TestMarketplace;
let owner: Customer;
let browser: Browser;
let shop: number;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  const desk = await createDesk(test);
  owner = await (await createShopping(test)).customer();
  const sent = { title: { en: 'Nadia’s Table' }, address: { en: '4 Canal Street' }, phone: '+31 6 1234 5678' };
  shop = (await test.api.ok('openShop', { ...sent, ...TERMS }, { token: owner.token })).data.id;
  await test.api.ok('decideShop', { id: shop, status: 'approved' }, { token: desk.token });
  browser = openBrowser(test);
  await browser.post('/desk/sign-in', { email: 'desk@tiffin.test', password: 'lunchbox' });
});
afterAll(() => test.marketplace.close());

const TERMS = {
  description: { en: 'Stews from home' },
  price: '2.50',
  price_per_km: 0.4,
  min_amount: '8',
  tax: 5,
  delivery_time_from: 20,
  delivery_time_to: '45',
  delivery_time_type: 'minute',
  location: { latitude: 52.371, longitude: 4.889 },
  categories: [1],
  type: 'restaurant',
};
/** The part of the kitchen page about taking orders. */
const panel = async (): Promise<string> =>
  /<section class="panel opening.*?<\/section>/s.exec((await browser.get(`/desk/kitchen?shop=${shop}`)).text)?.[0] ??
  '';
const opening = async () => (await test.api.ok('showShopOpening', { shop_id: shop }, { token: owner.token })).data;
const switchTo = async (open: boolean) =>
  (await test.api.ok('setShopOpening', { shop_id: shop, open }, { token: owner.token })).data;

/** What the page of the seller's own shop says of its orders. */
const ownShop = async (): Promise<string> => {
  const seller = openBrowser(test);
  seller.cookies.set('access_token', encodeURIComponent(`Bearer ${owner.token}`));
  return /<dt>Orders<\/dt><dd>(.*?)<\/dd>/s.exec((await seller.get('/desk/shop')).text)?.[1] ?? '';
};

describe('ACCOUNT-7j the kitchen of a shop that was never opened', () => {
  it('tells what is left to do, then offers to open it, and speaks of pauses only from then on', async () => {
    expect((await opening()).left).toEqual(['menu', 'hours', 'opening']);
    const first = await panel();
    expect(first).toContain('The shop has not been opened yet');
    expect(first).toContain(`<a href="/desk/menu?shop=${shop}">Enter your menu</a>`);
    expect(first).toContain(`<a href="/desk/hours?shop=${shop}">Enter your opening hours</a>`);
    expect(first).not.toMatch(/<button|You have paused/);
    // Hours typed beside a ticked "Closed" would open nothing.
    const hours = await browser.get(`/desk/hours?shop=${shop}`);
    expect(hours.text).toMatch(/name="monday\.closed" value="1">/);
    expect(await ownShop()).toBe('<a href="/desk/kitchen">The shop has not been opened yet</a>');

    const { database } = test.store;
    await database.updateTable('products').set({ shop_id: shop }).where('shop_id', '=', 2).execute();
    expect((await opening()).left).toEqual(['hours', 'opening']);
    expect(await panel()).not.toContain('Enter your menu');
    const day = { shop_id: shop, day: 'monday', opens: '09-00', closes: '23-00', disabled: false };
    await database.insertInto('shop_working_days').values(day).execute();
    const ready = await panel();
    expect(ready).toContain('The shop has not been opened yet');
    expect(ready).toMatch(/value="1" class="go">Open the shop</);
    expect(await switchTo(false)).toEqual({ id: shop, open: false, left: ['opening'] });

    await browser.submit(`/desk/kitchen/opening?shop=${shop}`, { open: '1' });
    expect(await panel()).toContain('You take orders');
    expect(await ownShop()).toContain('Are taken');
    expect(await switchTo(false)).toEqual({ id: shop, open: false, left: [] });
    const paused = await panel();
    expect([paused.includes('You have paused'), paused.includes('Take orders again')]).toEqual([true, true]);
    expect(await ownShop()).toContain('Are paused');
  });
});
