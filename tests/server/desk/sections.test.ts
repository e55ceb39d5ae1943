import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOperator } from '@infra/server/index.ts';
import { openEmptyStore } from '../support/empty-store.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, type Customer, type Order, type Shopping } from '../support/shopping.ts';
import { makePicture } from '../support/uploading.ts';
import { openBrowser, type Browser } from './browser.ts';

let test: TestMarketplace;
let shopping: Shopping;
let browser: Browser;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
  browser = openBrowser(test);
  await browser.post('/desk/sign-in', { email: 'desk@tiffin.test', password: 'lunchbox' });
});
afterAll(() => test.marketplace.close());

const shown = async (who: Customer, { id }: Pick<Order, 'id'>): Promise<Order> =>
  (await test.api.ok('showOrder', { id }, { token: who.token })).data;
/** The card of one thing on a page. */
const card = (text: string, id: string | number): string =>
  (text.split(`id="row-${id}">`)[1] ?? '').split('<li class="card"')[0] ?? '';
const delivered = async (): Promise<{ readonly who: Customer; readonly order: Order }> => {
  const who = await shopping.customer(100_000);
  const order = await shopping.order(who, { payment_id: 2 });
  for (const status of ['accepted', 'cooking', 'ready', 'on_a_way', 'delivered'])
    await browser.post(`/desk/orders/${order.id}/status`, { status });
  return { who, order: await shown(who, order) };
};

