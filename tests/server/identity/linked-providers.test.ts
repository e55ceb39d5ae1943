import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signJwt } from '../../../src-infra/server/features/identity/provider/signing-key.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { codeFor, keyOf, mint, MINUTE_MS, payloadOf, sentTo, setSettings, SITE, type Payload } from './stage.ts';

const OWNER = 'second@tiffin.test';
const PROOF = { old_password: 'lunchbox' };
const NONCE = 'n-1';
type Provider = 'google' | 'facebook' | 'apple';
let test: TestMarketplace;
let token: string;
beforeAll(async () => {
  test = await startMarketplace({ PUBLIC_URL: SITE });
  await setSettings(test, { social_auth_google: '1', social_auth_facebook: '1', social_auth_apple: '1' });
});
beforeEach(async () => {
  test.clock.advance(60 * MINUTE_MS);
  await test.store.database.deleteFrom('identities').execute();
  await test.store.database.deleteFrom('unlinked_providers').execute();
  token = await test.api.signIn(OWNER);
});
afterAll(() => test.marketplace.close());

const proofOf = (sub: string, provider: Provider = 'google', more: Payload = {}): Promise<string> =>
  mint(test, { sub, iss: `${SITE}/identity/${provider}`, ...more });
const permit = async (provider: Provider = 'google', as = token, evidence: object = PROOF): Promise<string> =>
  (await test.api.ok('permitProviderLink', { provider, ...evidence }, { token: as })).data.permit;
const link = async (id_token: string, provider: Provider = 'google', as = token, evidence: object = PROOF) =>
  test.api.call(
    'linkProvider',
    { provider, id_token, nonce: NONCE, permit: await permit(provider, as, evidence) },
    { token: as },
  );
const unlink = (provider: Provider, as = token, evidence: object = PROOF) =>
  test.api.call('unlinkProvider', { provider, ...evidence }, { token: as });
const linked = async (as = token) =>
  (await test.api.ok('showLinkedProviders', {}, { token: as })).data.linked.map(({ provider }) => provider);
const enter = (id_token: string, provider: Provider = 'google') =>
  test.api.call('signInWithProvider', { provider, id_token, nonce: NONCE });
/** Somebody whose account has only this identity. */
const newcomer = async (sub: string, more: Payload = {}): Promise<{ readonly token: string; readonly id: number }> => {
  const id_token = await proofOf(sub, 'google', more);
  const { data } = await test.api.ok('signInWithProvider', { provider: 'google', id_token, nonce: NONCE });
  return { token: data.access_token, id: data.user.id };
};
/** The status of a refusal, and the field it is about. */
const refusal = async (...[id, sent, how]: Parameters<TestMarketplace['api']['no']>) => {
  const { status, params } = await test.api.no(id, sent, how);
  return [status, ...Object.keys(params)];
};
const linkRefusal = async (sent: object, as = token) =>
  refusal('linkProvider', { provider: 'google', nonce: NONCE, ...sent }, { token: as });

