import { ofetch } from 'ofetch';
import { describe, expect, it } from 'vitest';
import { createHttpOwnPasskeys, createHttpPasskeySignIns } from '@infra/identity/http-passkeys.adapter.ts';

const stage = (data: unknown, status = 200) => {
  const calls: [string, string, unknown][] = [];
  const api = ofetch.create({ baseURL: 'http://api.test', retry: 0 }, {
    fetch: ((url: string, init: RequestInit) => {
      calls.push([init.method ?? 'GET', new URL(url).pathname, JSON.parse(String(init.body ?? 'null'))]);
      return Promise.resolve(
        new Response(JSON.stringify({ data, params: data }), {
          status,
          headers: { 'content-type': 'application/json' },
        }),
      );
    }) as never,
  } as never);
  return { api, calls };
};
const question = { challenge: 'q' };
const wire = {
  id: 3,
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  created_at: '2025-03-10 11:00:00Z',
  last_used_at: null,
};

describe('the passkeys of a server', () => {
  it('are asked for a question, and given its answer', async () => {
    const { api, calls } = stage(question);
    const signIns = createHttpPasskeySignIns({ api, context: { toImage: () => undefined } });
    expect(await signIns.begin()).toEqual({ ok: true, value: question });
    await signIns.enter({ id: 'c' });
    expect(calls).toEqual([
      ['POST', '/auth/passkey/options', {}],
      ['POST', '/auth/passkey', { credential: { id: 'c' } }],
    ]);
  });

  it('open a session', async () => {
    const { api } = stage({ access_token: '1|x', user: { id: 1, firstname: 'Maya' } });
    const signIns = createHttpPasskeySignIns({ api, context: { toImage: () => undefined } });
    expect(await signIns.enter({})).toMatchObject({ ok: true, value: { token: 'Bearer 1|x' } });
  });

  it('are listed, added with the evidence, and removed', async () => {
    const { api, calls } = stage([wire]);
    const own = createHttpOwnPasskeys({ api });
    expect(await own.list()).toEqual({
      ok: true,
      value: [
        {
          id: 3,
          device: { browser: 'Firefox', system: 'Linux' },
          addedAt: Date.parse('2025-03-10T11:00:00Z'),
          lastUsedAt: undefined,
        },
      ],
    });
    await own.begin({ oldPassword: 'x' });
    await own.begin({ ownerCode: '123456' });
    await own.remove(3);
    expect(calls.slice(1)).toEqual([
      ['POST', '/dashboard/user/passkeys/options', { old_password: 'x' }],
      ['POST', '/dashboard/user/passkeys/options', { owner_code: '123456' }],
      ['DELETE', '/dashboard/user/passkeys/3', {}],
    ]);
    expect(await createHttpOwnPasskeys({ api: stage(wire).api }).add({ id: 'c' })).toMatchObject({
      ok: true,
      value: { id: 3 },
    });
    expect(await createHttpOwnPasskeys({ api: stage({}).api }).add({})).toEqual({
      ok: false,
      error: { kind: 'malformed' },
    });
  });

  it('say which field a refusal is about', async () => {
    const { api } = stage({ challenge: ['late'] }, 400);
    expect(await createHttpOwnPasskeys({ api }).add({})).toMatchObject({
      ok: false,
      error: { params: { challenge: ['late'] } },
    });
  });
});
