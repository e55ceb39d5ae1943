import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk, type Desk } from '../support/delivering.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, GREEN_SPOON, type Customer, type Shopping } from '../support/shopping.ts';
import { createStreams } from '../support/streams.ts';
import { openBrowser, type Browser } from './browser.ts';

let test: TestMarketplace;
let shopping: Shopping;
let desk: Desk;
let seller: Browser;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  [shopping, desk] = [await createShopping(test), await createDesk(test)];
  seller = await signedIn('seller-green-spoon@tiffin.test');
});
afterAll(() => test.marketplace.close());

const open = createStreams(() => test);
const signedIn = async (email: string): Promise<Browser> => {
  const opened = openBrowser(test);
  await opened.post('/desk/sign-in', { email, password: 'lunchbox', next: '/desk' });
  return opened;
};
const say = (who: Customer, id: string, chat_content: string) =>
  test.api.ok('sendChatMessage', { chat_id: id, chat_content }, { token: who.token });
const ask = async (who: Customer, text = 'Is there <b>sesame</b> in it?'): Promise<string> => {
  const sent = { roleId: String(GREEN_SPOON), shop_id: GREEN_SPOON };
  const { id } = (await test.api.ok('openChat', sent, { token: who.token })).data;
  await say(who, id, text);
  return id;
};
/** What the menu says of the section. */
const badgeOf = (text: string): string =>
  (/data-waiting="messages">(.*?)<\/span><\/a>/s.exec(text)?.[1] ?? 'no badge').replaceAll(/<[^>]*>/g, '');

