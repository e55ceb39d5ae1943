import { describe, expect, it } from 'vitest';
import { createHttpLinkedProviders } from '@infra/identity/http-linked-providers.adapter.ts';
import { fakeApi } from '../orders/fake-api.ts';

const answering = (data: unknown) => fakeApi(() => ({ body: { data } }));

describe('ACCOUNT-5l the providers linked to an account', () => {
  it('are listed, without those that this version does not know', async () => {
    const day = { linked_at: '2025-03-10 11:00:00Z', is_removable: true };
    const linked = [
      { provider: 'google', ...day },
      { provider: 'github', ...day },
    ];
    const { api, calls } = answering({ has_password: true, linked });
    expect(await createHttpLinkedProviders({ api }).load()).toEqual({
      ok: true,
      value: {
        hasPassword: true,
        linked: [{ provider: 'google', linkedAt: Date.parse('2025-03-10T11:00:00Z'), isRemovable: true }],
      },
    });
    expect(calls.map(({ method, path }) => [method, path])).toEqual([['GET', 'dashboard/user/linked-providers']]);
  });

  it('are linked with the permit that the owner got, and unlinked with the evidence of the owner', async () => {
    const { api, calls } = answering({ permit: 'p' });
    const providers = createHttpLinkedProviders({ api });
    expect(await providers.begin('google', { oldPassword: 'x' })).toEqual({ ok: true, value: 'p' });
    await providers.link('google', { idToken: 'a.b.c', nonce: 'n' }, 'p');
    await providers.unlink('apple', { ownerCode: '123456' });
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', 'dashboard/user/linked-providers/google/permit', { old_password: 'x' }],
      ['POST', 'dashboard/user/linked-providers/google', { id_token: 'a.b.c', nonce: 'n', permit: 'p' }],
      ['DELETE', 'dashboard/user/linked-providers/apple', { owner_code: '123456' }],
    ]);
  });

  it('need a permit in the answer', async () => {
    expect(await createHttpLinkedProviders({ api: answering({}).api }).begin('google', {})).toEqual({
      ok: false,
      error: { kind: 'malformed' },
    });
  });
});
