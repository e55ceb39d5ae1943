import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Taken } from '../../../src-infra/server/features/identity/taken.ts';
import { createUserRepository } from '../../../src-infra/server/features/identity/users.repository.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { codeFor, MINUTE_MS, mint, otherThan, sentTo, setSettings, SITE } from './stage.ts';

let test: TestMarketplace;
let token: string;
beforeAll(async () => {
  test = await startMarketplace({ PUBLIC_URL: SITE });
});
beforeEach(async () => {
  test.clock.advance(2 * 3_600_000);
  token = await test.api.signIn('demo@tiffin.test');
});
afterAll(() => test.marketplace.close());

const profile = async () => (await test.api.ok('showProfile', {}, { token })).data;
const ask = async (phone: string, how: object = { token }): Promise<string> =>
  ((await test.api.ok('register', { phone }, { as: 'query', ...how })).data as { verifyId: string }).verifyId;
const change = (more: object) => ({ firstname: 'Nadia', old_password: 'lunchbox', ...more });

describe('ACCOUNT-5 a changed phone number', () => {
  it('is verified by its code in the query', async () => {
    const verifyId = await ask('+31 6 8000 0001');
    const verifyCode = await codeFor(test, '31680000001');
    const { data } = await test.api.ok(
      'updateProfile',
      change({ phone: '31680000001', verifyId, verifyCode, lastname: 'Berg' }),
      { token, as: 'query' },
    );
    expect(data).toMatchObject({ phone: '31680000001', phone_verified_at: expect.any(String) });
    expect(
      (await test.api.no('updateProfile', change({ phone: '31680000001', verifyId, verifyCode }), { token }))
        .statusCode,
    ).toBe('ERROR_203');
  });

  it('is not changed without a code, or with a wrong or foreign one', async () => {
    const before = await profile();
    const verifyId = await ask('31680000002');
    const code = await codeFor(test, '31680000002');
    const draft = { firstname: 'Changed', phone: '31680000002', old_password: 'lunchbox', verifyId };
    expect((await test.api.no('updateProfile', { ...draft, verifyCode: otherThan(code) }, { token })).statusCode).toBe(
      'ERROR_201',
    );
    expect((await test.api.no('updateProfile', draft, { token })).params).toHaveProperty('verifyCode');
    expect((await test.api.no('updateProfile', { ...draft, verifyId: 'x', verifyCode: code }, { token })).status).toBe(
      404,
    );
    expect(
      (await test.api.no('updateProfile', { ...draft, phone: '31680000003', verifyCode: code }, { token })).params,
    ).toHaveProperty('phone');
    expect(await profile()).toEqual(before);
    expect(
      (await test.api.ok('updateProfile', change({ phone: '31680000002' }), { token })).data.phone_verified_at,
    ).toBeNull();
    expect(
      (await test.api.ok('updateProfile', change({ phone: '31680000002', verifyId, verifyCode: code }), { token })).data
        .phone_verified_at,
    ).toEqual(expect.any(String));
  });

  it('is verified once by an identity token that contains it', async () => {
    const id_token = await mint(test, { phone_number: '31680000004', nonce: 'mine' });
    expect(
      (await test.api.no('updateProfile', change({ phone: '31680000005', id_token }), { token })).params,
    ).toHaveProperty('phone');
    expect(
      (await test.api.no('updateProfile', change({ phone: '31680000004', id_token, nonce: 'other' }), { token }))
        .params,
    ).toHaveProperty('id_token');
    expect(
      (await test.api.no('updateProfile', change({ phone: '31680000004', id_token: 'a.b.c' }), { token })).params,
    ).toHaveProperty('id_token');
    expect(
      (await test.api.ok('updateProfile', change({ phone: '31680000004', id_token }), { token })).data
        .phone_verified_at,
    ).toEqual(expect.any(String));
    expect((await test.api.no('updateProfile', change({ phone: '31680000004', id_token }), { token })).statusCode).toBe(
      'ERROR_203',
    );
  });

  it('can be verified even if registration is by e-mail only', async () => {
    expect((await test.api.no('register', { phone: '31680000006' }, { as: 'query' })).statusCode).toBe('ERROR_400');
    expect(await ask('31680000006')).toEqual(expect.any(String));
  });

  it('stays with the account that has verified it', async () => {
    const verifyId = await ask('31687654321');
    expect((await sentTo(test, '31687654321'))[0]?.code).toBeNull();
    expect(
      (await test.api.no('updateProfile', change({ phone: '31687654321', verifyId, verifyCode: '123456' }), { token }))
        .statusCode,
    ).toBe('ERROR_201');
    // Nobody learns that the number is another account's: without a code it only waits.
    expect((await test.api.ok('updateProfile', change({ phone: '31687654321' }), { token })).data).toMatchObject({
      phone: '31687654321',
      phone_verified_at: null,
    });
    await test.api.ok('logIn', { phone: '31687654321', password: 'lunchbox' });
    expect(
      await test.store.database.selectFrom('users').select('email').where('phone', '=', '31687654321').execute(),
    ).toEqual([{ email: 'second@tiffin.test' }]);
  });
});

