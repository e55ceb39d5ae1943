import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { codeFor, MINUTE_MS, mint, otherThan, sentTo, setSettings, SITE } from './stage.ts';

let test: TestMarketplace;
beforeAll(async () => {
  test = await startMarketplace({ PUBLIC_URL: SITE });
  await setSettings(test, { auth_option: 'both', otp_expire_time: '10' });
});
beforeEach(() => test.clock.advance(2 * 3_600_000));
afterAll(() => test.marketplace.close());

let fresh = 0;
type Sent = { readonly verifyId: string; readonly phone: string; readonly message: string };
const ask = async (phone: string, how = {}): Promise<Sent> =>
  (await test.api.ok('register', { phone }, { as: 'query', ...how })).data as Sent;
const verify = (verifyId: string, verifyCode: string, more = {}) =>
  test.api.call('verifyPhone', { verifyId, verifyCode, ...more }, { as: 'query' });
const refusal = (verifyId: string, verifyCode: string, more = {}) =>
  test.api.no('verifyPhone', { verifyId, verifyCode, ...more }, { as: 'query' });
const join = async (phone: string, more = {}) => {
  const { verifyId } = await ask(phone);
  return (
    await test.api.ok('verifyPhone', { verifyId, verifyCode: await codeFor(test, phone), ...more }, { as: 'query' })
  ).data;
};

describe('ACCOUNT-2 registration by phone', () => {
  it('turns a code into an account that the next page completes', async () => {
    expect(await ask('+31 6 7000 0001')).toEqual({
      verifyId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      phone: '********0001',
      message: 'Sent',
    });
    test.clock.advance(MINUTE_MS);
    const { token, user } = await join('31670000001');
    expect(user).toMatchObject({
      firstname: '',
      email: null,
      phone: '31670000001',
      phone_verified_at: expect.any(String),
      empty_p: true,
      role: 'user',
    });
    const { data } = await test.api.ok(
      'updateProfile',
      { firstname: 'Ines', password: 'secret1', password_confirmation: 'secret1' },
      { token },
    );
    expect(data).toMatchObject({
      firstname: 'Ines',
      empty_p: false,
      wallet: { price: 0 },
      phone_verified_at: user.phone_verified_at,
    });
    expect(data.notifications?.map(({ notification }) => notification?.active)).toEqual([1, 1, 1, 1]);
    expect((await test.api.ok('logIn', { phone: '31670000001', password: 'secret1' })).data.user.id).toBe(user.id);
  });

  it('sends six digits in the caller’s language', async () => {
    await ask('31670000002', { lang: 'de' });
    const [sms] = await sentTo(test, '31670000002');
    expect(sms).toMatchObject({
      channel: 'sms',
      code: expect.stringMatching(/^\d{6}$/),
      expires_at: test.clock.now() + 10 * MINUTE_MS,
    });
    expect(sms?.body).toBe(`Dein Code ist ${sms?.code}. Er gilt 10 Minuten. Gib ihn niemandem weiter.`);
  });

  it('accepts names, password and referral code', async () => {
    const demo = await test.api.signIn('demo@tiffin.test');
    const { my_referral } = (await test.api.ok('showProfile', {}, { token: demo })).data;
    const { user } = await join('31670000003', {
      firstname: 'Ada',
      gender: 'female',
      password: 'secret1',
      password_confirmation: 'secret1',
      referral: my_referral.toLowerCase(),
    });
    expect(user).toMatchObject({ firstname: 'Ada', gender: 'female', empty_p: false, referral: my_referral });
    const nameless = await join('31670000004', { referral: my_referral });
    const told = (await test.api.ok('listNotifications', {}, { token: demo })).data.slice(0, 2);
    expect(told.map(({ type, title, body }) => [type, title, body])).toEqual([
      ['new_user_by_referral', String(nameless.user.id), 'Somebody has joined with your code'],
      ['new_user_by_referral', String(user.id), 'Ada has joined with your code'],
    ]);
  });

  it.each([
    [{ password: 'short', password_confirmation: 'short' }, 'password'],
    [{ password: 'secret1', password_confirmation: 'other12' }, 'password_confirmation'],
    [{ email: 'no address' }, 'email'],
    [{ referral: 'NOBODY00' }, 'referral'],
    [{ firstname: 'x'.repeat(101) }, 'firstname'],
    [{ phone: 'abc' }, 'phone'],
  ])('refuses %j, and the code stays valid', async (change, field) => {
    const phone = `31670001${String((fresh += 1)).padStart(3, '0')}`;
    const { verifyId } = await ask(phone);
    const code = await codeFor(test, phone);
    expect((await refusal(verifyId, code, change)).params).toHaveProperty(field);
    expect((await verify(verifyId, code)).status).toBe(200);
  });

  it('says nothing about an e-mail address of another account', async () => {
    const phone = '31670001999';
    const { verifyId } = await ask(phone);
    const { status, body } = await verify(verifyId, await codeFor(test, phone), { email: 'demo@tiffin.test' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: { user: { email: 'demo@tiffin.test', email_verified_at: null } } });
    await test.api.signIn('demo@tiffin.test');
  });

  it('follows the auth_option setting', async () => {
    await setSettings(test, { auth_option: 'email' });
    expect((await test.api.no('register', { phone: '31670000005' }, { as: 'query' })).statusCode).toBe('ERROR_400');
    await setSettings(test, { auth_option: 'phone' });
    expect((await test.api.no('register', { email: 'late@new.test' }, { as: 'query' })).statusCode).toBe('ERROR_400');
    expect((await test.api.no('resendCode', { email: 'late@new.test' }, { as: 'query' })).statusCode).toBe('ERROR_400');
    expect((await test.api.call('logIn', { email: 'demo@tiffin.test', password: 'lunchbox' })).status).toBe(200);
    await setSettings(test, { auth_option: 'both' });
    expect(await ask('31670000005')).toMatchObject({ message: 'Sent' });
    expect((await test.api.no('register', { phone: '12' }, { as: 'query' })).params).toHaveProperty('phone');
  });
});

