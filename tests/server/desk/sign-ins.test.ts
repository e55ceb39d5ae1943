import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORIGIN } from '../support/api.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { openBrowser, type Browser } from './browser.ts';

let test: TestMarketplace;
let browser: Browser;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  browser = openBrowser(test);
  await browser.post(
    '/desk/sign-in',
    { email: 'desk@tiffin.test', password: 'lunchbox' },
    { origin: ORIGIN, 'user-agent': "The desk's own browser" },
  );
});
afterAll(() => test.marketplace.close());

const card = (text: string, id: number): string =>
  (text.split(`id="row-${id}">`)[1] ?? '').split('<li class="card"')[0] ?? '';
const signIn = async (userAgent: string): Promise<{ readonly id: number; readonly token: string }> => {
  const token = (await test.api.ok('logIn', { email: 'demo@tiffin.test', password: 'lunchbox' }, { userAgent })).data
    .access_token;
  return { id: Number(token.split('|')[0]), token };
};

describe('API-3 sign-ins at the desk', () => {
  it('are linked in the menu and include the operator’s own browser', async () => {
    expect((await browser.get('/desk')).text).toContain('<a href="/desk/sign-ins">Sign-ins</a>');
    const { text } = await browser.get('/desk/sign-ins?search=desk%40tiffin.test');
    expect(text).toContain('<dt>Browser or app</dt><dd><bdi class="long">The desk&#39;s own browser</bdi></dd>');
    expect(text).toContain('<dt>From</dt><dd><bdi>10.0.0.9</bdi></dd>');
  });

  it('escape the user agent', async () => {
    const { id } = await signIn('<img src=x onerror=alert(1)>"\'&amp;');
    const { text } = await browser.get('/desk/sign-ins');
    expect(card(text, id)).toContain('<bdi class="long">&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;amp;</bdi>');
    expect(text).not.toContain('<img src=x');
    const silent = await signIn('');
    expect(card((await browser.get('/desk/sign-ins')).text, silent.id)).toContain(
      '<dt>Browser or app</dt><dd>Not told</dd>',
    );
  });

  it('are shown as ended after revocation', async () => {
    const { id, token } = await signIn('A phone');
    expect(card((await browser.get('/desk/sign-ins')).text, id)).toMatch(
      /class="badge good">Valid<[\s\S]*<dt>Valid until<\/dt>/,
    );
    await test.api.ok('logOut', {}, { token });
    expect(card((await browser.get('/desk/sign-ins')).text, id)).toMatch(
      /class="badge running">Ended<[\s\S]*<dt>Was valid until<\/dt><dd><time datetime="2025-03-10T11:00:00Z">/,
    );
    expect(card((await browser.get('/desk/sign-ins?status=valid')).text, id)).toBe('');
    expect(card((await browser.get('/desk/sign-ins?status=ended')).text, id)).not.toBe('');
  });

  it('are searchable by person and paged', async () => {
    for (let time = 0; time < 13; time += 1) await signIn('A phone');
    const first = await browser.get('/desk/sign-ins?search=Nadia');
    expect(first.text).toMatch(/rel="next" href="\/desk\/sign-ins\?search=Nadia&amp;page=2"/);
    expect((await browser.get('/desk/sign-ins?search=Nadia&page=2')).text).toContain('rel="prev"');
    expect((await browser.get('/desk/sign-ins?search=nobody-of-that-name')).text).toContain('No matches.');
  });
});
