import { describe, expect, it } from 'vitest';
import { createHttpOwnPasskeys, createHttpPasskeySignIns } from '@infra/identity/http-passkeys.adapter.ts';
import { context, fakeApi } from '../orders/fake-api.ts';

const question = { challenge: 'q' };
const wire = {
  id: 3,
  name: 'Work laptop',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  created_at: '2025-03-10 11:00:00Z',
  last_used_at: null,
};
const answering = (data: unknown) => fakeApi(() => ({ body: { data } }));

describe('ACCOUNT-1g the passkeys of a server', () => {
  it('are asked for a question, and given its answer', async () => {
    const { api, calls } = answering(question);
    const signIns = createHttpPasskeySignIns({ api, context });
    expect(await signIns.begin()).toEqual({ ok: true, value: question });
    await signIns.enter({ id: 'c' });
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', 'auth/passkey/options', {}],
      ['POST', 'auth/passkey', { credential: { id: 'c' } }],
    ]);
  });

  it('open a session', async () => {
    const { api } = answering({ access_token: '1|x', user: { id: 1, firstname: 'Maya' } });
    const entered = await createHttpPasskeySignIns({ api, context }).enter({});
    expect(entered).toMatchObject({ ok: true, value: { token: 'Bearer 1|x' } });
  });
});

describe('ACCOUNT-5k the passkeys of an account', () => {
  it('are listed with their device', async () => {
    expect(await createHttpOwnPasskeys({ api: answering([wire]).api }).list()).toEqual({
      ok: true,
      value: [
        {
          id: 3,
          name: 'Work laptop',
          device: { browser: 'Firefox', system: 'Linux' },
          addedAt: Date.parse('2025-03-10T11:00:00Z'),
          lastUsedAt: undefined,
        },
      ],
    });
  });

  it('are added with the evidence of the owner, and removed', async () => {
    const { api, calls } = answering(wire);
    const own = createHttpOwnPasskeys({ api });
    await own.begin({ oldPassword: 'x' });
    await own.begin({ ownerCode: '123456' });
    expect(await own.add({ id: 'c' })).toMatchObject({ ok: true, value: { id: 3 } });
    await own.rename(3, 'Work laptop');
    await own.rename(3, undefined);
    await own.remove(3);
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', 'dashboard/user/passkeys/options', { old_password: 'x' }],
      ['POST', 'dashboard/user/passkeys/options', { owner_code: '123456' }],
      ['POST', 'dashboard/user/passkeys', { credential: { id: 'c' } }],
      ['PUT', 'dashboard/user/passkeys/3', { name: 'Work laptop' }],
      ['PUT', 'dashboard/user/passkeys/3', { name: '' }],
      ['DELETE', 'dashboard/user/passkeys/3', {}],
    ]);
    expect(await createHttpOwnPasskeys({ api: answering({}).api }).add({})).toEqual({
      ok: false,
      error: { kind: 'malformed' },
    });
  });

  it('say which field a refusal is about', async () => {
    const { api } = fakeApi(() => ({ status: 400, body: { params: { challenge: ['late'] } } }));
    expect(await createHttpOwnPasskeys({ api }).add({})).toMatchObject({
      ok: false,
      error: { params: { challenge: ['late'] } },
    });
  });
});
