import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORIGIN } from '../support/api.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { openBrowser, type Browser } from './browser.ts';

let test: TestMarketplace;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
});
afterAll(() => test.marketplace.close());

const STAFF = { email: 'desk@tiffin.test', password: 'lunchbox' };
const SECTIONS = [
  '',
  '/orders',
  '/parcels',
  '/bookings',
  '/chats',
  '/refunds',
  '/withdrawals',
  '/shops',
  '/applications',
  '/news',
  '/news/new',
  '/sign-ins',
  '/outbox',
  '/speed',
  '/simulation',
];
const signedIn = async (): Promise<Browser> => {
  const browser = openBrowser(test);
  expect((await browser.post('/desk/sign-in', STAFF)).status).toBe(303);
  return browser;
};

describe('ROUTE-12 access to the desk', () => {
  it('shows guests the sign-in form with status 401 on every page', async () => {
    for (const path of ['/desk', '/desk/orders?status=new', '/desk/sign-ins', '/desk/nothing']) {
      const page = await openBrowser(test).get(path);
      expect(page.status).toBe(401);
      expect(page.text).toContain('Sign in to the desk');
      expect(page.text).toContain(`name="next" value="${path}"`);
    }
  });

  it('shows customers a staff-only page with status 403', async () => {
    const browser = openBrowser(test);
    browser.cookies.set('access_token', encodeURIComponent(`Bearer ${await test.api.signIn('demo@tiffin.test')}`));
    for (const path of SECTIONS) {
      const page = await browser.get(`/desk${path}`);
      expect([page.status, page.text.includes('This page is for staff'), page.text.includes('Outbox')]).toEqual([
        403,
        true,
        false,
      ]);
    }
    expect((await browser.post('/desk/orders/1/status', { status: 'accepted' })).status).toBe(403);
  });

  it('admits the operator who is signed in on the site', async () => {
    const browser = openBrowser(test);
    browser.cookies.set('access_token', encodeURIComponent(`Bearer ${await test.api.signIn('desk@tiffin.test')}`));
    const page = await browser.get('/desk');
    expect([page.status, page.text.includes('To the site'), page.text.includes('Sign out')]).toEqual([
      200,
      true,
      false,
    ]);
  });

  it('admits through its own form, with a cookie hidden from scripts and other sites', async () => {
    const browser = openBrowser(test);
    const answer = await browser.post('/desk/sign-in', { ...STAFF, next: '/desk/orders?status=new' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/desk/orders?status=new']);
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^desk_token=\d+%7C[\w-]{43}; Path=\/desk; Max-Age=604800; HttpOnly; SameSite=Strict$/);
    for (const path of SECTIONS) expect([path, (await browser.get(`/desk${path}`)).status]).toEqual([path, 200]);
    expect((await browser.get('/desk/nothing')).status).toBe(404);
  });

  it('marks the cookie as secure when the site is', async () => {
    const secure = await startMarketplace({ PUBLIC_URL: 'https://tiffin.example', DEMO_PASSWORD: 'much better' });
    const typed = { ...STAFF, password: 'much better' };
    const answer = await openBrowser(secure).post('/desk/sign-in', typed, { origin: 'https://tiffin.example' });
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/; Secure$/);
    expect(answer.headers.getSetCookie()).toHaveLength(2);
    await secure.marketplace.close();
  });

  it('rejects wrong passwords and customers, and keeps the typed name but not the password', async () => {
    const browser = openBrowser(test);
    const wrong = await browser.post('/desk/sign-in', { ...STAFF, password: 'wrong-password' });
    expect([
      wrong.status,
      wrong.text.includes('Login or password is incorrect.'),
      wrong.text.includes('value="desk@tiffin.test"'),
      wrong.text.includes('wrong-password'),
    ]).toEqual([400, true, true, false]);
    const valid = async (): Promise<number> =>
      (await test.store.database.selectFrom('access_tokens').select('id').where('revoked_at', 'is', null).execute())
        .length;
    const before = await valid();
    const customer = await browser.post('/desk/sign-in', { ...STAFF, email: 'demo@tiffin.test' });
    expect([customer.status, customer.text.includes('This account has no rights at the desk.')]).toEqual([403, true]);
    expect(browser.cookies.size).toBe(0);
    expect(await valid()).toBe(before);
  });

  it('redirects to pages of the desk only', async () => {
    for (const next of [
      'https://elsewhere.example',
      '//elsewhere.example',
      '/desk//elsewhere.example',
      '/desk.example',
      '/desk/\\elsewhere',
      '/orders',
      '/desk/sign-out',
      '/desk/sign-in?next=/desk',
    ]) {
      expect((await openBrowser(test).post('/desk/sign-in', { ...STAFF, next })).headers.get('location')).toBe('/desk');
    }
  });

  it('revokes the token on sign-out, not only the cookie', async () => {
    const browser = await signedIn();
    const token = decodeURIComponent(browser.cookies.get('desk_token') ?? '');
    expect((await browser.submit('/desk/sign-out')).status).toBe(401);
    expect((await test.api.no('listOutbox', {}, { token })).status).toBe(401);
  });

  it('limits attempts like every other sign-in', async () => {
    const limited = await startMarketplace();
    const tries = [];
    for (let time = 0; time < 11; time++)
      tries.push((await openBrowser(limited).post('/desk/sign-in', { ...STAFF, password: `wrong-${time}` })).status);
    expect(tries).toEqual([...Array<number>(10).fill(400), 429]);
    await limited.marketplace.close();
  });
});

describe('L14 forms of the desk', () => {
  it('are accepted from its own pages only', async () => {
    const browser = await signedIn();
    const send = async (headers: Readonly<Record<string, string>>): Promise<number> =>
      (await browser.post('/desk/simulation/clock', { action: 'advance', seconds: '0' }, headers)).status;
    for (const headers of [
      {},
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site', origin: ORIGIN },
      { 'sec-fetch-site': 'same-site', origin: ORIGIN },
      { 'sec-fetch-site': 'none' },
      { origin: `${ORIGIN}.elsewhere.example` },
    ])
      expect([headers, await send(headers)]).toEqual([headers, 403]);
    expect(await send({ origin: ORIGIN })).toBe(303);
    expect(await send({ 'sec-fetch-site': 'same-origin' })).toBe(303);
    expect((await openBrowser(test).post('/desk/sign-in', STAFF, { origin: 'https://elsewhere.example' })).status).toBe(
      403,
    );
  });

  it('are rejected when malformed or too large', async () => {
    const browser = await signedIn();
    expect((await browser.post('/desk/news/new', { 'en.title': 'x'.repeat(4 * 1024 * 1024) })).status).toBe(400);
    const request = new Request(`${ORIGIN}/desk/news/new`, {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    });
    expect((await test.marketplace.fetch(request)).status).toBe(400);
  });
});

describe('L12 pages of the desk', () => {
  it('run no script and load nothing from other origins', async () => {
    const browser = await signedIn();
    for (const path of SECTIONS) {
      const { text, headers } = await browser.get(`/desk${path}`);
      const policy = headers.get('content-security-policy') ?? '';
      const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
      expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
      expect(policy).not.toMatch(/script-src|unsafe/);
      expect(policy).toContain("default-src 'none'");
      expect(text).not.toMatch(/<script|javascript:| on[a-z]+="| style="/);
      // A browser without pictures listed requests one that does not exist.
      expect(text).toContain('<link rel="icon" href="/images/favicon.svg"');
      expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff']);
    }
  });
});
