import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

let test: TestMarketplace;
let desk: string;
beforeAll(async () => {
  test = await startMarketplace();
});
beforeEach(async () => {
  test.clock.advance(2 * 3_600_000);
  desk = await test.api.signIn('desk@tiffin.test');
});
afterAll(() => test.marketplace.close());

const MINUTE_MS = 60_000;
const mailTo = async (to: string) => (await test.api.ok('listOutbox', { to }, { token: desk })).data;
const codeFor = async (to: string): Promise<string> => (await mailTo(to))[0]?.code ?? '';
const ask = (email: string) => test.api.ok('register', { email }, { as: 'query' });
const prove = async (email: string): Promise<string> => {
  await ask(email);
  return (await test.api.ok('verifyCode', { code: await codeFor(email), email })).data.verify_token;
};
/** `wanted`, or, in the one case of a million in which that is the right code, another wrong one. */
const otherThan = (right: string, wanted = '000000'): string =>
  wanted !== right ? wanted : right === '111111' ? '222222' : '111111';
const draft = (email: string, more: object = {}) => ({
  email,
  firstname: 'Ada',
  lastname: 'Nova',
  password: 'secret1',
  password_confirmation: 'secret1',
  ...more,
});

describe('ACCOUNT-2 registration', () => {
  it('turns a code into a complete account', async () => {
    const verify_token = await prove('Ada@New.test');
    const { data } = await test.api.ok(
      'completeRegistration',
      draft('ada@new.test', { verify_token, gender: 'female' }),
      { lang: 'de' },
    );
    expect(data.user).toMatchObject({
      email: 'ada@new.test',
      firstname: 'Ada',
      gender: 'female',
      role: 'user',
      empty_p: false,
      lang: 'de',
      referral: null,
      my_referral: expect.stringMatching(/^[A-Z2-9]{8}$/),
      email_verified_at: expect.any(String),
    });
    const profile = (await test.api.ok('showProfile', {}, { token: data.token })).data;
    expect(profile.wallet).toMatchObject({ price: 0 });
    expect(profile.email_subscribe).toBe(true);
    expect(profile.notifications?.map(({ type, notification }) => [type, notification?.active])).toEqual([
      ['push', 1],
      ['discount', 0],
      ['order_verify', 0],
      ['order_statuses', 0],
    ]);
    expect((await test.api.ok('logIn', { email: 'ada@new.test', password: 'secret1' })).data.user.id).toBe(
      data.user.id,
    );
  });

  it('mails a six-digit code in the caller’s language', async () => {
    expect(await ask('mail@new.test')).toMatchObject({ data: [], message: 'We have sent you an e-mail.' });
    const [mail] = await mailTo('mail@new.test');
    expect(mail).toMatchObject({ channel: 'email', subject: 'Your code', code: expect.stringMatching(/^\d{6}$/) });
    expect(mail?.body).toContain(mail?.code ?? 'none');
    test.clock.advance(MINUTE_MS);
    await test.api.ok('resendCode', { email: 'mail@new.test' }, { as: 'query', lang: 'fr' });
    expect((await mailTo('mail@new.test'))[0]?.subject).toBe('Votre code');
  });

  it.each([
    [{ firstname: 'A' }, 'firstname'],
    [{ password: 'short', password_confirmation: 'short' }, 'password'],
    [{ password_confirmation: 'other12' }, 'password_confirmation'],
    [{ gender: 'robot' }, 'gender'],
    [{ referral: 'NOBODY00' }, 'referral'],
    [{ email: 'no address' }, 'email'],
  ])('refuses %j', async (change, field) => {
    const email = `field-${field}@new.test`;
    const verify_token = await prove(email);
    expect(
      (await test.api.no('completeRegistration', { ...draft(email, { verify_token }), ...change })).params,
    ).toHaveProperty(field);
  });

  it('requires the proof, once, for its own address only', async () => {
    const verify_token = await prove('proof@new.test');
    await ask('thief@new.test');
    expect((await test.api.no('completeRegistration', draft('proof@new.test'))).statusCode).toBe('ERROR_215');
    expect((await test.api.no('completeRegistration', draft('thief@new.test', { verify_token }))).statusCode).toBe(
      'ERROR_215',
    );
    await test.api.ok('completeRegistration', draft('proof@new.test', { verify_token }));
    expect((await test.api.no('completeRegistration', draft('proof@new.test', { verify_token }))).statusCode).toBe(
      'ERROR_215',
    );
  });

  it('rejects a proof after 15 minutes', async () => {
    const verify_token = await prove('late@new.test');
    test.clock.advance(15 * MINUTE_MS);
    expect((await test.api.no('completeRegistration', draft('late@new.test', { verify_token }))).statusCode).toBe(
      'ERROR_215',
    );
  });

  it('creates one account under concurrent requests', async () => {
    const verify_token = await prove('twice@new.test');
    const answers = await Promise.all(
      [1, 2, 3].map(() => test.api.call('completeRegistration', draft('twice@new.test', { verify_token }))),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  });
});

describe('REFERRAL-1 an invitation', () => {
  it('is stored with the account, and its owner is notified', async () => {
    const token = await test.api.signIn('demo@tiffin.test');
    const code = (await test.api.ok('showProfile', {}, { token })).data.my_referral;
    const verify_token = await prove('guest@new.test');
    const { data } = await test.api.ok(
      'completeRegistration',
      draft('guest@new.test', { verify_token, referral: code.toLowerCase() }),
    );
    expect(data.user.referral).toBe(code);
    const [told] = (await test.api.ok('listNotifications', {}, { token })).data;
    expect(told).toMatchObject({
      type: 'new_user_by_referral',
      title: String(data.user.id),
      referral: { id: data.user.id },
      body: 'Ada has joined with your code',
    });
  });
});

describe('API-1 codes', () => {
  it('expire after five wrong attempts', async () => {
    await ask('brute@new.test');
    const code = await codeFor('brute@new.test');
    const wrong = otherThan(code);
    for (let index = 0; index < 5; index++)
      expect((await test.api.no('verifyCode', { code: wrong, email: 'brute@new.test' })).status).toBe(404);
    expect((await test.api.no('verifyCode', { code, email: 'brute@new.test' })).status).toBe(404);
  });

  it('are accepted up to the fifth attempt, once, and with spaces', async () => {
    await ask('slow@new.test');
    const code = await codeFor('slow@new.test');
    const wrong = otherThan(code);
    for (let index = 0; index < 4; index++) await test.api.no('verifyCode', { code: wrong, email: 'slow@new.test' });
    await test.api.ok('verifyCode', { code: `${code.slice(0, 3)} ${code.slice(3)}`, email: 'SLOW@new.test' });
    expect((await test.api.no('verifyCode', { code, email: 'slow@new.test' })).status).toBe(404);
  });

  it('expire after 15 minutes or when a newer one is sent', async () => {
    await ask('old@new.test');
    const first = await codeFor('old@new.test');
    test.clock.advance(MINUTE_MS);
    await ask('old@new.test');
    const second = await codeFor('old@new.test');
    expect((await test.api.no('verifyCode', { code: otherThan(second, first), email: 'old@new.test' })).status).toBe(
      404,
    );
    test.clock.advance(15 * MINUTE_MS);
    expect((await test.api.no('verifyCode', { code: second, email: 'old@new.test' })).status).toBe(404);
  });

  it('are bound to their recipient', async () => {
    await ask('one@new.test');
    await ask('two@new.test');
    const [one, two] = [await codeFor('one@new.test'), await codeFor('two@new.test')];
    expect((await test.api.no('verifyCode', { code: otherThan(two, one), email: 'two@new.test' })).status).toBe(404);
  });

  it('are limited to one a minute and five an hour', async () => {
    await ask('flood@new.test');
    expect(await test.api.no('register', { email: 'FLOOD@new.test' }, { as: 'query' })).toMatchObject({
      status: 429,
      retryAfter: 60,
    });
    for (let index = 0; index < 4; index++) {
      test.clock.advance(MINUTE_MS);
      await ask('flood@new.test');
    }
    test.clock.advance(MINUTE_MS);
    expect((await test.api.no('resendCode', { email: 'flood@new.test' }, { as: 'query' })).status).toBe(429);
  });

  it('are unavailable by phone without an SMS service', async () => {
    expect((await test.api.no('register', { phone: '31612345678' }, { as: 'query' })).statusCode).toBe('ERROR_400');
    expect((await test.api.no('register', {}, { as: 'query' })).params).toHaveProperty('email');
  });
});

describe('API-1 responses do not reveal who has an account', () => {
  it('when requesting a code, trying one, or finishing without proof', async () => {
    const known = 'demo@tiffin.test';
    const unknown = 'nobody@new.test';
    const both = async (act: (email: string) => Promise<{ readonly status: number; readonly body: unknown }>) => {
      const [left, right] = [await act(known), await act(unknown)];
      expect(left.status).toBe(right.status);
      expect(left.body).toEqual(right.body);
    };
    await both((email) => test.api.call('register', { email }, { as: 'query' }));
    await both((email) => test.api.call('verifyCode', { code: '123456', email }));
    await both((email) => test.api.call('completeRegistration', draft(email, { verify_token: 'x'.repeat(43) })));
    await both((email) => test.api.call('register', { email }, { as: 'query' }));
    test.clock.advance(MINUTE_MS);
    await both((email) => test.api.call('resendCode', { email }, { as: 'query' }));
    const [mail] = await mailTo(known);
    expect(mail).toMatchObject({ subject: 'You have an account already', code: null });
  });
});
