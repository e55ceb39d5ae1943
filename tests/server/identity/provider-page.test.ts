import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { setSettings, SITE } from './stage.ts';
import { runs } from '../../domain/runs.ts';

let test: TestMarketplace;
beforeAll(async () => {
  test = await startMarketplace({ PUBLIC_URL: SITE });
  await setSettings(test, { social_auth_google: '1', social_auth_facebook: '1', social_auth_apple: '1' });
});
beforeEach(() => test.clock.advance(3_600_000));
afterAll(() => test.marketplace.close());

type Sent = Readonly<Record<string, string>>;
const request = { redirect_uri: `${SITE}/login`, state: 'st&te#1', nonce: 'n-1' };
const open = (
  sent: Sent = {},
  { provider = 'google', headers = {}, on = test }: { provider?: string; headers?: Sent; on?: TestMarketplace } = {},
): Promise<Response> =>
  on.marketplace.fetch(
    new Request(`${SITE}/identity/${provider}/authorize?${new URLSearchParams({ ...request, ...sent })}`, { headers }),
  );
const post = (
  sent: Sent,
  { provider = 'google', headers = {}, on = test }: { provider?: string; headers?: Sent; on?: TestMarketplace } = {},
): Promise<Response> => {
  const body = new URLSearchParams({ ...request, ...sent }).toString();
  return on.marketplace.fetch(
    new Request(`${SITE}/identity/${provider}/authorize`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(body.length),
        ...headers,
      },
    }),
  );
};
const fragmentOf = (response: Response): URLSearchParams =>
  new URLSearchParams(new URL(response.headers.get('location') ?? '').hash.slice(1));
const enter = async (response: Response, provider = 'google') =>
  (
    await test.api.ok('signInWithProvider', {
      provider,
      id_token: fragmentOf(response).get('id_token') ?? '',
      nonce: request.nonce,
    })
  ).data;

describe('ACCOUNT-1 the embedded provider page', () => {
  it('signs in one of the demo people', async () => {
    const page = await (await open()).text();
    expect(page).toContain('Maya Lindqvist');
    const response = await post({ persona: 'maya' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(`${SITE}/login#id_token=`);
    expect(fragmentOf(response).get('state')).toBe(request.state);
    expect((await enter(response)).user).toMatchObject({
      firstname: 'Maya',
      lastname: 'Lindqvist',
      email: 'maya.lindqvist@mail.example',
      email_verified_at: expect.any(String),
    });
  });

  it('signs in a typed person, the same one each time', async () => {
    const typed = { typed: '1', name: 'Ada Nova', email: 'Ada@New.test', phone: '+31 6 5000 0001' };
    const { user } = await enter(await post(typed));
    expect(user).toMatchObject({ firstname: 'Ada', email: 'ada@new.test' });
    expect((await enter(await post({ ...typed, name: 'Somebody' }))).user.id).toBe(user.id);
    expect((await enter(await post(typed, { provider: 'apple' }), 'apple')).user.id).toBe(user.id);
    const id_token = fragmentOf(await post(typed)).get('id_token');
    expect(
      (await test.api.ok('verifyPhone', { type: 'firebase', phone: '31650000001', id_token })).data.user.phone,
    ).toBe('31650000001');
  });

  it('marks typed contacts as unverified on a reachable host', async () => {
    for (const environment of [
      { PUBLIC_URL: 'https://demo.tiffin.test', DEMO_PASSWORD: 'secret lunch' },
      { PUBLIC_URL: SITE, HOST: '0.0.0.0', DEMO_PASSWORD: 'secret lunch' },
    ]) {
      const on = await startMarketplace(environment);
      await setSettings(on, { social_auth_google: '1' });
      const typed = {
        typed: '1',
        name: 'Thief',
        email: 'demo@tiffin.test',
        phone: '31612345678',
        redirect_uri: `${environment.PUBLIC_URL}/login`,
      };
      expect(await (await open({ redirect_uri: typed.redirect_uri }, { on })).text()).toContain(
        'counts as not verified',
      );
      const id_token = fragmentOf(await post(typed, { on })).get('id_token') ?? '';
      const { user } = (await on.api.ok('signInWithProvider', { provider: 'google', id_token, nonce: request.nonce }))
        .data;
      expect([user.id === 1, user.email]).toEqual([false, null]);
      const again = fragmentOf(await post(typed, { on })).get('id_token');
      expect(
        (await on.api.no('recoverByPhone', { phone: '31612345678', type: 'firebase', id_token: again })).params,
      ).toHaveProperty('id_token');
      await on.marketplace.close();
    }
  }, 60_000);

  it.each([
    [{ name: '', email: 'ada@new.test' }, 'name'],
    [{ name: 'Ada', email: 'no address' }, 'email'],
    [{ name: 'Ada', email: 'ada@new.test', phone: '12' }, 'phone'],
    [{ name: 'x'.repeat(101), email: 'ada@new.test' }, 'name'],
  ])('shows at its field what is wrong with %j, and keeps the typed text', async (typed, field) => {
    const response = await post({ typed: '1', phone: '', ...typed });
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(page).toMatch(
      new RegExp(`<input id="${field}"[^>]*aria-invalid="true" aria-describedby="${field}-mistake"`),
    );
    expect(page).toContain(`value="${typed.email}"`);
  });

  it('returns to the site when canceled', async () => {
    const back =
      /<a class="back" href="([^"]*)"/.exec(await (await open()).text())?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(back.startsWith(`${SITE}/login#`)).toBe(true);
    expect(Object.fromEntries(new URLSearchParams(new URL(back).hash.slice(1)))).toEqual({
      error: 'access_denied',
      state: request.state,
    });
  });

  it.each([
    ['en', 'ltr', 'Continue with Google'],
    ['ar', 'rtl', 'المتابعة عبر Google'],
    ['de', 'ltr', 'Weiter mit Google'],
    ['fr', 'ltr', 'Continuer avec Google'],
  ])('speaks %s', async (lang, direction, title) => {
    for (const page of [
      await (await open({ lang })).text(),
      await (await open({}, { headers: { 'accept-language': `tlh, ${lang}-XX;q=0.8` } })).text(),
    ]) {
      expect(page).toContain(`<html lang="${lang}" dir="${direction}">`);
      expect(page).toContain(`<title>${title}</title>`);
    }
  });

  it('labels every field and has one top-level heading', async () => {
    const page = await (await open()).text();
    const inputs = [...page.matchAll(/<input id="(\w+)"/g)].map(([, id]) => id);
    expect(inputs).toEqual(['name', 'email', 'phone']);
    for (const id of inputs) expect(page).toContain(`<label for="${id}">`);
    expect(page.match(/<h1/g)).toHaveLength(1);
  });
});