describe('API-1 an unverified contact', () => {
  it('moves to the account that verifies it: a phone number', async () => {
    await setSettings(test, { auth_option: 'both' });
    await test.api.ok('updateProfile', change({ phone: '31680000010' }), { token });
    const verifyId = await ask('31680000010', {});
    const { data } = await test.api.ok(
      'verifyPhone',
      { verifyId, verifyCode: await codeFor(test, '31680000010') },
      { as: 'query' },
    );
    expect(data.user.phone).toBe('31680000010');
    expect((await profile()).phone).toBe('31680000004');
  });

  it('moves to the account that verifies it: an e-mail address', async () => {
    const second = await test.api.signIn('second@tiffin.test');
    await test.api.ok(
      'updateProfile',
      { firstname: 'Omar', email: 'wanted@new.test', old_password: 'lunchbox' },
      { token: second },
    );
    await test.api.ok('register', { email: 'wanted@new.test' }, { as: 'query' });
    const code = await codeFor(test, 'wanted@new.test');
    const { verify_token } = (await test.api.ok('verifyCode', { code, email: 'wanted@new.test' })).data;
    const draft = {
      email: 'wanted@new.test',
      firstname: 'Real',
      password: 'secret1',
      password_confirmation: 'secret1',
      verify_token,
    };
    expect((await test.api.ok('completeRegistration', draft)).data.user.email).toBe('wanted@new.test');
    expect((await test.api.ok('showProfile', {}, { token: second })).data.email).toBe('second@tiffin.test');
  });

  it('never takes what another account verified meanwhile', async () => {
    const { database } = test.store;
    const users = createUserRepository(test.store);
    const second = (await users.byEmail('second@tiffin.test'))!;
    await database
      .updateTable('users')
      .set({ pending_email: 'demo@tiffin.test' })
      .where('id', '=', second.id)
      .execute();
    await expect(users.confirmEmail(second.id, 'demo@tiffin.test', test.clock.now())).rejects.toBeInstanceOf(Taken);
    expect((await profile()).email).toBe('demo@tiffin.test');
    expect((await users.byId(second.id))?.email).toBe('second@tiffin.test');
    await database.updateTable('users').set({ pending_email: null }).where('id', '=', second.id).execute();
  });

  it('does not give its real owner access to the account', async () => {
    await test.api.ok('updateProfile', change({ phone: '31680000011', email: 'typo@new.test' }), { token });
    await test.api.ok('forgetPasswordByEmail', { email: 'typo@new.test' }, { as: 'query' });
    const { data } = await test.api.ok('forgetPasswordByPhone', { phone: '31680000011' });
    expect((await sentTo(test, 'typo@new.test'))[0]?.code).toBeNull();
    expect((await sentTo(test, '31680000011'))[0]?.code).toBeNull();
    expect(
      (await test.api.no('recoverByPhone', { phone: '31680000011', verifyId: data.verifyId, verifyCode: '123456' }))
        .statusCode,
    ).toBe('ERROR_201');
    const id_token = await mint(test, { phone_number: '31680000011' });
    expect((await test.api.no('recoverByPhone', { phone: '31680000011', type: 'firebase', id_token })).status).toBe(
      404,
    );
    await test.api.ok('updateProfile', change({ email: 'demo@tiffin.test' }), { token });
  });
});

describe('ACCOUNT-5 a verified phone number', () => {
  it('is sent a code again after it is verified, to its own account', async () => {
    const own = { phone: '31680000007' };
    for (let time = 0; time < 2; time += 1) {
      const verifyId = await ask(own.phone);
      const verifyCode = await codeFor(test, own.phone);
      const { data } = await test.api.ok('updateProfile', change({ ...own, verifyId, verifyCode }), { token });
      expect(data).toMatchObject({ ...own, phone_verified_at: expect.any(String) });
      test.clock.advance(2 * MINUTE_MS);
    }
  });
});

describe('ACCOUNT-5 a changed e-mail address', () => {
  it('can be verified only by its signed-in owner with a code', async () => {
    await test.api.ok('updateProfile', change({ email: 'fresh@new.test' }), { token });
    await test.api.ok('resendCode', { email: 'fresh@new.test' }, { token, as: 'query' });
    const other = await test.api.signIn('desk@tiffin.test');
    await test.api.ok(
      'verifyCode',
      { email: 'fresh@new.test', code: await codeFor(test, 'fresh@new.test') },
      { token: other },
    );
    expect((await profile()).email_verified_at).toBeNull();
    test.clock.advance(MINUTE_MS);
    await test.api.ok('resendCode', { email: 'fresh@new.test' }, { token, as: 'query' });
    await test.api.ok(
      'verifyCode',
      { email: 'fresh@new.test', code: await codeFor(test, 'fresh@new.test') },
      { token },
    );
    expect((await profile()).email_verified_at).toEqual(expect.any(String));
    await test.api.ok('updateProfile', change({ email: 'demo@tiffin.test' }), { token });
  });
});
