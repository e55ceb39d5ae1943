import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '@infra/server/foundation/languages/index.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { codeFor, mint, otherThan, sentTo, setSettings, SITE } from './stage.ts';

const HOUR_MS = 3_600_000;
const OLD = 'second@tiffin.test';
const PASSWORD = { password: 'new lunch', password_confirmation: 'new lunch' };
let test: TestMarketplace;
let token: string;
beforeAll(async () => {
  test = await startMarketplace({ PUBLIC_URL: SITE });
  await setSettings(test, { social_auth_google: '1' });
});
beforeEach(async () => {
  test.clock.advance(2 * HOUR_MS);
  token = await test.api.signIn(OLD);
});
afterAll(() => test.marketplace.close());

const change = (more: object) => ({ firstname: 'Omar', ...more });
const account = () => test.store.database.selectFrom('users').selectAll().where('id', '=', 2).executeTakeFirstOrThrow();
const linkFor = async (to: string): Promise<string> =>
  /https?:\S+\/identity\/undo\/\S+/.exec((await sentTo(test, to))[0]?.body ?? '')?.[0] ?? '';
const open = (link: string, method = 'GET'): Promise<Response> =>
  test.marketplace.fetch(new Request(link, { method, headers: { 'accept-language': 'en' } }));
const signInWithGoogle = async (more: object = {}): Promise<string> =>
  (await test.api.ok('signInWithProvider', { provider: 'google', id_token: await mint(test, more), nonce: 'n-1' })).data
    .access_token;

describe('ACCOUNT-5b a session alone', () => {
  it.each([
    ['the e-mail address', { email: 'thief@new.test' }],
    ['the phone number', { phone: '31680001111' }],
    ['the password', PASSWORD],
  ])('does not change %s', async (_what, wanted) => {
    const before = await account();
    expect((await test.api.no('updateProfile', change(wanted), { token })).params).toEqual({
      old_password: ['Please enter your current password.'],
    });
    const wrong = await test.api.no('updateProfile', change({ ...wanted, old_password: 'guess' }), { token });
    expect(wrong.params).toHaveProperty('old_password');
    expect(await account()).toEqual(before);
  });

  it('still changes everything else, and repeats the present contacts', async () => {
    const { email } = await account();
    const { data } = await test.api.ok('updateProfile', change({ email, lastname: 'Vis' }), { token });
    expect(data).toMatchObject({ lastname: 'Vis', email_verified_at: expect.any(String) });
  });

  it('tries few passwords', async () => {
    const tries = [];
    for (let index = 0; index < 12; index += 1)
      tries.push(
        (await test.api.call('updateProfile', change({ email: 'a@b.test', old_password: 'x' }), { token })).status,
      );
    expect(tries.slice(-2)).toEqual([429, 429]);
  });

  it('needs a code from the old address where the account has no password', async () => {
    const email = 'social@old.test';
    await signInWithGoogle({ sub: 'social', email, email_verified: true });
    test.clock.advance(HOUR_MS);
    const social = await signInWithGoogle({ sub: 'social', email, email_verified: true });
    const wanted = change({ firstname: 'Social', email: 'thief@new.test' });
    expect((await test.api.no('updateProfile', wanted, { token: social })).params).toHaveProperty('owner_code');
    expect((await test.api.no('updatePassword', PASSWORD, { token: social })).params).toHaveProperty('owner_code');
    expect((await test.api.ok('sendOwnerCode', {}, { token: social })).data).toEqual({
      channel: 'email',
      to: 's***@old.test',
    });
    const code = await codeFor(test, email);
    const wrong = { ...PASSWORD, owner_code: otherThan(code) };
    expect((await test.api.no('updatePassword', wrong, { token: social })).params).toHaveProperty('owner_code');
    await test.api.ok('updatePassword', { ...PASSWORD, owner_code: code }, { token: social });
    const again = { ...wanted, owner_code: code };
    expect((await test.api.no('updateProfile', again, { token: social })).params).toHaveProperty('owner_code');
  });

  it('needs a new sign-in where nothing else can prove the owner', async () => {
    await signInWithGoogle({ sub: 'bare' });
    test.clock.advance(HOUR_MS);
    const bare = await signInWithGoogle({ sub: 'bare' });
    test.clock.advance(6 * 60_000);
    const wanted = { firstname: 'Bare', email: 'bare@new.test' };
    expect((await test.api.no('updateProfile', wanted, { token: bare })).message).toBe(
      'Please sign out and in again before you change this.',
    );
    await test.api.ok('updateProfile', wanted, { token: await signInWithGoogle({ sub: 'bare' }) });
    expect((await test.api.no('sendOwnerCode', {}, { token: bare })).statusCode).toBe('ERROR_400');
  });
});

