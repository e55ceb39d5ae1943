import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { codeFor, MINUTE_MS, mint, otherThan, sentTo, SITE } from './stage.ts';

let test: TestMarketplace;
beforeAll(async () => {
  test = await startMarketplace({ PUBLIC_URL: SITE });
});
beforeEach(() => test.clock.advance(2 * 3_600_000));
afterAll(() => test.marketplace.close());

const DEMO = 'demo@tiffin.test';
const PHONE = '31612345678';
const askByMail = (email: string) => test.api.ok('forgetPasswordByEmail', { email }, { as: 'query' });
const byMail = (email: string, code: string) =>
  test.api.call('recoverByEmail', { email, code, verifyCode: code }, { as: 'query' });
const recover = async (): Promise<string> => {
  await askByMail(DEMO);
  return (await test.api.ok('recoverByEmail', { email: DEMO, code: await codeFor(test, DEMO) }, { as: 'query' })).data
    .token;
};
const twice = (password: string, more: object = {}) => ({ password, password_confirmation: password, ...more });

describe('ACCOUNT-2 password recovery by e-mail', () => {
  it('sets a new password with the mailed code and ends every other session', async () => {
    const other = await test.api.signIn(DEMO);
    expect(await askByMail('Demo@Tiffin.test')).toMatchObject({ message: 'The code was sent.' });
    const [mail] = await sentTo(test, DEMO);
    expect(mail).toMatchObject({ subject: 'Your code for a new password', expires_at: test.clock.now() + 900_000 });
    const { data } = await test.api.ok(
      'recoverByEmail',
      { email: DEMO, code: mail?.code ?? '', verifyCode: mail?.code ?? '' },
      { as: 'query' },
    );
    expect(data).toMatchObject({ token: expect.stringMatching(/^\d+\|/), user: { email: DEMO } });
    expect((await test.api.call('showProfile', {}, { token: other })).status).toBe(200);
    await test.api.ok('updatePassword', twice('brand new'), { token: data.token });
    expect((await test.api.no('showProfile', {}, { token: other })).status).toBe(401);
    expect((await test.api.call('showProfile', {}, { token: data.token })).status).toBe(200);
    expect((await test.api.no('logIn', { email: DEMO, password: 'lunchbox' })).statusCode).toBe('ERROR_102');
    await test.api.ok('updatePassword', twice('lunchbox'), { token: data.token });
  });

  it('needs no old password for 15 minutes, in that session only', async () => {
    const token = await recover();
    const other = await test.api.signIn(DEMO);
    expect((await test.api.no('updatePassword', twice('brand new'), { token: other })).params).toHaveProperty(
      'old_password',
    );
    test.clock.advance(15 * MINUTE_MS - 1);
    await test.api.ok('updateProfile', { firstname: 'Nadia', ...twice('lunchbox') }, { token });
    test.clock.advance(1);
    expect((await test.api.no('updatePassword', twice('brand new'), { token })).params).toHaveProperty('old_password');
    expect(
      (await test.api.no('updateProfile', { firstname: 'Nadia', ...twice('brand new') }, { token })).params,
    ).toHaveProperty('old_password');
  });

  it('requires the right code, in time, once, within five attempts', async () => {
    await askByMail(DEMO);
    const code = await codeFor(test, DEMO);
    for (const wrong of [otherThan(code), 'letters', '', '%00', '1'.repeat(64)].filter((text) => text !== ''))
      expect((await byMail(DEMO, wrong)).body).toMatchObject({ statusCode: 'ERROR_215' });
    expect((await byMail('second@tiffin.test', code)).body).toMatchObject({ statusCode: 'ERROR_215' });
    expect((await byMail(DEMO, code)).status).toBe(200);
    expect((await byMail(DEMO, code)).status).toBe(400);
    test.clock.advance(MINUTE_MS);
    await askByMail(DEMO);
    const late = await codeFor(test, DEMO);
    test.clock.advance(900_000);
    expect((await byMail(DEMO, late)).body).toMatchObject({ statusCode: 'ERROR_215' });
    await askByMail(DEMO);
    const brute = await codeFor(test, DEMO);
    await Promise.all(Array.from({ length: 9 }, () => byMail(DEMO, otherThan(brute))));
    expect((await byMail(DEMO, brute)).status).toBe(400);
  });

  it('succeeds for one of two concurrent attempts', async () => {
    await askByMail(DEMO);
    const code = await codeFor(test, DEMO);
    const answers = await Promise.all([1, 2, 3, 4].map(() => byMail(DEMO, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('rejects a registration code', async () => {
    await test.api.ok('register', { email: 'newcomer@new.test' }, { as: 'query' });
    expect((await byMail('newcomer@new.test', await codeFor(test, 'newcomer@new.test'))).status).toBe(400);
  });

  it('does not open a closed account', async () => {
    await askByMail('second@tiffin.test');
    const code = await codeFor(test, 'second@tiffin.test');
    await test.store.database
      .updateTable('users')
      .set({ active: false })
      .where('email', '=', 'second@tiffin.test')
      .execute();
    expect((await byMail('second@tiffin.test', code)).status).toBe(400);
    test.clock.advance(MINUTE_MS);
    await askByMail('second@tiffin.test');
    expect((await sentTo(test, 'second@tiffin.test'))[0]?.code).toBeNull();
    await test.store.database
      .updateTable('users')
      .set({ active: true })
      .where('email', '=', 'second@tiffin.test')
      .execute();
  });
});

describe('ACCOUNT-2 password recovery by phone', () => {
  const ask = async (phone: string) => (await test.api.ok('forgetPasswordByPhone', { phone })).data;

  it('sets a new password with the code, once', async () => {
    const { verifyId, phone, message } = await ask('+31 6 1234 5678');
    expect([phone, message]).toEqual(['********5678', 'Sent']);
    const sent = { phone: PHONE, verifyId, verifyCode: await codeFor(test, PHONE) };
    expect((await test.api.no('recoverByPhone', { ...sent, verifyCode: otherThan(sent.verifyCode) })).statusCode).toBe(
      'ERROR_201',
    );
    expect((await test.api.no('recoverByPhone', { ...sent, phone: '31687654321' })).status).toBe(404);
    expect((await test.api.no('recoverByPhone', { ...sent, phone: 'x' })).params).toHaveProperty('phone');
    const { data } = await test.api.ok('recoverByPhone', sent);
    expect(data.user.phone).toBe(PHONE);
    expect((await test.api.no('recoverByPhone', sent)).statusCode).toBe('ERROR_203');
    await test.api.ok('updatePassword', twice('lunchbox'), { token: data.token });
  });

  it('accepts an identity token that contains the number', async () => {
    const sent = { phone: PHONE, type: 'firebase' };
    expect((await test.api.no('recoverByPhone', sent)).params).toHaveProperty('id_token');
    expect(
      (await test.api.no('recoverByPhone', { ...sent, id_token: await mint(test, { phone_number: '31687654321' }) }))
        .params,
    ).toHaveProperty('id_token');
    const id_token = await mint(test, { phone_number: PHONE });
    expect((await test.api.ok('recoverByPhone', { ...sent, id_token })).data.user.id).toBe(1);
    expect((await test.api.no('recoverByPhone', { ...sent, id_token })).statusCode).toBe('ERROR_203');
    const stranger = {
      phone: '31699999999',
      type: 'firebase',
      id_token: await mint(test, { phone_number: '31699999999' }),
    };
    expect((await test.api.no('recoverByPhone', stranger)).status).toBe(404);
  });
});

describe('API-1 responses do not reveal accounts during recovery', () => {
  it('by e-mail', async () => {
    const asked = await Promise.all(
      [DEMO, 'nobody@new.test'].map((email) => test.api.call('forgetPasswordByEmail', { email }, { as: 'query' })),
    );
    expect(asked[0]?.body).toEqual(asked[1]?.body);
    const tried = [
      await byMail(DEMO, otherThan(await codeFor(test, DEMO))),
      await byMail('nobody@new.test', '000000'),
      await byMail('never@new.test', '000000'),
    ];
    for (const { status, body } of tried)
      expect([status, body]).toEqual([tried[0]?.status, { ...(tried[0]?.body as object) }]);
    const again = await Promise.all(
      [DEMO, 'nobody@new.test'].map((email) => test.api.no('forgetPasswordByEmail', { email }, { as: 'query' })),
    );
    expect(again[0]).toEqual(again[1]);
    expect((await sentTo(test, 'nobody@new.test'))[0]).toMatchObject({
      subject: 'There is no account with this address',
      code: null,
    });
  });

  it('by phone', async () => {
    const answers = [];
    for (const phone of [PHONE, '31699995678']) {
      const {
        data: { verifyId, ...told },
      } = await test.api.ok('forgetPasswordByPhone', { phone });
      const code = await codeFor(test, phone);
      const tries = [];
      for (let index = 0; index < 6; index++)
        tries.push(await test.api.no('recoverByPhone', { phone, verifyId, verifyCode: otherThan(code) }));
      answers.push([told, tries, await test.api.no('forgetPasswordByPhone', { phone })]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('API-1 a stolen token', () => {
  it('cannot be used to guess the old password: ten attempts in ten minutes', async () => {
    const token = await test.api.signIn(DEMO);
    for (let index = 0; index < 10; index++)
      await test.api.no('updatePassword', twice('brand new', { old_password: `guess ${index}` }), { token });
    expect(
      await test.api.no('updatePassword', twice('brand new', { old_password: 'lunchbox' }), { token }),
    ).toMatchObject({ status: 429, retryAfter: 600 });
    expect(
      (
        await test.api.no(
          'updateProfile',
          { firstname: 'Nadia', ...twice('brand new', { old_password: 'lunchbox' }) },
          { token },
        )
      ).status,
    ).toBe(429);
    expect((await test.api.call('logIn', { email: DEMO, password: 'lunchbox' })).status).toBe(200);
    expect((await test.api.ok('updateProfile', { firstname: 'Nadia' }, { token })).data.firstname).toBe('Nadia');
  });
});

describe('ACCOUNT-5 a change of several fields', () => {
  it('is all or nothing', async () => {
    const token = await test.api.signIn(DEMO);
    const change = {
      firstname: 'Other',
      phone: '31687654321',
      id_token: await mint(test, { phone_number: '31687654321' }),
      ...twice('brand new', { old_password: 'lunchbox' }),
    };
    expect((await test.api.no('updateProfile', change, { token })).params).toHaveProperty('phone');
    expect((await test.api.call('logIn', { email: DEMO, password: 'lunchbox' })).status).toBe(200);
    expect((await test.api.ok('showProfile', {}, { token })).data.firstname).toBe('Nadia');
  });

  it('enforces the operator’s minimum password length', async () => {
    const token = await recover();
    expect((await test.api.no('updatePassword', twice('short'), { token })).params).toHaveProperty('password');
    expect(
      (await test.api.no('updatePassword', { ...twice('long enough'), password_confirmation: 'other' }, { token }))
        .params,
    ).toHaveProperty('password_confirmation');
  });
});