describe('ORDER-6 orders at the desk', () => {
  it('offer the allowed steps, and each notifies the customer', async () => {
    const who = await shopping.customer();
    const order = await shopping.order(who);
    for (const [status, label] of [
      ['accepted', 'Accept'],
      ['cooking', 'Start preparing'],
      ['ready', 'Ready'],
      ['on_a_way', 'Send on its way'],
      ['delivered', 'Delivered'],
    ] as const) {
      expect(card((await browser.get('/desk/orders')).text, order.id)).toContain(`>${label}</button>`);
      const page = await browser.submit(`/desk/orders/${order.id}/status?status=new&search=x`, { status });
      expect([page.status, page.text.includes(`<p class="told" role="status">Order ${order.id}: `)]).toEqual([
        200,
        true,
      ]);
      expect((await shown(who, order)).status).toBe(status);
    }
    expect(card((await browser.get('/desk/orders')).text, order.id)).not.toContain('<button');
    expect(await test.api.ok('showStatistics', {}, { token: who.token })).toMatchObject({ status_changed: 5 });
    expect((await browser.get('/desk/orders')).text).not.toContain('class="told"');
  });

  it('ORDER-9 list the dishes with their notes, as text and never as markup', async () => {
    const who = await shopping.customer();
    const cart = await shopping.fill(who);
    const notes = { [shopping.stockOf('lentil-soup')]: 'No <b>salt</b>' };
    const { data: order } = await test.api.ok('placeOrder', shopping.draft(cart, { notes }), { token: who.token });
    expect(card((await browser.get('/desk/orders')).text, order.id)).toContain(
      '<li>2 × <bdi>Lentil soup</bdi>: <strong><bdi>No &lt;b&gt;salt&lt;/b&gt;</bdi></strong>\n<small>If missing: ask</small></li>',
    );
  });

  it('ORDER-9 say how an order is handed over, as text and never as markup', async () => {
    const who = await shopping.customer();
    const plain = await shopping.order(who);
    expect(card((await browser.get('/desk/orders')).text, plain.id)).not.toContain('Cutlery');
    const handover = {
      way: 'door',
      note: 'Blue <b>door</b>',
      cutlery: 2,
      recipient: { name: 'Mira', phone: '+1 415 555 0142' },
    } as const;
    const cart = await shopping.fill(who);
    const { data: order } = await test.api.ok('placeOrder', shopping.draft(cart, { handover }), { token: who.token });
    const shownCard = card((await browser.get('/desk/orders')).text, order.id);
    for (const text of ['Leave it at the door', 'Blue &lt;b&gt;door&lt;/b&gt;', 'Mira, +14155550142'])
      expect(shownCard).toContain(text);
    expect(shownCard).toMatch(/<dt>Cutlery<\/dt>\s*<dd>2<\/dd>/);
  });

  it('ORDER-10 say that a dish is missing, propose another and tell that the customer is asked', async () => {
    const who = await shopping.customer();
    const order = await shopping.order(who);
    const line = order.details?.[0]?.id ?? 0;
    expect(card((await browser.get('/desk/orders')).text, order.id)).toContain('A dish is missing …');
    const chosen = card((await browser.get(`/desk/orders?missing=${line}`)).text, order.id);
    expect(chosen).toContain('<strong>Lentil soup is missing.</strong>');
    const [, stock = ''] = /<option value="(\d+)">/u.exec(chosen) ?? [];
    const path = `/desk/orders/${order.id}/missing`;
    const refused = await browser.post(path, { order_detail_id: String(line), stock_id: '999999' });
    expect([refused.status, card(refused.text, order.id).includes('role="alert"')]).toEqual([400, true]);
    await browser.post(path, { order_detail_id: String(line), stock_id: stock });
    const asked = card((await browser.get('/desk/orders')).text, order.id);
    expect(asked).toContain('asked for');
    expect(asked).not.toContain('A dish is missing …');
  });

  it('can be assigned to a courier by name; an invalid choice is explained, a valid one stays', async () => {
    const who = await shopping.customer();
    const order = await shopping.order(who);
    for (const status of ['accepted', 'cooking', 'ready'])
      await browser.post(`/desk/orders/${order.id}/status`, { status });
    const refused = await browser.post(`/desk/orders/${order.id}/status`, {
      status: 'on_a_way',
      deliveryman_id: '999999',
    });
    expect(refused.status).toBe(400);
    expect(card(refused.text, order.id)).toContain('The courier is invalid.');
    expect(card(refused.text, order.id)).toMatch(
      /<select id="courier-\d+" name="deliveryman_id" aria-describedby="trouble">/,
    );
    expect(refused.text).toMatch(/<title>Error: Orders/);
    const { id } = await test.store.database
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'deliveryman')
      .executeTakeFirstOrThrow();
    const choice = card((await browser.get('/desk/orders')).text, order.id);
    expect(choice).toContain(`<select id="courier-${order.id}" name="deliveryman_id">`);
    expect(choice).toContain(`<optgroup label="Port Alder"><option value="${id}">Ana Moreno, bicycle</option>`);
    const early = await browser.post(`/desk/orders/${order.id}/status`, {
      status: 'delivered',
      deliveryman_id: String(id),
    });
    expect([early.status, card(early.text, order.id).includes(`<option value="${id}" selected>`)]).toEqual([400, true]);
    await browser.post(`/desk/orders/${order.id}/status`, { status: 'on_a_way', deliveryman_id: String(id) });
    expect((await shown(who, order)).deliveryman).toMatchObject({ firstname: 'Ana' });
  });

  it('show a conflict at the top, even after the order left the list', async () => {
    const order = await shopping.order(await shopping.customer());
    await browser.post(`/desk/orders/${order.id}/status`, { status: 'canceled' });
    const page = await browser.post(`/desk/orders/${order.id}/status?status=new`, { status: 'accepted' });
    expect([page.status, page.text.includes('<p class="bad" role="alert">That did not work: ')]).toEqual([400, true]);
    expect((await browser.post('/desk/orders/999999/status', { status: 'accepted' })).status).toBe(404);
    expect((await browser.post('/desk/orders/x/status', { status: 'accepted' })).status).toBe(404);
  });

  it('are found by status, words and page', async () => {
    const { text } = await browser.get('/desk/orders?status=delivered');
    expect(text).toContain('<option value="delivered" selected>');
    expect(text).not.toContain('>New</span>');
    expect((await browser.get('/desk/orders?search=nobody-of-that-name')).text).toContain('No matches.');
    for (const query of ['status=nonsense', 'page=99', 'search=%00%27%3B', 'page=x', 'page=0'])
      expect([query, (await browser.get(`/desk/orders?${query}`)).status < 500]).toEqual([query, true]);
  });

  it('escape what people wrote', async () => {
    const who = await shopping.customer();
    const order = await shopping.order(who, { note: '<img src=x onerror=alert(1)>" \' &amp;' });
    const { text } = await browser.get('/desk/orders');
    expect(card(text, order.id)).toContain('<bdi>&lt;img src=x onerror=alert(1)&gt;&quot; &#39; &amp;amp;</bdi>');
    expect((await browser.get('/desk/orders?search=%22%3E%3Cscript%3E')).text).toContain(
      'value="&quot;&gt;&lt;script&gt;"',
    );
  });
});

