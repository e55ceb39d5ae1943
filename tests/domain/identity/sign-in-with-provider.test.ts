import { describe, expect, it } from 'vitest';
import { createSignInWithProvider, type Accounts, type Session } from '@domain/identity/index.ts';
import { userId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok } from '@domain/kernel/result.ts';

const session: Session = {
  token: 'Bearer 1|x',
  user: { id: userId(1), firstName: 'Maya', lastName: '', image: undefined, role: 'user' },
};
const proof = { idToken: 'a.b.c', nonce: 'n' };
const refusal = (status: number, code = 'ERROR_400', field?: string): RemoteFailure => ({
  kind: 'rejected',
  status,
  code,
  message: '',
  params: field === undefined ? {} : { [field]: ['invalid'] },
  data: undefined,
});
const enter = (answer: Accounts['signInWithProvider']) =>
  createSignInWithProvider({ accounts: { signInWithProvider: answer } });

describe('ACCOUNT-1 signing in with the proof of a provider', () => {
  it('passes the proof and the invitation on, once', async () => {
    const sent: unknown[] = [];
    const outcome = await enter(async (...what) => (sent.push(what), ok(session)))('google', proof, 'ABCDEFGH');
    expect([outcome, sent]).toEqual([ok(session), [['google', proof, 'ABCDEFGH']]]);
  });

  it('goes on without an invitation that the server rejects, and with nothing else', async () => {
    const sent: unknown[] = [];
    const answer: Accounts['signInWithProvider'] = async (_provider, given, referral) => {
      sent.push([given, referral]);
      return referral === undefined ? ok(session) : err(refusal(400, 'ERROR_400', 'referral'));
    };
    expect(await enter(answer)('apple', proof, 'NOBODY00')).toEqual(ok(session));
    expect(sent).toEqual([
      [proof, 'NOBODY00'],
      [proof, undefined],
    ]);
  });

  it.each([
    ['a forged, used or old proof', refusal(400, 'ERROR_400', 'id_token'), { kind: 'expired' }],
    ['an account that is entered another way', refusal(400, 'ERROR_106'), { kind: 'other-way' }],
    ['a provider that is not offered', refusal(404, 'ERROR_404'), { kind: 'unavailable' }],
    ['a lost connection', { kind: 'unreachable' } as const, { kind: 'offline' }],
  ])('explains %s', async (_, failure, explained) => {
    expect(await enter(async () => err(failure))('google', proof, undefined)).toEqual(err(explained));
  });

  it('leaves any other failure to the server’s words, after one call', async () => {
    for (const failure of [refusal(429, 'ERROR_429'), refusal(500), { kind: 'timeout' } as const]) {
      let calls = 0;
      const outcome = await enter(async () => ((calls += 1), err(failure)))('google', proof, 'ABCDEFGH');
      expect([outcome, calls]).toEqual([err({ kind: 'server', failure }), 1]);
    }
  });
});