describe('CHAT-1n the messages of a shop at its desk', () => {
  it('are listed, and counted in the menu of every page', async () => {
    expect((await seller.get('/desk/messages')).text).toContain('No customer has written yet.');
    expect(badgeOf((await seller.get('/desk/kitchen')).text)).toBe('');
    const [one, other] = [await shopping.customer(), await shopping.customer()];
    const id = await ask(one);
    expect(badgeOf((await seller.get('/desk/kitchen')).text)).toBe('1 1 chat waits for an answer');
    await ask(other);
    const page = await seller.get('/desk/messages');
    expect(badgeOf(page.text)).toBe('2 2 chats wait for an answer');
    expect(page.text).toContain(`href="/desk/messages/${id}"`);
    expect(page.text).toContain('aria-label="Open the chat with \u2068Nadia Berg\u2069"');
    expect(page.text).toContain('Waiting for an answer');
    expect(page.text.match(/<script[^>]*>/g)).toEqual(['<script src="/desk/live.js" defer>']);
    expect((await seller.get('/desk/messages?status=unread&search=nobody')).text).toContain('id="status"');
  });

  it('open with the order in question, and without what the kitchen is not told either', async () => {
    const who = await shopping.customer(100_000);
    const order = await shopping.order(who);
    const id = await ask(who);
    const page = await seller.get(`/desk/messages/${id}`);
    expect(page.text.match(/<script[^>]*>/g)).toEqual(['<script src="/desk/chat.js" defer>']);
    expect(page.text).toContain(`<ol class="thread" data-chat="/desk/messages/${id}">`);
    expect(page.text).toContain('Is there &lt;b&gt;sesame&lt;/b&gt; in it?');
    expect(page.text).toContain(`<a href="/desk/kitchen#row-${order.id}">Order ${order.id}</a>`);
    expect(page.text).toContain('data-chat-typing="\u2068Nadia Berg\u2069 is typing"');
    const { phone, email } = (await test.api.ok('showProfile', {}, { token: who.token })).data;
    for (const secret of [phone, email, order.address?.address]) if (secret) expect(page.text).not.toContain(secret);
    await test.api.ok('moveOrder', { id: order.id, status: 'canceled' }, { token: desk.token });
    expect((await seller.get(`/desk/messages/${id}`)).text).toContain(`href="/desk/shop-orders?search=${order.id}"`);
  });

  it('are answered by a plain form, whose refusal keeps what was typed', async () => {
    const who = await shopping.customer();
    const id = await ask(who);
    const answered = await seller.submit(`/desk/messages/${id}/messages`, { chat_content: 'No, never.' });
    expect(answered.text).toContain('Your answer is sent.');
    expect(answered.text).toMatch(/class="ours">\s*<small>Your shop · /);
    expect(answered.text).not.toContain('· Read');
    await test.api.ok('readChat', { id }, { token: who.token });
    expect((await seller.get(`/desk/messages/${id}`)).text).toContain('· Read');
    const long = 'x'.repeat(2001);
    const refused = await seller.post(`/desk/messages/${id}/messages`, { chat_content: long });
    expect([refused.status, refused.text.includes(`>${long}</textarea>`)]).toEqual([400, true]);
  });

  it('CHAT-1q are set aside where no answer is needed', async () => {
    const who = await shopping.customer();
    const id = await ask(who, 'Thanks!');
    expect((await seller.get(`/desk/messages/${id}`)).text).toContain('<button>No answer needed</button>');
    const page = await seller.submit(`/desk/messages/${id}/read`);
    expect(page.text).toContain('The chat waits for no answer any more.');
    expect(page.text).not.toContain('No answer needed');
  });

  it('are not found at the desk of another shop, nor by anybody without one', async () => {
    const who = await shopping.customer();
    const id = await ask(who);
    const { slug } = await test.store.database
      .selectFrom('shops')
      .select('slug')
      .where('id', '<>', GREEN_SPOON)
      .where('status', '=', 'approved')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const other = await signedIn(`seller-${slug}@tiffin.test`);
    for (const path of [id, 'c-4711', 'x', `${id}?shop=${GREEN_SPOON}`])
      expect([path, (await other.get(`/desk/messages/${path}`)).status]).toEqual([path, 404]);
    expect((await other.get(`/desk/messages/${id}/events`)).status).toBe(404);
    for (const what of ['typing', 'read'])
      expect([what, (await other.post(`/desk/messages/${id}/${what}`)).status]).toEqual([what, 404]);
    expect((await other.post(`/desk/messages/${id}/messages`, { chat_content: 'Hi' })).status).toBe(404);
    expect((await other.get('/desk/messages')).text).not.toContain(id);
    const guest = openBrowser(test);
    expect((await guest.get(`/desk/messages/${id}/events`)).status).toBe(401);
    expect((await guest.post(`/desk/messages/${id}/typing`)).status).toBe(401);
    expect((await seller.post(`/desk/messages/${id}/typing`, {}, { origin: 'https://evil.test' })).status).toBe(403);
    expect((await seller.get(`/desk/chats/${id}`)).status).toBe(404);
  });

  it('tell the customer that an answer is being written, also an operator’s who named the shop', async () => {
    const who = await shopping.customer();
    const id = await ask(who);
    const stream = await open('dashboard/user/events', { token: who.token });
    expect((await seller.post(`/desk/messages/${id}/typing`)).status).toBe(200);
    expect(await stream.next()).toMatchObject({ event: 'chat_typing', data: { chat_id: id } });
    const operator = await signedIn('desk@tiffin.test');
    expect((await operator.get(`/desk/messages/${id}`)).status).toBe(404);
    const page = await operator.get(`/desk/messages/${id}?shop=${GREEN_SPOON}`);
    expect(page.text).toContain(`action="/desk/messages/${id}/messages?shop=${GREEN_SPOON}"`);
    expect((await operator.post(`/desk/messages/${id}/typing?shop=${GREEN_SPOON}`)).status).toBe(200);
    expect(await stream.next()).toMatchObject({ event: 'chat_typing', data: { chat_id: id } });
    expect((await operator.get(`/desk/chats/${id}`)).text).toContain(`action="/desk/chats/${id}/messages"`);
  });

  it('speak the language of the owner', async () => {
    const id = await ask(await shopping.customer());
    seller.cookies.set('locale', 'ar');
    const page = await seller.get(`/desk/messages/${id}`);
    seller.cookies.delete('locale');
    expect(page.text).toContain('<h1>محادثة مع \u2068Nadia Berg\u2069</h1>');
    expect(page.text).toContain('data-chat-typing="\u2068Nadia Berg\u2069 يكتب الآن"');
  });
});