describe('API-1 codes to phones', () => {
  it('are rejected as wrong, expired or unknown with distinct codes', async () => {
    const { verifyId } = await ask('31670000010');
    const code = await codeFor(test, '31670000010');
    expect((await refusal(verifyId, otherThan(code))).statusCode).toBe('ERROR_201');
    expect((await refusal(verifyId, 'letters')).statusCode).toBe('ERROR_201');
    expect((await refusal('0f9a6c1e-5a7d-4c58-8b1f-77dd1a2b3c4d', code)).status).toBe(404);
    expect((await refusal("' or 1=1 --", code)).status).toBe(404);
    expect((await refusal(verifyId, code, { phone: '31670000011' })).status).toBe(404);
    test.clock.advance(10 * MINUTE_MS);
    expect((await refusal(verifyId, code)).statusCode).toBe('ERROR_203');
    test.clock.advance(20 * MINUTE_MS);
    expect((await refusal(verifyId, code)).status).toBe(404);
    expect((await test.api.no('verifyPhone', {})).params).toHaveProperty('verifyId');
    expect((await test.api.no('verifyPhone', { verifyId })).params).toHaveProperty('verifyCode');
  });

  it('are accepted until they expire, with spaces, in any case of the id', async () => {
    const { verifyId } = await ask('31670000012');
    const code = await codeFor(test, '31670000012');
    test.clock.advance(10 * MINUTE_MS - 1);
    expect((await verify(verifyId.toUpperCase(), `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  it('expire after five wrong attempts, also concurrent ones', async () => {
    const { verifyId } = await ask('31670000013');
    const code = await codeFor(test, '31670000013');
    const answers = await Promise.all(Array.from({ length: 12 }, () => refusal(verifyId, otherThan(code))));
    expect(answers.filter(({ statusCode }) => statusCode === 'ERROR_201')).toHaveLength(5);
    expect((await refusal(verifyId, code)).statusCode).toBe('ERROR_203');
  });

  it('are replaced by a newer one', async () => {
    const first = await ask('31670000014');
    const code = await codeFor(test, '31670000014');
    test.clock.advance(MINUTE_MS);
    await ask('31670000014');
    expect((await refusal(first.verifyId, code)).statusCode).toBe('ERROR_203');
  });

  it('create one account under concurrent use', async () => {
    const { verifyId } = await ask('31670000015');
    const code = await codeFor(test, '31670000015');
    const answers = await Promise.all([1, 2, 3, 4].map(() => verify(verifyId, code)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
  });

  it('are bound to their purpose', async () => {
    const { user } = await join('31670000016');
    test.clock.advance(MINUTE_MS);
    const { data } = await test.api.ok('forgetPasswordByPhone', { phone: '31670000016' });
    const code = await codeFor(test, '31670000016');
    expect((await refusal(data.verifyId, code)).status).toBe(404);
    expect(
      (await test.api.ok('recoverByPhone', { phone: '31670000016', verifyId: data.verifyId, verifyCode: code })).data
        .user.id,
    ).toBe(user.id);
  });

  it('are limited to one a minute, five an hour, and twenty an hour per network address', async () => {
    await ask('31670000017');
    expect(await test.api.no('register', { phone: '+31 670000017' }, { as: 'query' })).toMatchObject({
      status: 429,
      retryAfter: 60,
    });
    expect((await test.api.no('forgetPasswordByPhone', { phone: '31670000017' })).status).toBe(429);
    for (let index = 0; index < 4; index++) {
      test.clock.advance(MINUTE_MS);
      await ask('31670000017');
    }
    test.clock.advance(MINUTE_MS);
    expect((await test.api.no('register', { phone: '31670000017' }, { as: 'query' })).retryAfter).toBe(55 * 60);
    for (let index = 0; index < 20; index++) await ask(`3167100${1000 + index}`, { address: '10.9.9.9' });
    expect(await test.api.no('register', { phone: '31671009999' }, { as: 'query', address: '10.9.9.9' })).toMatchObject(
      { status: 429, statusCode: 'ERROR_429' },
    );
    expect(
      await test.api.no('forgetPasswordByEmail', { email: 'x@new.test' }, { as: 'query', address: '10.9.9.9' }),
    ).toMatchObject({ status: 429 });
  });
});

describe('API-1 responses do not reveal whose phone number it is', () => {
  it('when requesting or trying a code; the owner is notified', async () => {
    const answers = [];
    for (const phone of ['31612345678', '31670005678']) {
      const { verifyId, ...told } = await ask(phone);
      const tries = [];
      for (let index = 0; index < 6; index++)
        tries.push((await refusal(verifyId, otherThan(await codeFor(test, phone)))).statusCode);
      test.clock.advance(10 * MINUTE_MS);
      answers.push([told, tries, await refusal(verifyId, '123456')]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect((await sentTo(test, '31612345678'))[0]).toMatchObject({
      code: null,
      body: expect.stringContaining('has an account already'),
    });
  });
});

describe('ACCOUNT-1 a phone number verified by a provider', () => {
  const body = (id_token: string | undefined, more = {}) => ({
    type: 'firebase',
    phone: '+31 670000020',
    firstname: 'Ola',
    id_token,
    ...more,
  });

  it('creates the account once, with the token only, for the number in the token', async () => {
    const token = await mint(test, { phone_number: '+31670000020' });
    expect((await test.api.no('verifyPhone', body(undefined))).params).toHaveProperty('id_token');
    expect((await test.api.no('verifyPhone', body(token, { phone: undefined }))).params).toHaveProperty('phone');
    expect((await test.api.no('verifyPhone', body(token, { phone: '31670000021' }))).params).toHaveProperty('id_token');
    expect((await test.api.no('verifyPhone', body(await mint(test)))).params).toHaveProperty('id_token');
    expect(
      (
        await test.api.no(
          'verifyPhone',
          body(await mint(test, { phone_number: '31670000020', iss: 'https://other.test/identity/google' })),
        )
      ).params,
    ).toHaveProperty('id_token');
    const { user } = (await test.api.ok('verifyPhone', body(token))).data;
    expect(user).toMatchObject({ phone: '31670000020', phone_verified_at: expect.any(String), firstname: 'Ola' });
    expect((await test.api.no('verifyPhone', body(token))).statusCode).toBe('ERROR_203');
    expect(
      (await test.api.no('verifyPhone', body(await mint(test, { phone_number: '31670000020' })))).params,
    ).toHaveProperty('phone');
  });

  it('leaves an unproven e-mail address unverified', async () => {
    const id_token = await mint(test, { phone_number: '31670000022' });
    const { user } = (await test.api.ok('verifyPhone', body(id_token, { phone: '31670000022', email: 'Ola@new.test' })))
      .data;
    expect(user).toMatchObject({ email: 'ola@new.test', email_verified_at: null });
  });
});