describe('ACCOUNT-5l linking a provider', () => {
  it('needs the proof that a new password needs, before the provider is asked', async () => {
    expect(await refusal('permitProviderLink', { provider: 'google' }, { token })).toEqual([400, 'old_password']);
    const guess = { provider: 'google', old_password: 'guess' } as const;
    expect(await refusal('permitProviderLink', guess, { token })).toEqual([400, 'old_password']);
    expect((await test.api.call('permitProviderLink', { provider: 'google', ...PROOF })).status).toBe(401);
    expect(await linkRefusal({ id_token: await proofOf('omar') })).toEqual([400, 'permit']);
    expect(await linkRefusal({ id_token: await proofOf('omar'), permit: 'x'.repeat(43) })).toEqual([400, 'permit']);
    expect(await linked()).toEqual([]);
  });

  it('lets the identity open this account, and lists it with its day', async () => {
    expect((await link(await proofOf('omar'))).status).toBe(200);
    const { data } = await test.api.ok('showLinkedProviders', {}, { token });
    expect(data).toEqual({
      has_password: true,
      linked: [{ provider: 'google', linked_at: expect.any(String), is_removable: true }],
    });
    const entered = await test.api.ok('signInWithProvider', {
      provider: 'google',
      id_token: await proofOf('omar'),
      nonce: NONCE,
    });
    expect(entered.data.user.id).toBe(2);
  });

  it('takes a code sent to the owner where there is no password', async () => {
    const email = 'social@link.test';
    await newcomer('social', { email, email_verified: true });
    test.clock.advance(60 * MINUTE_MS);
    const social = await newcomer('social');
    expect(await refusal('permitProviderLink', { provider: 'apple' }, { token: social.token })).toEqual([
      400,
      'owner_code',
    ]);
    await test.api.ok('sendOwnerCode', {}, { token: social.token });
    const evidence = { owner_code: await codeFor(test, email) };
    expect((await link(await proofOf('social-a', 'apple'), 'apple', social.token, evidence)).status).toBe(200);
    expect(await refusal('permitProviderLink', { provider: 'apple', ...evidence }, { token: social.token })).toEqual([
      400,
      'owner_code',
    ]);
    expect(await linked(social.token)).toEqual(['google', 'apple']);
  });

  it('refuses an identity of another account, in the reader’s words, and changes neither', async () => {
    const other = await newcomer('theirs');
    const id_token = await proofOf('theirs');
    const sent = { provider: 'google', id_token, nonce: NONCE, permit: await permit() } as const;
    const { status, params } = await test.api.no('linkProvider', sent, { token, lang: 'de' });
    expect([status, params]).toEqual([
      400,
      { identity: ['Dieses Konto gehört zu einem anderen Tiffin-Konto. Es hat sich nichts geändert.'] },
    ]);
    expect([await linked(), await linked(other.token)]).toEqual([[], ['google']]);
    expect((await newcomer('theirs')).id).toBe(other.id);
  });

  it('keeps one identity of each provider', async () => {
    await link(await proofOf('first'));
    const sent = { id_token: await proofOf('second'), permit: await permit() };
    expect(await linkRefusal(sent)).toEqual([400, 'provider']);
    expect((await link(await proofOf('face', 'facebook'), 'facebook')).status).toBe(200);
    expect((await linked()).toSorted()).toEqual(['facebook', 'google']);
  });

  it('is the same twice as once, from two presses and from two tabs', async () => {
    const before = (await sentTo(test, OWNER)).length;
    const [permits, tokens] = [await Promise.all([permit(), permit()]), [await proofOf('omar'), await proofOf('omar')]];
    const tries = [
      [permits[0], tokens[0]],
      [permits[0], tokens[0]],
      [permits[1], tokens[1]],
    ];
    const answers = await Promise.all(
      tries.map(([given, id_token]) =>
        test.api.call('linkProvider', { provider: 'google', id_token, nonce: NONCE, permit: given }, { token }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await linked()).toEqual(['google']);
    expect(await sentTo(test, OWNER)).toHaveLength(before + 1);
  });

  it('gives an identity that two accounts link at once to one of them', async () => {
    const others = [token, await test.api.signIn('demo@tiffin.test')];
    const answers = await Promise.all(others.map(async (as) => link(await proofOf('wanted'), 'google', as)));
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 400]);
  });

  it('refuses a used permit, an old one, and that of another session, person or provider', async () => {
    const given = await permit();
    const again = await test.api.signIn(OWNER);
    const stranger = await test.api.signIn('demo@tiffin.test');
    for (const as of [again, stranger])
      expect(await linkRefusal({ id_token: await proofOf('omar'), permit: given }, as)).toEqual([400, 'permit']);
    const elsewhere = { provider: 'apple', id_token: await proofOf('omar', 'apple'), permit: given };
    expect(await linkRefusal(elsewhere)).toEqual([400, 'permit']);
    test.clock.advance(15 * MINUTE_MS);
    expect(await linkRefusal({ id_token: await proofOf('omar'), permit: given })).toEqual([400, 'permit']);
    const fresh = await permit();
    await test.api.ok(
      'linkProvider',
      { provider: 'google', id_token: await proofOf('omar'), nonce: NONCE, permit: fresh },
      { token },
    );
    await unlink('google');
    expect(await linkRefusal({ id_token: await proofOf('omar'), permit: fresh })).toEqual([400, 'permit']);
    expect(await linked()).toEqual([]);
  });

  it.each<[string, () => Promise<string>]>([
    ['forged', async () => `${(await proofOf('omar')).split('.').slice(0, 2).join('.')}.${'A'.repeat(86)}`],
    ['unsigned', async () => (await proofOf('omar')).replace(/[^.]+$/, '')],
    ['of a foreign issuer', () => proofOf('omar', 'google', { iss: 'https://accounts.google.example' })],
    ['of another provider', () => proofOf('omar', 'facebook')],
    ['for another audience', () => proofOf('omar', 'google', { aud: 'other-app' })],
    ['with another nonce', () => proofOf('omar', 'google', { nonce: 'n-2' })],
    [
      'that has expired',
      async () => {
        const late = Math.floor(test.clock.now() / 1000);
        return signJwt(payloadOf(test, { sub: 'omar', iat: late - 300, exp: late }), await keyOf(test));
      },
    ],
    [
      'that has signed somebody in',
      async () => {
        const used = await proofOf('omar');
        await enter(used);
        await test.store.database.deleteFrom('identities').execute();
        return used;
      },
    ],
  ])('refuses a proof %s, and keeps the permit', async (_what, make) => {
    const given = await permit();
    expect(await linkRefusal({ id_token: await make(), permit: given })).toEqual([400, 'id_token']);
    expect(await linked()).toEqual([]);
    await test.api.ok(
      'linkProvider',
      { provider: 'google', id_token: await proofOf('omar'), nonce: NONCE, permit: given },
      { token },
    );
  });

  it('follows what the operator offers, and unlinks what is not offered any more', async () => {
    await link(await proofOf('omar'));
    await setSettings(test, { social_auth_google: '0' });
    expect(await refusal('permitProviderLink', { provider: 'google', ...PROOF }, { token })).toEqual([404]);
    expect(await linkRefusal({ id_token: await proofOf('omar'), permit: 'x' })).toEqual([404]);
    expect((await unlink('google')).status).toBe(200);
    await setSettings(test, { social_auth_google: '1' });
  });
});

