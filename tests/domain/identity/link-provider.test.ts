import { describe, expect, it } from 'vitest';
import { createLinkProvider } from '@domain/identity/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok } from '@domain/kernel/result.ts';

const credential = { idToken: 'a.b.c', nonce: 'n' };
const rejected = (status: number, ...fields: string[]): RemoteFailure => ({
  kind: 'rejected',
  status,
  code: '',
  message: '',
  params: Object.fromEntries(fields.map((field) => [field, ['no']])),
  data: undefined,
});
const outcomeOf = (failure: RemoteFailure) =>
  createLinkProvider({ providers: { link: () => Promise.resolve(err(failure)) } })('google', credential, 'p');

describe('ACCOUNT-5l linking a provider', () => {
  it('sends the proof with the permit', async () => {
    const sent: unknown[] = [];
    const link = createLinkProvider({
      providers: { link: (...what) => (sent.push(what), Promise.resolve(ok(undefined))) },
    });
    expect(await link('google', credential, 'p')).toEqual(ok(undefined));
    expect(sent).toEqual([['google', credential, 'p']]);
  });

  it.each([
    [rejected(400, 'identity'), 'other-account'],
    [rejected(400, 'provider'), 'other-identity'],
    [rejected(400, 'permit'), 'expired'],
    [rejected(400, 'id_token'), 'expired'],
    [rejected(404), 'unavailable'],
    [{ kind: 'unreachable' }, 'offline'],
  ] as const)('says of %j that it is %s', async (failure, kind) => {
    expect(await outcomeOf(failure)).toEqual(err({ kind }));
  });

  it.each([rejected(503), rejected(400), { kind: 'timeout' }, { kind: 'unauthorized' }] as const)(
    'hands on every other failure of the server: %j',
    async (failure) => {
      expect(await outcomeOf(failure)).toEqual(err({ kind: 'server', failure }));
    },
  );
});