describe('API-1 security of the provider page', () => {
  it('sends tokens to its own site only', async () => {
    const elsewhere = [
      'https://evil.test/login',
      '//evil.test/login',
      '/login',
      'login',
      '',
      `${SITE}.evil.test/`,
      `http://user:x@localhost:8080/`,
      'http://localhost:8081/',
      'https://localhost:8080/',
      'javascript:alert(1)',
      'data:text/html,x',
      `${SITE}/login#x`,
      'http://localhost:8080@evil.test/',
      `${SITE}/${'x'.repeat(3000)}`,
      'blob:http://localhost:8080/x',
    ];
    for (const redirect_uri of elsewhere) {
      for (const response of [await open({ redirect_uri }), await post({ redirect_uri, persona: 'maya' })]) {
        expect([redirect_uri, response.status, response.headers.get('location')]).toEqual([redirect_uri, 400, null]);
        expect(await response.text()).not.toContain('evil');
      }
    }
  });

  it('requires state and nonce', async () => {
    for (const sent of [{ state: '' }, { nonce: '' }, { state: 'x'.repeat(256) }, { nonce: 'x'.repeat(256) }])
      expect((await open(sent)).status).toBe(400);
    expect((await post({ persona: 'nobody' })).status).toBe(400);
    expect((await post({ name: 'x'.repeat(20_000) })).status).toBe(400);
    expect((await post({ persona: 'maya' }, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(400);
  });

  it('escapes every input', async () => {
    const nasty = fc.constantFrom(
      '"><script>alert(1)</script>',
      "' onfocus='alert(1)",
      '</title><img src=x>',
      'javascript:alert(1)',
      '&lt;',
      'ادا',
      '\r\nset-cookie: x=1',
    );
    await fc.assert(
      fc.asyncProperty(nasty, nasty, nasty, async (state, nonce, name) => {
        const page = await (await post({ typed: '1', state, nonce, name, email: name, phone: name })).text();
        expect(page).not.toMatch(/<script|<img|onfocus='/);
        const response = await post({ state, nonce, persona: 'maya' });
        expect([response.status, response.headers.get('set-cookie')]).toEqual([303, null]);
        expect(fragmentOf(response).get('state')).toBe(state);
      }),
      runs(30),
    );
  });

  it('has the strictest content security policy, and its style matches the hash', async () => {
    const response = await open();
    const policy = response.headers.get('content-security-policy') ?? '';
    for (const part of ["default-src 'none'", "form-action 'self'", "frame-ancestors 'none'", "base-uri 'none'"])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/unsafe|script-src/);
    const style = /<style>(.*?)<\/style>/s.exec(await response.text())?.[1] ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(style).toContain('prefers-color-scheme:dark');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  it('exists in demo mode only, for known providers only', async () => {
    expect((await open({}, { provider: 'github' })).status).toBe(404);
    const on = await startMarketplace({ DEMO: 'off', PUBLIC_URL: SITE });
    await setSettings(on, { social_auth_google: '1' });
    expect((await open({}, { on })).status).toBe(404);
    expect((await post({ persona: 'maya' }, { on })).status).toBe(404);
    await on.marketplace.close();
  });
});
