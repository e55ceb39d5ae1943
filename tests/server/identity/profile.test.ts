import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOperator } from '@infra/server/index.ts';
import { ORIGIN } from '../support/api.ts';
import { makePicture, sendForm } from '../support/uploading.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

let test: TestMarketplace;
let token: string;
beforeAll(async () => {
  test = await startMarketplace();
});
beforeEach(async () => {
  test.clock.advance(3_600_000);
  token = await test.api.signIn('demo@tiffin.test');
});
afterAll(() => test.marketplace.close());

const upload = async (type: string, by: string): Promise<string> =>
  (
    await sendForm(
      test,
      '/dashboard/galleries',
      [
        ['image', await makePicture('png')],
        ['type', type],
      ],
      by,
    )
  ).body.data.title;

describe('ACCOUNT-5 the profile', () => {
  it('includes the wallet in the requested currency', async () => {
    const price = async (currency_id: number) =>
      (await test.api.ok('showProfile', { currency_id }, { token })).data.wallet;
    expect(await price(1)).toMatchObject({ price: 54.2, symbol: '$' });
    expect(await price(2)).toMatchObject({ price: 49.86, symbol: '€' });
    expect(await price(3)).toMatchObject({ price: 8103, symbol: '¥' });
    expect(await price(4)).toMatchObject({ price: 16.639, symbol: 'KD' });
  });

  it('includes referral sums while the program is on', async () => {
    expect((await test.api.ok('showProfile', {}, { token })).data).toMatchObject({
      referral_from_topup_price: 0,
      referral_from_topup_count: 0,
    });
  });

  it('updates the given fields and keeps the rest', async () => {
    const before = (await test.api.ok('showProfile', {}, { token })).data;
    const { data } = await test.api.ok('updateProfile', { firstname: 'Nadja', birthday: '1994-06-03' }, { token });
    expect(data).toMatchObject({
      ...before,
      firstname: 'Nadja',
      birthday: '1994-06-03 00:00:00Z',
      updated_at: data.updated_at,
    });
    await test.api.ok('updateProfile', { firstname: 'Nadia', birthday: '1994-06-02' }, { token, as: 'query' });
  });

  it('removes a birthday and a gender, and leaves them alone otherwise', async () => {
    const save = async (change: object) =>
      (await test.api.ok('updateProfile', { firstname: 'Nadia', ...change }, { token })).data;
    const full = { birthday: '1994-06-02', gender: 'female' };
    expect(await save(full)).toMatchObject({ birthday: '1994-06-02 00:00:00Z', gender: 'female' });
    expect(await save({})).toMatchObject({ birthday: '1994-06-02 00:00:00Z', gender: 'female' });
    expect(await save({ birthday: null, gender: null })).toMatchObject({ birthday: null, gender: null });
    await save(full);
  });

  it('trims names, and refuses one of spaces', async () => {
    const { data } = await test.api.ok('updateProfile', { firstname: ' Nadia ', lastname: ' Berg ' }, { token });
    expect(data).toMatchObject({ firstname: 'Nadia', lastname: 'Berg' });
    expect((await test.api.no('updateProfile', { firstname: '    ' }, { token })).params).toHaveProperty('firstname');
  });

  it('deletes the picture that is replaced or removed, so that nobody can open it', async () => {
    const [first, second] = [await upload('users', token), await upload('users', token)];
    const review = await upload('reviews', token);
    const isOpen = async (url: string) =>
      (await test.marketplace.fetch(new Request(url), { remoteAddress: '127.0.0.1' })).status === 200;
    const show = (images: readonly string[]) => test.api.ok('updateProfile', { firstname: 'Nadia', images }, { token });
    await show([first]);
    await show([first]);
    expect([await isOpen(first), await isOpen(second)]).toEqual([true, true]);
    await show([second]);
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);
    expect((await show([])).data.img).toBeNull();
    expect([await isOpen(second), await isOpen(review)]).toEqual([false, true]);
  });

  it('shows a new name at the reviews at once', async () => {
    await test.api.ok('reviewShop', { id: 1, rating: 5, comment: 'Warm and quick' }, { token });
    const names = async () =>
      (await test.api.ok('listShopReviews', { id: '1' })).data.map(({ user }) => user?.firstname);
    expect(await names()).toContain('Nadia');
    await test.api.ok('updateProfile', { firstname: 'Nadezhda' }, { token });
    expect(await names()).toContain('Nadezhda');
    await test.api.ok('updateProfile', { firstname: 'Nadia' }, { token });
  });

  it('shows own uploads only', async () => {
    const url = await upload('users', token);
    const own = url.slice(`${ORIGIN}/storage/images/`.length);
    for (const image of [own, url]) {
      const { data } = await test.api.ok('updateProfile', { firstname: 'Nadia', images: [image] }, { token });
      expect(data.img).toBe(url);
    }
    const others = await upload('users', await test.api.signIn('second@tiffin.test'));
    const bad = [others, await upload('reviews', token), 'users/nadja.webp', 'https://evil.test/x.png'];
    for (const image of [...bad, 'data:image/png;base64,AA', '//evil.test/x', `/${own}`, `${url}?x`, '', '../x']) {
      const refusal = await test.api.no('updateProfile', { firstname: 'Nadia', images: [image] }, { token });
      expect(refusal.params).toEqual({ images: ['Please choose a picture that you have uploaded yourself.'] });
    }
    expect((await test.api.ok('showProfile', {}, { token })).data.img).toBe(url);
  });

  it('marks new contacts unverified and says nothing about those of others', async () => {
    const change = { firstname: 'Nadia', old_password: 'lunchbox' };
    expect((await test.api.no('updateProfile', { firstname: 'Nadia', phone: '12' }, { token })).params).toHaveProperty(
      'phone',
    );
    for (const phone of ['+31 6 22 33 44 55', '+31687654321']) {
      const { data } = await test.api.ok('updateProfile', { ...change, phone }, { token });
      expect(data).toMatchObject({ phone: phone.replace(/\D/g, ''), phone_verified_at: null });
      expect(data.email_verified_at).toEqual(expect.any(String));
    }
    for (const email of ['nobody@tiffin.test', 'Second@tiffin.test']) {
      const { data } = await test.api.ok('updateProfile', { ...change, email }, { token });
      expect(data).toMatchObject({ email: email.toLowerCase(), email_verified_at: null });
    }
    await test.api.ok('updateProfile', { ...change, email: 'demo@tiffin.test' }, { token });
  });

  it.each([
    [{}, 'firstname'],
    [{ firstname: 'Nadia', birthday: '1994-02-31x' }, 'birthday'],
    [{ firstname: 'Nadia', birthday: '1994-02-30' }, 'birthday'],
    [{ firstname: 'Nadia', birthday: '2999-01-01' }, 'birthday'],
    [{ firstname: 'Nadia', birthday: '1880-01-01' }, 'birthday'],
    [{ firstname: 'Nadia', birthday: '' }, 'birthday'],
    [{ firstname: 'Nadia', gender: 'x' }, 'gender'],
  ])('refuses %j', async (sent, field) => {
    expect((await test.api.no('updateProfile', sent, { token })).params).toHaveProperty(field);
  });

  it('ignores role, balance and verification in the request', async () => {
    await test.api.ok(
      'updateProfile',
      { firstname: 'Nadia', role: 'admin', wallet: { price: 1e6 }, email_verified_at: '2020-01-01', id: 2 },
      { token },
    );
    expect((await test.api.ok('showProfile', {}, { token })).data).toMatchObject({
      id: 1,
      role: 'user',
      wallet: { price: 54.2 },
    });
  });
});

