import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk } from '../support/delivering.ts';
import { openStage, OWNER, type Stage } from '../shop-desk/stage.ts';
import { GREEN_SPOON } from '../support/shopping.ts';
import { openBrowser, type Browser } from './browser.ts';

let stage: Stage;
let browser: Browser;
beforeAll(async () => {
  stage = await openStage();
  browser = openBrowser(stage.test);
  await browser.post('/desk/sign-in', { email: OWNER, password: 'lunchbox' });
});
afterAll(() => stage.test.marketplace.close());

const fieldOf = (page: string, name: string): string =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(page)?.[1] ?? '';
/** The fields of the delivery terms as the page shows them, with another deposit. */
const saveTerms = async (deposit: string) => {
  const [, form = ''] = (await browser.get('/desk/hours')).text.split('id="terms"');
  const names = ['revision', 'price', 'price_per_km', 'min_amount', 'delivery_time_from', 'delivery_time_to'];
  const typed = Object.fromEntries(names.map((name) => [name, fieldOf(form, name)]));
  return browser.submit('/desk/hours/terms', { ...typed, delivery_time_type: 'minute', packaging_deposit: deposit });
};
const card = (text: string, id: number): string =>
  new RegExp(`<li class="card[^>]*id="row-${id}".*?(?=<li class="card|$)`, 's').exec(text)?.[0] ?? '';

describe('ORDER-12 returnable boxes at the desk', () => {
  it('ORDER-12f are offered, and no longer offered, where the delivery terms are', async () => {
    expect((await saveTerms('2.00')).text).toContain('Saved.');
    expect(fieldOf((await browser.get('/desk/hours')).text, 'packaging_deposit')).toBe('2.00');
    const refused = await saveTerms('0');
    expect([refused.status, refused.text.includes('An amount above 0')]).toEqual([400, true]);
    expect((await saveTerms('')).text).toContain('Saved.');
    expect(fieldOf((await browser.get('/desk/hours')).text, 'packaging_deposit')).toBe('');
  });

  it('ORDER-12f are counted by the product, which says how many a piece comes in', async () => {
    const { data } = await stage.test.api.ok(
      'listMenuProducts',
      { shop_id: GREEN_SPOON, search: 'Lentil' },
      { token: stage.owner },
    );
    const [soup] = data;
    const page = (await browser.get(`/desk/menu/${soup?.id}`)).text;
    expect([soup?.boxes, fieldOf(page, 'boxes')]).toEqual([1, '1']);
  });

  it('ORDER-12c come back on a delivered order, once for each press', async () => {
    await saveTerms('2.00');
    const who = await stage.shopping.customer(100_000);
    const order = await stage.shopping.order(who, { returnable_packaging: true });
    expect(card((await browser.get('/desk/shop-orders')).text, order.id)).not.toContain('Boxes back');
    await (await createDesk(stage.test)).deliver(order);
    const shown = card((await browser.get('/desk/shop-orders')).text, order.id);
    expect(shown).toContain('Boxes back: 0 of 2');
    expect([fieldOf(shown, 'count'), fieldOf(shown, 'returned')]).toEqual(['2', '0']);
    const before = await stage.shopping.balance(who);
    const sent = { count: ' 1 ', returned: '0' };
    const taken = await browser.submit(`/desk/shop-orders/${order.id}/boxes`, sent);
    expect(taken.text).toContain(`Order ${order.id}: boxes taken back: 1.`);
    expect(card(taken.text, order.id)).toContain('Boxes back: 1 of 2');
    const again = await browser.submit(`/desk/shop-orders/${order.id}/boxes`, sent);
    expect([again.status, card(again.text, order.id).includes('have just been taken back')]).toEqual([409, true]);
    for (const count of ['', '2', 'many']) {
      const refused = await browser.submit(`/desk/shop-orders/${order.id}/boxes`, { count, returned: '1' });
      expect([count, refused.status, card(refused.text, order.id).includes('role="alert"')]).toEqual([
        count,
        400,
        true,
      ]);
    }
    expect(await stage.shopping.balance(who)).toBe(before + 2);
    const { data: told } = await stage.test.api.ok('listNotifications', { column: 'id', sort: 'desc' }, who);
    expect(told.filter(({ type }) => type === 'wallet_top_up')).toEqual([
      expect.objectContaining({
        title: String(order.id),
        body: `Boxes of your order #${order.id} are back: their deposit is in your wallet.`,
      }),
    ]);
    await browser.submit(`/desk/shop-orders/${order.id}/boxes`, { count: '1', returned: '1' });
    const done = card((await browser.get('/desk/shop-orders')).text, order.id);
    expect([done.includes('Boxes back: 2 of 2'), done.includes('name="count"')]).toEqual([true, false]);
    expect((await browser.submit('/desk/shop-orders/x/boxes', sent)).status).toBe(404);
  });
});