describe('REFUND-1 refunds at the desk', () => {
  it('require a reply to be rejected, and return the money when accepted', async () => {
    const { who, order } = await delivered();
    const refund = (await test.api.ok('askRefund', { order_id: order.id, cause: 'Cold' }, { token: who.token })).data;
    const mute = await browser.post(`/desk/refunds/${refund.id}/decision`, { decision: 'reject', answer: ' ' });
    expect([mute.status, card(mute.text, refund.id).includes('The answer field is required.')]).toEqual([400, true]);
    const before = await shopping.balance(who);
    const page = await browser.submit(`/desk/refunds/${refund.id}/decision`, { decision: 'accept', answer: '' });
    expect(page.text).toContain(`Refund ${refund.id}: the money is given back.`);
    expect(await shopping.balance(who)).toBeGreaterThan(before);
    expect(card(page.text, refund.id)).not.toContain('<button');
    expect((await browser.post(`/desk/refunds/${refund.id}/decision`, { decision: 'accept' })).status).toBe(400);
  });
});

describe('CHAT-1 chats at the desk', () => {
  it('accept replies, and keep a text that is too long', async () => {
    const who = await shopping.customer();
    const chat = (await test.api.ok('openChat', { roleId: 'admin' }, { token: who.token })).data;
    await test.api.ok('sendChatMessage', { chat_id: chat.id, chat_content: 'Where is it? <b>' }, { token: who.token });
    expect(card((await browser.get('/desk/chats?status=unread')).text, chat.id)).toContain('1 message');
    expect((await browser.get(`/desk/chats/${chat.id}`)).text).toContain('Where is it? &lt;b&gt;');
    const long = await browser.post(`/desk/chats/${chat.id}/messages`, { chat_content: 'x'.repeat(2001) });
    expect([long.status, long.text.includes('x'.repeat(2001)), long.text.includes('at most 2000 characters')]).toEqual([
      400,
      true,
      true,
    ]);
    const page = await browser.submit(`/desk/chats/${chat.id}/messages`, { chat_content: 'On its way' });
    expect(page.text).toContain('Your answer is sent.');
    const messages = (await test.api.ok('listChatMessages', { chat_id: chat.id }, { token: who.token })).data;
    expect(messages.at(-1)).toMatchObject({ chat_content: 'On its way', sender: 0 });
    expect((await browser.get('/desk/chats/c-999999')).status).toBe(404);
  });
});

describe('NOTE-1 news at the desk', () => {
  it('is written in several languages with a picture that survives errors, and published', async () => {
    const file = new File([new Uint8Array(await makePicture('png'))], 'cover.png', { type: 'image/png' });
    const mistake = await browser.post('/desk/news/new', {
      'en.title': '',
      'en.description': '<p>Long & good</p>',
      'ar.title': 'خبر',
      picture: file,
    });
    expect([
      mistake.status,
      mistake.text.includes('&lt;p&gt;Long &amp; good&lt;/p&gt;'),
      mistake.text.includes('value="خبر"'),
    ]).toEqual([400, true, true]);
    const [, img = ''] = /name="img" value="([^"]+)"/.exec(mistake.text) ?? [];
    expect(img).toContain('/storage/images/blogs/');
    const page = await browser.submit('/desk/news/new', {
      'en.title': 'Longer evenings',
      'en.description': '<p>Good</p><script>x</script>',
      'ar.title': 'خبر',
      img,
    });
    expect(page.text).toContain('The news is saved as a draft.');
    const draft = (
      await test.api.ok('listNews', { status: 'draft' }, { token: await test.api.signIn('desk@tiffin.test') })
    ).data[0];
    expect(draft).toMatchObject({ img, translation: { title: 'Longer evenings', description: '<p>Good</p>' } });
    expect((await browser.submit(`/desk/news/${draft?.uuid ?? ''}/publish`)).text).toContain('everybody is being told');
    expect((await test.api.ok('listBlogs', { type: 'notification' })).data[0]?.uuid).toBe(draft?.uuid);
    expect(
      (
        await browser.post('/desk/news/new', {
          'en.title': 'X',
          picture: new File(['not a picture'], 'a.png', { type: 'image/png' }),
        })
      ).status,
    ).toBe(400);
  });
});