describe('ACCOUNT-5 the password', () => {
  it('requires the old one and ends the other sessions', async () => {
    const other = await test.api.signIn('demo@tiffin.test');
    const change = { password: 'new lunch', password_confirmation: 'new lunch' };
    expect((await test.api.no('updatePassword', change, { token })).params).toHaveProperty('old_password');
    expect(
      (await test.api.no('updatePassword', { ...change, old_password: 'wrong' }, { token })).params,
    ).toHaveProperty('old_password');
    expect(
      (
        await test.api.no(
          'updatePassword',
          { ...change, password_confirmation: 'x', old_password: 'lunchbox' },
          { token },
        )
      ).params,
    ).toHaveProperty('password_confirmation');
    expect((await test.api.no('updateProfile', { firstname: 'Nadia', ...change }, { token })).params).toHaveProperty(
      'old_password',
    );
    await test.api.ok('updatePassword', { ...change, old_password: 'lunchbox' }, { token });
    expect((await test.api.no('showProfile', {}, { token: other })).status).toBe(401);
    expect((await test.api.call('showProfile', {}, { token })).status).toBe(200);
    expect((await test.api.no('logIn', { email: 'demo@tiffin.test', password: 'lunchbox' })).statusCode).toBe(
      'ERROR_102',
    );
    await test.api.ok(
      'updatePassword',
      { password: 'lunchbox', password_confirmation: 'lunchbox', old_password: 'new lunch' },
      { token },
    );
  });
});

describe('NOTIFY-6 preferences and push', () => {
  it('are set one by one', async () => {
    const list = async () =>
      (await test.api.ok('listPreferences', {}, { token })).data.map(({ notification }) => notification?.active);
    expect(await list()).toEqual([1, 1, 1, 1]);
    await test.api.ok(
      'updatePreferences',
      {
        notifications: [
          { notification_id: 2, active: 0 },
          { notification_id: 3, active: false },
        ],
      },
      { token },
    );
    expect(await list()).toEqual([1, 0, 0, 1]);
    expect(
      (
        await test.api.no(
          'updatePreferences',
          {
            notifications: [
              { notification_id: 1, active: 0 },
              { notification_id: 77, active: 1 },
            ],
          },
          { token },
        )
      ).params,
    ).toHaveProperty('notifications');
    expect(await list()).toEqual([1, 0, 0, 1]);
  });

  it('assign a push token to its last sender until sign-out', async () => {
    const owners = async () =>
      (await test.store.database.selectFrom('push_tokens').selectAll().execute()).map(({ user_id }) => user_id);
    const second = await test.api.signIn('second@tiffin.test');
    await test.api.ok('updatePushToken', { firebase_token: 'device' }, { token });
    await test.api.ok('updatePushToken', { firebase_token: 'device' }, { token: second });
    expect(await owners()).toEqual([2]);
    expect((await test.api.no('updatePushToken', {}, { token })).statusCode).toBe('ERROR_502');
    await test.api.ok('updatePushToken', { firebase_token: 'other device' }, { token: second });
    await test.api.ok('logOut', { firebase_token: 'device' }, { token: second });
    expect(await owners()).toEqual([2]);
  });
});

describe('RUN-1 the first operator', () => {
  it('is created on the command line and has access to the desk', async () => {
    expect(await createOperator(test.store, 'Boss@tiffin.test', 'short')).toMatchObject({
      ok: false,
      error: { kind: 'short-password' },
    });
    expect(await createOperator(test.store, 'nobody', 'long enough password')).toMatchObject({
      ok: false,
      error: { kind: 'invalid-email' },
    });
    expect((await createOperator(test.store, 'Boss@tiffin.test', 'long enough password')).ok).toBe(true);
    expect(await createOperator(test.store, 'boss@tiffin.test', 'long enough password')).toMatchObject({
      ok: false,
      error: { kind: 'exists' },
    });
  });
});
