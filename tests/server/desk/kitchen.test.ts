import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, OWNER, type Stage } from '../shop-desk/stage.ts';
import type { Customer } from '../support/shopping.ts';
import { openBrowser, type Browser } from './browser.ts';

let stage: Stage;
let who: Customer;
let browser: Browser;
beforeAll(async () => {
  stage = await openStage();
  who = await stage.shopping.customer(100_000);
  browser = await signedIn(OWNER);
});
afterAll(() => stage.test.marketplace.close());

const signedIn = async (email: string): Promise<Browser> => {
  const opened = openBrowser(stage.test);
  expect((await opened.post('/desk/sign-in', { email, password: 'lunchbox' })).status).toBe(303);
  return opened;
};
const ticket = (text: string, id: number): string =>
  new RegExp(`<li class="card ticket[^>]*id="row-${id}".*?(?=<li class="card ticket|$)`, 's').exec(text)?.[0] ?? '';

describe('ORDER-6o the kitchen at the desk', () => {
  it('is where a seller arrives, and shows each open order with what to press', async () => {
    const order = await stage.shopping.order(who, { note: 'No <b>onions</b>' });
    expect((await browser.get('/desk')).headers.get('location')).toBe('/desk/kitchen');
    const page = await browser.get('/desk/kitchen');
    expect(page.text).toContain('<title>(1) Kitchen – Green Spoon</title>');
    const shown = ticket(page.text, order.id);
    for (const text of [
      '2 × <bdi>Lentil soup</bdi>',
      'No &lt;b&gt;onions&lt;/b&gt;',
      `aria-label="Accept: Order ${order.id}"`,
    ])
      expect(shown).toContain(text);
    const next = await browser.submit(`/desk/kitchen/${order.id}/status`, { status: 'accepted' });
    expect(next.text).toContain(`Order ${order.id}: Accepted.`);
    expect(ticket(next.text, order.id)).toContain('Start preparing');
    await browser.submit(`/desk/kitchen/${order.id}/status`, { status: 'ready' });
    const ready = ticket((await browser.get('/desk/kitchen')).text, order.id);
    expect([ready.includes('A courier comes for it.'), ready.includes('class="go"')]).toEqual([true, false]);
    const refused = await browser.post(`/desk/kitchen/${order.id}/status`, { status: 'delivered' });
    expect([refused.status, ticket(refused.text, order.id).includes('role="alert"')]).toEqual([400, true]);
  });

  it('says that a dish is missing and proposes another', async () => {
    const order = await stage.shopping.order(who);
    const line = order.details?.[0]?.id ?? 0;
    const chosen = ticket((await browser.get(`/desk/kitchen?missing=${line}`)).text, order.id);
    const [, stock = ''] = /<option value="(\d+)">/u.exec(chosen) ?? [];
    const sent = { order_detail_id: String(line), stock_id: stock };
    const asked = await browser.submit(`/desk/kitchen/${order.id}/missing`, sent);
    expect(asked.text).toContain(`Order ${order.id}: the customer is asked.`);
    expect(ticket(asked.text, order.id)).not.toContain('A dish is missing …');
  });

  it('asks for the code where the customer fetches the order, and refuses a wrong one with words', async () => {
    const order = await stage.shopping.order(who, { delivery_type: 'pickup', location: undefined, address: undefined });
    for (const status of ['accepted', 'ready']) await stage.move(order, status);
    const shown = ticket((await browser.get('/desk/kitchen')).text, order.id);
    expect([shown.includes(`id="code-${order.id}"`), shown.includes(String(order.otp))]).toEqual([true, false]);
    const path = `/desk/kitchen/${order.id}/status`;
    const wrong = await browser.post(path, { status: 'delivered', code: '0000' });
    expect([wrong.status, ticket(wrong.text, order.id).includes('This is not the code of the order.')]).toEqual([
      400,
      true,
    ]);
    const done = await browser.submit(path, { status: 'delivered', code: String(order.otp) });
    expect(ticket(done.text, order.id)).toBe('');
    const past = await browser.get(`/desk/shop-orders?search=${order.id}`);
    expect(past.text).toContain('Delivered');
  });

  it('pauses and takes orders again', async () => {
    const paused = await browser.submit('/desk/kitchen/opening', { open: '0' });
    expect(paused.text).toContain('You have paused');
    expect((await stage.test.api.ok('showShop', { id: '1' }, { token: who.token })).data.open).toBe(false);
    expect((await browser.submit('/desk/kitchen/opening', { open: '1' })).text).toContain('You take orders');
    expect((await stage.test.api.ok('showShop', { id: '1' }, { token: who.token })).data.open).toBe(true);
  });

  it('opens to operators who name the shop', async () => {
    const operator = await signedIn('desk@tiffin.test');
    const page = await operator.get('/desk/kitchen?shop=1');
    expect([page.status, page.text.includes('href="/desk/shop-orders?shop=1"')]).toEqual([200, true]);
    expect((await operator.get('/desk/kitchen')).status).toBe(404);
    expect((await operator.get('/desk/kitchen?shop=999')).status).toBe(404);
    expect((await operator.get('/desk')).text).not.toContain('/desk/kitchen');
  });
});

describe('NOTIFY-3 a notification of a new order', () => {
  it('leads the seller to its ticket, and operators to their list', async () => {
    expect((await browser.get('/desk/order/12')).headers.get('location')).toBe('/desk/kitchen#row-12');
    const operator = await signedIn('desk@tiffin.test');
    expect((await operator.get('/desk/order/12')).headers.get('location')).toBe('/desk/orders?search=12');
  });
});

describe('L12 live lists of the desk', () => {
  it('run the one script of this site, which other pages do not', async () => {
    const page = await browser.get('/desk/kitchen');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self'; connect-src 'self';/);
    expect(policy).toContain("default-src 'none'");
    expect(page.text.match(/<script[^>]*>/g)).toEqual(['<script src="/desk/live.js" defer>']);
    expect(page.text).not.toMatch(/ on[a-z]+="| style="/);
    const script = await browser.get('/desk/live.js');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.text).toContain("new EventSource('/desk/events')");
    expect((await browser.get('/desk/shop-orders')).headers.get('content-security-policy')).not.toContain('script-src');
  });

  it('hear of the visitor’s own events, and guests of none', async () => {
    expect((await openBrowser(stage.test).get('/desk/events')).status).toBe(401);
  });
});