describe('ACCOUNT-5l unlinking a provider', () => {
  it('needs the proof that a new password needs, of its own account', async () => {
    await link(await proofOf('omar'));
    expect(await refusal('unlinkProvider', { provider: 'google' }, { token })).toEqual([400, 'old_password']);
    expect((await unlink('google', token, { old_password: 'guess' })).status).toBe(400);
    expect((await unlink('google', await test.api.signIn('demo@tiffin.test'))).status).toBe(404);
    expect((await test.api.call('unlinkProvider', { provider: 'google', ...PROOF })).status).toBe(401);
    expect(await linked()).toEqual(['google']);
  });

  it('closes the account to the identity, which opens another one; sessions stay', async () => {
    await link(await proofOf('omar'));
    const byGoogle = (await newcomer('omar')).token;
    expect((await unlink('google')).status).toBe(200);
    expect((await unlink('google')).status).toBe(404);
    expect(await linked(byGoogle)).toEqual([]);
    const other = await newcomer('omar');
    expect(other.id).not.toBe(2);
  });

  it('closes it also where both know the same address, until it is linked again', async () => {
    const address = { email: OWNER, email_verified: true };
    expect((await newcomer('same', address)).id).toBe(2);
    expect((await unlink('google')).status).toBe(200);
    expect((await enter(await proofOf('same', 'google', address))).body).toMatchObject({ statusCode: 'ERROR_106' });
    expect((await enter(await proofOf('same', 'apple', address), 'apple')).status).toBe(200);
    expect((await link(await proofOf('same', 'google', address))).status).toBe(200);
    expect((await newcomer('same', address)).id).toBe(2);
  });

  it('never takes the last sign-in method, and says what to do', async () => {
    const { token: only, id } = await newcomer('only');
    const refused = await test.api.no('unlinkProvider', { provider: 'google' }, { token: only });
    expect(refused.params).toEqual({ provider: ['This is the only way into your account. Set a password first.'] });
    expect((await test.api.ok('showLinkedProviders', {}, { token: only })).data).toMatchObject({
      has_password: false,
      linked: [{ is_removable: false }],
    });
    await link(await proofOf('only-a', 'apple'), 'apple', only, {});
    await setSettings(test, { social_auth_apple: '0' });
    expect((await unlink('google', only, {})).status).toBe(400);
    await setSettings(test, { social_auth_apple: '1' });
    const answers = await Promise.all([unlink('google', only, {}), unlink('apple', only, {})]);
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 400]);
    expect(await linked(only)).toHaveLength(1);
    await withPasskey(id);
    expect((await unlink((await linked(only))[0] ?? 'google', only, {})).status).toBe(200);
    const passkey = await test.store.database.selectFrom('passkeys').selectAll().executeTakeFirstOrThrow();
    const kept = await test.api.no('removePasskey', { id: passkey.id }, { token: only });
    expect([kept.status, kept.message]).toEqual([400, 'This is the only way into your account. Set a password first.']);
  });
});

describe('ACCOUNT-5d the link in the message about a provider', () => {
  const undo = async (about: string): Promise<void> => {
    const { body = '' } = (await sentTo(test, OWNER))[0] ?? {};
    expect(body).toContain(about);
    const address = /https?:\S+\/identity\/undo\/\S+/.exec(body)?.[0] ?? '';
    await test.marketplace.fetch(new Request(address, { method: 'POST' }));
    expect((await test.api.call('showLinkedProviders', {}, { token })).status).toBe(401);
    token = await test.api.signIn(OWNER);
  };

  it('unlinks what was linked', async () => {
    await link(await proofOf('thief', 'apple'), 'apple');
    await undo('sign-in with Apple');
    expect(await linked()).toEqual([]);
    expect((await newcomer('thief')).id).not.toBe(2);
  });

  it('links again what was unlinked, with its day, and lets addresses find the account', async () => {
    await link(await proofOf('omar'));
    const before = (await test.api.ok('showLinkedProviders', {}, { token })).data;
    test.clock.advance(MINUTE_MS);
    await unlink('google');
    await undo('sign-in with Google');
    expect((await test.api.ok('showLinkedProviders', {}, { token })).data).toEqual(before);
    expect((await newcomer('omar')).id).toBe(2);
  });

  it('restores the rest where another account has the identity meanwhile', async () => {
    await link(await proofOf('omar'));
    test.clock.advance(MINUTE_MS);
    await unlink('google');
    const other = await newcomer('omar');
    await undo('sign-in with Google');
    expect([await linked(), (await newcomer('omar')).id]).toEqual([[], other.id]);
  });
});

const withPasskey = async (userId: number): Promise<void> =>
  void (await test.store.database
    .insertInto('passkeys')
    .values({
      user_id: userId,
      credential_id: `c-${userId}`,
      user_handle: 'h',
      public_key: '',
      sign_count: 0,
      transports: '[]',
      user_agent: '',
      created_at: 1,
      last_used_at: null,
    })
    .execute());
