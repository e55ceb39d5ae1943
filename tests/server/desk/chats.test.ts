import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORIGIN } from '../support/api.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, type Customer } from '../support/shopping.ts';
import { createStreams } from '../support/streams.ts';
import { openBrowser, type Browser } from './browser.ts';

let test: TestMarketplace;
let who: Customer;
let browser: Browser;
let id: string;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  who = await (await createShopping(test)).customer();
  id = (await test.api.ok('openChat', { roleId: 'admin' }, { token: who.token })).data.id;
  browser = await signedIn('desk@tiffin.test');
});
afterAll(() => test.marketplace.close());

const signedIn = async (email: string): Promise<Browser> => {
  const opened = openBrowser(test);
  await opened.post('/desk/sign-in', { email, password: 'lunchbox', next: '/desk' });
  return opened;
};
const open = createStreams(() => test);

describe('CHAT-1k the chat of the desk', () => {
  it('runs the one script of this site, and names messages and the customer', async () => {
    const { data: said } = await test.api.ok(
      'sendChatMessage',
      { chat_id: id, chat_content: '<b>Hello</b>' },
      { token: who.token },
    );
    const page = await browser.get(`/desk/chats/${id}`);
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self'; connect-src 'self';/);
    expect(page.text.match(/<script[^>]*>/g)).toEqual(['<script src="/desk/chat.js" defer>']);
    expect(page.text).not.toMatch(/ on[a-z]+="| style="/);
    expect(page.text).toContain(`<ol class="thread" data-chat="/desk/chats/${id}">`);
    expect(page.text).toContain(`<li id="${said.id}" class="theirs">`);
    expect(page.text).toContain('data-chat-typing="\u2068Nadia Berg\u2069 is typing"');
    const script = await browser.get('/desk/chat.js');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it('hears that the customer writes, as operators alone do', async () => {
    const events = await test.marketplace.fetch(
      new Request(`${ORIGIN}/desk/chats/${id}/events`, {
        headers: { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      }),
    );
    expect(events.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    await test.api.ok('announceTyping', { id }, { token: who.token });
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('event: typing\n')) text += (await reader?.read())?.value ?? '';
    await reader?.cancel();
    expect(text).toContain(`data: {"chat_id":"${id}"`);
    expect((await openBrowser(test).get(`/desk/chats/${id}/events`)).status).toBe(401);
    expect((await browser.get('/desk/chats/c-4711/events')).status).toBe(404);
  });

  it('announces an answer to the customer, for requests of its own pages alone', async () => {
    const stream = await open('dashboard/user/events', { token: who.token });
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' };
    expect((await browser.post(`/desk/chats/${id}/typing`, {}, foreign)).status).toBe(403);
    expect((await openBrowser(test).post(`/desk/chats/${id}/typing`)).status).toBe(401);
    expect((await browser.post('/desk/chats/c-4711/typing')).status).toBe(404);
    expect((await browser.post(`/desk/chats/${id}/typing`)).status).toBe(200);
    expect(await stream.next()).toMatchObject({ id: -1, event: 'chat_typing', data: { chat_id: id } });
  });
});