describe('ACCOUNT-5c a new address', () => {
  it('replaces the old one only when its code is typed', async () => {
    await test.api.ok('updateProfile', change({ email: 'later@new.test', old_password: 'lunchbox' }), { token });
    expect(await account()).toMatchObject({ email: OLD, pending_email: 'later@new.test' });
    await test.api.signIn(OLD);
    await test.api.ok('resendCode', { email: 'later@new.test' }, { token, as: 'query' });
    const code = await codeFor(test, 'later@new.test');
    await test.api.ok('verifyCode', { code, email: 'later@new.test' }, { token });
    expect(await account()).toMatchObject({ email: 'later@new.test', pending_email: null });
    const link = await linkFor(OLD);
    expect(await (await open(link, 'POST')).text()).toContain('The change is undone');
    expect(await account()).toMatchObject({ email: OLD, pending_email: null });
  });

  it('does not become that of two accounts', async () => {
    const other = await test.api.signIn('demo@tiffin.test');
    const wanted = { email: 'both@new.test', old_password: 'lunchbox' };
    await test.api.ok('updateProfile', change(wanted), { token });
    await test.api.ok('updateProfile', { firstname: 'Nadia', ...wanted }, { token: other });
    await test.api.ok('resendCode', { email: 'both@new.test' }, { token: other, as: 'query' });
    const code = await codeFor(test, 'both@new.test');
    await test.api.ok('verifyCode', { code, email: 'both@new.test' }, { token: other });
    expect(await account()).toMatchObject({ email: OLD, pending_email: null });
  });
});

describe('ACCOUNT-5d the link to the old address', () => {
  const changePassword = async (): Promise<string> => {
    await test.api.ok('updatePassword', { ...PASSWORD, old_password: 'lunchbox' }, { token });
    return linkFor(OLD);
  };

  it('undoes the change with one press and ends every session', async () => {
    const other = await test.api.signIn(OLD);
    const link = await changePassword();
    expect((await sentTo(test, OLD))[0]).toMatchObject({ code: null, subject: 'Your sign-in details are changing' });
    expect(await (await open(link)).text()).toContain('Undo and sign out everywhere');
    // Opening alone does nothing: mail programs open links.
    await test.api.ok('showProfile', {}, { token });
    for (const press of ['first', 'second']) {
      const response = await open(link, 'POST');
      expect([press, response.status]).toEqual([press, 200]);
      expect(await response.text()).toContain('The change is undone');
    }
    for (const ended of [token, other])
      expect((await test.api.no('showProfile', {}, { token: ended })).status).toBe(401);
    await test.api.signIn(OLD);
  });

  it('works for 72 hours, and says so afterwards', async () => {
    const link = await changePassword();
    test.clock.advance(72 * HOUR_MS - 1);
    expect((await open(link)).status).toBe(200);
    test.clock.advance(1);
    for (const method of ['GET', 'POST']) {
      const response = await open(link, method);
      expect([response.status, await response.text()]).toEqual([410, expect.stringContaining('no longer works')]);
    }
    expect((await open(`${SITE}/identity/undo/unknown`)).status).toBe(410);
    await test.api.no('logIn', { email: OLD, password: 'lunchbox' });
    token = await test.api.signIn(OLD, 'new lunch');
    const back = { password: 'lunchbox', password_confirmation: 'lunchbox', old_password: 'new lunch' };
    await test.api.ok('updatePassword', back, { token });
  });

  it('ends what came after it: later changes, their links and identities linked since', async () => {
    const first = await changePassword();
    await test.api.ok('updateProfile', change({ email: 'thief@new.test', old_password: 'new lunch' }), { token });
    await test.api.ok('resendCode', { email: 'thief@new.test' }, { token, as: 'query' });
    const code = await codeFor(test, 'thief@new.test');
    await test.api.ok('verifyCode', { code, email: 'thief@new.test' }, { token });
    const thief = { sub: 'thief', email: 'thief@new.test', email_verified: true };
    await signInWithGoogle(thief);
    await test.api.ok('updateProfile', change({ email: 'thief2@new.test', old_password: 'new lunch' }), { token });
    const later = await linkFor('thief@new.test');
    await open(first, 'POST');
    expect(await account()).toMatchObject({ email: OLD, pending_email: null });
    await open(later, 'POST');
    expect(await account()).toMatchObject({ email: OLD });
    const back = await signInWithGoogle({ ...thief, name: 'Somebody Else' });
    expect((await test.api.ok('showProfile', {}, { token: back })).data.firstname).toBe('Somebody');
    await test.api.signIn(OLD);
  });

  it.each(Object.entries(LANGUAGES))('leads to a page in %s', async (language, { isRightToLeft }) => {
    const text = await (await open(`${SITE}/identity/undo/x?lang=${language}`)).text();
    expect(text).toContain(`<html lang="${language}" dir="${isRightToLeft ? 'rtl' : 'ltr'}">`);
  });
});
