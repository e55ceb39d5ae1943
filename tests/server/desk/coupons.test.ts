import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { GREEN_SPOON } from '../support/shopping.ts';
import { openBrowser, type Browser } from './browser.ts';

let test: TestMarketplace;
let browser: Browser;
let id: number;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  browser = openBrowser(test);
  await browser.post('/desk/sign-in', { email: 'desk@tiffin.test', password: 'lunchbox' });
  ({ id } = await test.store.database.selectFrom('coupons').select('id').executeTakeFirstOrThrow());
});
afterAll(() => test.marketplace.close());

const shown = async () => (await test.api.ok('listCoupons', { shop_id: GREEN_SPOON })).data.map(({ name }) => name);

describe('ORDER-1h coupons at the desk', () => {
  it('are listed with their shop and terms, and found by part of a code', async () => {
    const { text } = await browser.get('/desk/coupons?search=prin');
    for (const part of ['<bdi>SPRING2</bdi>', '<bdi>Green Spoon</bdi>', '2 off the order, in the base currency'])
      expect(text).toContain(part);
    expect(text).toMatch(/name="listed" value="1">\s*Show this code at checkout/);
    expect((await browser.get('/desk/coupons?search=nothing-like-it')).text).toContain('No matches.');
  });

  it('are shown at checkout and hidden again by one switch, and the audit log tells who did it', async () => {
    expect(await shown()).toEqual([]);
    const page = await browser.submit(`/desk/coupons/${id}/listing?search=SPRING`, { listed: '1' });
    expect(page.text).toContain(`class="told" role="status">Coupon ${id}: shown at checkout.`);
    expect(page.text).toMatch(/name="listed" value="1" checked>\s*Show this code at checkout/);
    expect(await shown()).toEqual(['SPRING2']);
    expect((await browser.submit(`/desk/coupons/${id}/listing`)).text).toContain('not shown at checkout.');
    expect(await shown()).toEqual([]);
    const token = await test.api.signIn('desk@tiffin.test');
    const entries = (await test.api.ok('listAudit', { search: 'changeCoupon' }, { token })).data;
    expect(entries.map(({ subject, after }) => [subject, after])).toEqual([
      [String(id), '{"listed":false}'],
      [String(id), '{"listed":true}'],
    ]);
  });

  it('that do not exist are not found', async () => {
    expect((await browser.post('/desk/coupons/99999/listing', { listed: '1' })).status).toBe(404);
    expect((await browser.post(`/desk/coupons/${id}/erase`)).status).toBe(404);
  });

  it('are for operators only', async () => {
    const token = await test.api.signIn('demo@tiffin.test');
    expect((await test.api.no('listAllCoupons', {}, { token })).status).toBe(403);
    expect((await test.api.no('changeCoupon', { id, listed: true }, { token })).status).toBe(403);
    expect(await shown()).toEqual([]);
  });
});