describe('RUN-1 the simulation at the desk', () => {
  it('changes the clock, or says why not', async () => {
    const page = await browser.submit('/desk/simulation/clock', { action: 'set', at: '2025-04-01T08:00' });
    expect([page.text.includes('The clock is set.'), page.text.includes('2025-04-01 08:00 UTC')]).toEqual([true, true]);
    const back = await browser.post('/desk/simulation/clock', { action: 'set', at: '2025-03-01T08:00' });
    expect([
      back.status,
      back.text.includes('The clock only goes forward.'),
      back.text.includes('value="2025-03-01T08:00"'),
    ]).toEqual([400, true, true]);
    expect((await browser.submit('/desk/simulation/clock', { action: 'pause' })).text).toContain('Stopped.');
    expect((await browser.submit('/desk/simulation/clock', { action: 'resume' })).text).toContain('Running');
  });

  it('injects faults into API calls, never into the desk, and stops on request', async () => {
    const page = await browser.submit('/desk/simulation/faults', {
      action: 'set',
      error_rate: '100',
      drop_rate: '100',
      error_status: '503',
      least: '0',
      most: '1',
      paths: 'rest/shops, auth',
      seed: '4',
    });
    expect([page.text.includes('Calls go wrong on purpose.'), page.text.includes('value="rest/shops auth"')]).toEqual([
      true,
      true,
    ]);
    expect(
      (await openBrowser(test).post('/desk/sign-in', { email: 'desk@tiffin.test', password: 'lunchbox' })).status,
    ).toBe(303);
    const wrong = await browser.post('/desk/simulation/faults', { action: 'set', error_rate: 'many' });
    expect([wrong.status, wrong.text.includes('value="many"')]).toEqual([400, true]);
    expect((await browser.submit('/desk/simulation/faults', { action: 'clear' })).text).toContain(
      'Nothing goes wrong on purpose.',
    );
  });

  it('holds a courier in place', async () => {
    const who = await shopping.customer();
    const order = await shopping.order(who);
    for (const status of ['accepted', 'cooking', 'ready', 'on_a_way'])
      await browser.post(`/desk/orders/${order.id}/status`, { status });
    const page = await browser.submit('/desk/simulation/courier', {
      kind: 'order',
      number: String(order.id),
      latitude: '52.38',
      longitude: '4.9',
      speed_kmh: '12',
      mode: 'hold',
    });
    expect(page.text).toContain('The courier is held there.');
    expect((await shown(who, order)).courier).toMatchObject({ latitude: 52.38, longitude: 4.9 });
    expect((await browser.post('/desk/simulation/courier', { kind: 'parcel', number: '7', mode: 'auto' })).status).toBe(
      404,
    );
  });
});

describe('8.11 the outbox at the desk', () => {
  it('shows the code a user is waiting for', async () => {
    await test.api.ok('register', { email: 'newcomer@tiffin.test' }, { as: 'query' });
    const { text } = await browser.get('/desk/outbox?search=newcomer%40tiffin.test');
    expect(text).toMatch(/<code>\d{6}<\/code>/);
  });
});

describe('L14 outside demo mode', () => {
  it('the desk has no simulation page', async () => {
    expect((await browser.get('/desk')).text).toContain('href="/desk/simulation"');
    const store = await openEmptyStore();
    await createOperator(store, 'boss@tiffin.test', 'long enough password');
    const plain = await startMarketplace({ DEMO: 'off', LIMITS: 'off' }, { store });
    const boss = openBrowser(plain);
    const page = await boss.submit('/desk/sign-in', { email: 'boss@tiffin.test', password: 'long enough password' });
    expect([page.status, page.text.includes('simulation')]).toEqual([200, false]);
    expect((await boss.get('/desk/simulation')).status).toBe(404);
    expect((await boss.get('/desk/orders')).text).toContain('Nobody has ordered yet.');
    await plain.marketplace.close();
  });
});
