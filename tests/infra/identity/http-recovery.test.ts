import { describe, expect, it } from 'vitest';
import {
  createHttpAccountRecovery,
  createHttpOwnPassword,
  createHttpProfiles,
} from '@infra/identity/http-accounts.adapter.ts';
import { context, fakeApi } from '../orders/fake-api.ts';

const EMAIL = { kind: 'email', email: 'leila@example.com' } as const;
const PHONE = { kind: 'phone', phone: '14015550101' } as const;
const user = { id: 7, firstname: 'Leila', lastname: 'Haddad', img: null, role: 'user' };
const deps = (answer: Parameters<typeof fakeApi>[0]) => {
  const { api, calls } = fakeApi(answer);
  return {
    api,
    context: { ...context, currencyId: () => 2 },
    calls,
    asked: () => calls.map(({ method, path, query, body }) => ({ method, path, query, body })),
  };
};
const refusal =
  (status: number, body: object = {}) =>
  () => ({ status, body: { status: false, ...body } });

describe('ACCOUNT-2 requesting a code', () => {
  it('sends a query for an e-mail address and a body for a phone number (contract 3.1)', async () => {
    const { asked, ...rest } = deps(({ path }) => ({
      body: {
        data: path.endsWith('/password') ? { verifyId: 'a-b-c', phone: '*******0101', message: 'Sent' } : [],
        message: 'The code was sent.',
      },
    }));
    const recovery = createHttpAccountRecovery(rest);
    expect(await recovery.ask(EMAIL)).toEqual({ ok: true, value: { verifyId: '' } });
    expect(await recovery.ask(PHONE)).toEqual({ ok: true, value: { verifyId: 'a-b-c' } });
    expect(asked()).toEqual([
      {
        method: 'POST',
        path: 'auth/forgot/email-password',
        query: { lang: 'en', email: 'leila@example.com' },
        body: undefined,
      },
      { method: 'POST', path: 'auth/forgot/password', query: { lang: 'en' }, body: { phone: '14015550101' } },
    ]);
  });

  it('API-1 returns the same for known and unknown accounts, even from servers that reveal it', async () => {
    expect(await createHttpAccountRecovery(deps(refusal(404, { statusCode: 'ERROR_404' }))).ask(EMAIL)).toEqual({
      ok: true,
      value: { verifyId: '' },
    });
    expect(await createHttpAccountRecovery(deps(refusal(429))).ask(EMAIL)).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 429 },
    });
  });
});

describe('ACCOUNT-2 entering a code', () => {
  it('signs in with the same session as a password does', async () => {
    const { asked, ...rest } = deps(() => ({ body: { data: { token: '7|secret', user } } }));
    const recovery = createHttpAccountRecovery(rest);
    const session = { token: 'Bearer 7|secret', user: { id: 7, firstName: 'Leila', lastName: 'Haddad', role: 'user' } };
    expect(await recovery.enter(EMAIL, '', '123456')).toMatchObject({ ok: true, value: session });
    expect(await recovery.enter(PHONE, 'a-b-c', '123456')).toMatchObject({ ok: true, value: session });
    expect(asked()).toEqual([
      {
        method: 'POST',
        path: 'auth/forgot/email-password/123456',
        query: { lang: 'en', email: 'leila@example.com', verifyCode: '123456' },
        body: undefined,
      },
      {
        method: 'POST',
        path: 'auth/forgot/password/confirm',
        query: { lang: 'en' },
        body: { phone: '14015550101', verifyId: 'a-b-c', verifyCode: '123456' },
      },
    ]);
  });

  it('rejects a wrong code and treats an answer without a token as malformed', async () => {
    expect(
      await createHttpAccountRecovery(deps(refusal(400, { statusCode: 'ERROR_215' }))).enter(EMAIL, '', '000000'),
    ).toMatchObject({ ok: false, error: { code: 'ERROR_215' } });
    expect(
      await createHttpAccountRecovery(deps(() => ({ body: { data: { user } } }))).enter(EMAIL, '', '000000'),
    ).toEqual({ ok: false, error: { kind: 'malformed' } });
  });
});

describe('ACCOUNT-5 a new password', () => {
  it('is sent twice, with the old one only if there is one', async () => {
    const { asked, api } = deps(() => ({ body: { data: user } }));
    const own = createHttpOwnPassword({ api });
    expect(await own.change({ password: 'new one', oldPassword: undefined })).toEqual({ ok: true, value: undefined });
    await own.change({ password: 'new one', oldPassword: 'old one' });
    expect(asked().map(({ path, body }) => [path, body])).toEqual([
      ['dashboard/user/profile/password/update', { password: 'new one', password_confirmation: 'new one' }],
      [
        'dashboard/user/profile/password/update',
        { password: 'new one', password_confirmation: 'new one', old_password: 'old one' },
      ],
    ]);
  });

  it('is sent with the code of the owner, which goes to a contact that is shown masked', async () => {
    const { asked, api } = deps(() => ({ body: { data: { channel: 'email', to: 'n***@mail.test' } } }));
    const own = createHttpOwnPassword({ api });
    expect(await own.requestCode()).toEqual({ ok: true, value: { sentTo: 'n***@mail.test' } });
    await own.change({ password: 'new one', oldPassword: undefined, ownerCode: '123456' });
    expect(asked().map(({ path, body }) => [path, body])).toEqual([
      ['dashboard/user/profile/owner-code', {}],
      [
        'dashboard/user/profile/password/update',
        { password: 'new one', password_confirmation: 'new one', owner_code: '123456' },
      ],
    ]);
  });

  it('is rejected with an error per field', async () => {
    const { api } = deps(refusal(400, { statusCode: 'ERROR_400', params: { old_password: ['Wrong'] } }));
    expect(await createHttpOwnPassword({ api }).change({ password: 'new one', oldPassword: 'x' })).toMatchObject({
      ok: false,
      error: { params: { old_password: ['Wrong'] } },
    });
  });

  it.each([
    [true, false],
    [false, true],
    [undefined, true],
    ['1', false],
  ])('empty_p %s means that a password is set: %s', async (empty_p, hasPassword) => {
    const { api, context: told } = deps(() => ({ body: { data: { ...user, empty_p } } }));
    expect(await createHttpProfiles({ api, context: told }).load()).toMatchObject({ value: { hasPassword } });
  });
});
