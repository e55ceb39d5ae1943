import { expect, it } from 'vitest';
import type {
  AccountRecovery,
  Accounts,
  IdentityProviderName,
  NewAccount,
  ProviderCredential,
  Session,
} from '@domain/identity/index.ts';
import type { Laws } from './laws.ts';
import type { Person } from '../fakes/fake-accounts.ts';
import { taken } from '../outcome.ts';

export type Identity = {
  readonly accounts: Accounts;
  readonly recovery: AccountRecovery;
  /** The ports for a session. */
  readonly as: (session: Session | undefined) => Person;
  /** The code that was sent last. */
  readonly codeFor: (email: string) => Promise<string>;
  /** What a provider says about Maya to whoever sends this nonce. */
  readonly proofOf: (provider: IdentityProviderName, nonce: string) => Promise<ProviderCredential>;
  /** An unused e-mail address. */
  readonly email: string;
};

const login = (email: string) => ({ kind: 'email', email }) as const;

const wrong = (code: string): string => (code === '000000' ? '111111' : '000000');

const leila = (email: string, verifyToken: string): NewAccount => ({
  email,
  firstName: 'Leila',
  lastName: 'Haddad',
  password: 'lunchbox',
  gender: undefined,
  referral: undefined,
  verifyToken,
});

/** Leila has an account. */
const registered = async ({ accounts, email, codeFor }: Identity): Promise<Session> => {
  taken(await accounts.register(email));
  const { verifyToken } = taken(await accounts.verify(email, await codeFor(email)));
  return taken(await accounts.complete(leila(email, verifyToken)));
};

export const accountLaws: Laws<Identity> = (fresh) => {
  it('ACCOUNT-1 creates an account from a code, and signs in', async () => {
    const identity = await fresh();
    const session = await registered(identity);
    expect(session).toMatchObject({
      token: expect.stringMatching(/^Bearer \S+$/) as unknown,
      user: { firstName: 'Leila', lastName: 'Haddad' },
    });
    const again = taken(await identity.accounts.signIn({ login: login(identity.email), password: 'lunchbox' }));
    expect(again.user).toEqual(session.user);
    expect(again.token).not.toBe(session.token);
  });

  it('ACCOUNT-1 rejects any other code, and an account without a verified address', async () => {
    const { accounts, email, codeFor } = await fresh();
    taken(await accounts.register(email));
    const code = await codeFor(email);
    expect(await accounts.verify(email, wrong(code))).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 404 },
    });
    expect(await accounts.complete(leila(email, ''))).toMatchObject({
      ok: false,
      error: { kind: 'rejected', code: 'ERROR_215' },
    });
    const { verifyToken } = taken(await accounts.verify(email, code));
    expect(verifyToken).not.toBe('');
    expect((await accounts.verify(email, code)).ok).toBe(false);
  });

  it('ACCOUNT-1 sends a new code on request, and only the new one is valid', async () => {
    const { accounts, email, codeFor } = await fresh();
    taken(await accounts.register(email));
    taken(await accounts.resendCode(email));
    expect((await accounts.verify(email, await codeFor(email))).ok).toBe(true);
  });

  it('ACCOUNT-2 answers alike for known and unknown accounts', async () => {
    const identity = await fresh();
    const { accounts, recovery, email } = identity;
    await registered(identity);
    const refused = { ok: false, error: { kind: 'rejected', status: 400, code: 'ERROR_102' } };
    expect(await accounts.signIn({ login: login(email), password: 'not this' })).toMatchObject(refused);
    expect(await accounts.signIn({ login: login(`no-${email}`), password: 'lunchbox' })).toMatchObject(refused);
    for (const address of [email, `no-${email}`]) {
      expect(await recovery.ask(login(address))).toEqual({ ok: true, value: { verifyId: '' } });
      expect(await accounts.register(address)).toEqual({ ok: true, value: undefined });
      expect(await accounts.resendCode(address)).toEqual({ ok: true, value: undefined });
    }
  });

  it('ACCOUNT-2 signs in by a code, after which a password can be set without the old one', async () => {
    const identity = await fresh();
    const { accounts, recovery, email, as } = identity;
    const before = await registered(identity);
    taken(await recovery.ask(login(email)));
    const code = await identity.codeFor(email);
    expect(await recovery.enter(login(email), '', wrong(code))).toMatchObject({
      ok: false,
      error: { kind: 'rejected' },
    });
    const session = taken(await recovery.enter(login(email), '', code));
    expect(session.user).toEqual(before.user);
    taken(await as(session).password.change({ password: 'picnic basket', oldPassword: undefined }));
    expect((await accounts.signIn({ login: login(email), password: 'lunchbox' })).ok).toBe(false);
    expect((await accounts.signIn({ login: login(email), password: 'picnic basket' })).ok).toBe(true);
    expect(await as(before).profiles.load()).toEqual({ ok: false, error: { kind: 'unauthorized' } });
    expect((await as(session).profiles.load()).ok).toBe(true);
  });

  it('ACCOUNT-1 signs in with the proof of a provider, which counts once and for its nonce', async () => {
    const { accounts, proofOf } = await fresh();
    const refused = { ok: false, error: { kind: 'rejected', params: { id_token: expect.any(Array) as unknown } } };
    const proof = await proofOf('google', 'nonce-1');
    expect(await accounts.signInWithProvider('google', { ...proof, nonce: 'nonce-2' }, undefined)).toMatchObject(
      refused,
    );
    const session = taken(await accounts.signInWithProvider('google', proof, undefined));
    expect(session).toMatchObject({
      token: expect.stringMatching(/^Bearer \S+$/) as unknown,
      user: { firstName: 'Maya', lastName: 'Lindqvist' },
    });
    expect(await accounts.signInWithProvider('google', proof, undefined)).toMatchObject(refused);
    const again = taken(await accounts.signInWithProvider('google', await proofOf('google', 'nonce-3'), undefined));
    expect(again.user).toEqual(session.user);
  });

  it('ACCOUNT-5 changes a password when given the old one', async () => {
    const identity = await fresh();
    const { password } = identity.as(await registered(identity));
    for (const oldPassword of ['not this', undefined]) {
      expect(await password.change({ password: 'picnic basket', oldPassword })).toMatchObject({
        ok: false,
        error: { kind: 'rejected', params: { old_password: expect.any(Array) as unknown } },
      });
    }
    taken(await password.change({ password: 'picnic basket', oldPassword: 'lunchbox' }));
    expect((await identity.accounts.signIn({ login: login(identity.email), password: 'picnic basket' })).ok).toBe(true);
  });

  it('ACCOUNT-4 loads the profile of the session’s owner until sign-out', async () => {
    const identity = await fresh();
    const session = await registered(identity);
    const { profiles, accounts } = identity.as(session);
    expect(taken(await profiles.load())).toMatchObject({
      ...session.user,
      email: identity.email,
      hasPassword: true,
      isPhoneVerified: false,
    });
    expect(await identity.as(undefined).profiles.load()).toEqual({ ok: false, error: { kind: 'unauthorized' } });
    taken(await accounts.signOut());
    expect(await profiles.load()).toEqual({ ok: false, error: { kind: 'unauthorized' } });
  });
};
