import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSKEY_CHALLENGE_MS, PASSKEYS_MAX } from '@domain/identity/index.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createAuthenticator, type Deviation } from '../support/software-authenticator.ts';
import { mint, sentTo, setSettings, SITE } from './stage.ts';

const MINUTE_MS = 60_000;
const OWNER = 'second@tiffin.test';
const PROOF = { old_password: 'lunchbox' };
const authenticator = createAuthenticator(SITE);
let test: TestMarketplace;
let token: string;
beforeAll(async () => {
  test = await startMarketplace({ PUBLIC_URL: SITE });
});
beforeEach(async () => {
  test.clock.advance(60 * MINUTE_MS);
  await test.store.database.deleteFrom('passkeys').execute();
  token = await test.api.signIn(OWNER);
});
afterAll(() => test.marketplace.close());

const begin = async (as = token) => (await test.api.ok('beginPasskey', PROOF, { token: as })).data;
const question = async () => (await test.api.ok('beginPasskeySignIn')).data;
/** Adds a passkey to the account of a token. */
const added = async (as = token, how: Deviation = {}) => {
  const { credential, answer } = authenticator.create(await begin(as), how);
  const { data } = await test.api.ok('addPasskey', { credential: answer }, { token: as, userAgent: 'Firefox' });
  return { credential, id: data.id };
};
type Made = Awaited<ReturnType<typeof added>>['credential'];
const signed = async (credential: Made, how: Deviation = {}) => ({
  credential: authenticator.sign(credential, await question(), how),
});
const list = async (as = token) => (await test.api.ok('listPasskeys', {}, { token: as })).data;
/** The status of a refusal, and the field it is about. */
const refusal = async (...[id, sent, how]: Parameters<TestMarketplace['api']['no']>) => {
  const { status, params } = await test.api.no(id, sent, how);
  return [status, ...Object.keys(params)];
};

describe('ACCOUNT-5k adding a passkey', () => {
  it('needs the proof that a new password needs, before an authenticator is asked', async () => {
    expect(await refusal('beginPasskey', {}, { token })).toEqual([400, 'old_password']);
    expect(await refusal('beginPasskey', { old_password: 'guess' }, { token })).toEqual([400, 'old_password']);
    expect((await test.api.call('beginPasskey', PROOF)).status).toBe(401);
    expect(await begin()).toMatchObject({
      rp: { id: 'localhost', name: 'Tiffin' },
      user: { name: OWNER },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
  });

  it('is listed with the browser that added it, and with its last use', async () => {
    const { credential, id } = await added();
    expect(await list()).toEqual([
      { id, name: null, user_agent: 'Firefox', created_at: expect.any(String), last_used_at: null },
    ]);
    test.clock.advance(MINUTE_MS);
    await test.api.ok('signInWithPasskey', await signed(credential));
    const [used] = await list();
    expect(Date.parse(used?.last_used_at ?? '') - Date.parse(used?.created_at ?? '')).toBe(MINUTE_MS);
  });

  it('ACCOUNT-5m is named by its owner alone, on one line', async () => {
    const { id } = await added();
    const name = async (typed: string): Promise<unknown> => {
      await test.api.ok('renamePasskey', { id, name: typed }, { token });
      return (await list())[0]?.name;
    };
    expect([await name(' Work \n laptop '), await name('x'.repeat(99))]).toEqual(['Work laptop', 'x'.repeat(60)]);
    const stranger = await test.api.signIn('demo@tiffin.test');
    expect((await test.api.call('renamePasskey', { id, name: 'Mine' }, { token: stranger })).status).toBe(404);
    expect((await test.api.call('renamePasskey', { id, name: 'Mine' })).status).toBe(401);
    expect([(await list())[0]?.name, await name('  ')]).toEqual(['x'.repeat(60), null]);
  });

  it('gives authenticators a random handle, one for all passkeys of the account, and the ones it has', async () => {
    const first = await begin();
    const { credential } = authenticator.create(first);
    expect(Buffer.from(first.user.id, 'base64url')).toHaveLength(32);
    expect((await begin()).user.id).not.toBe(first.user.id);
    const { credential: kept } = await added();
    const next = await begin();
    expect(next).toMatchObject({ user: { id: kept.userHandle }, excludeCredentials: [{ id: kept.id }] });
    expect(credential.userHandle).not.toBe(kept.userHandle);
  });

  it('tells the owner, whose link removes it again and ends every session', async () => {
    const { credential } = await added();
    const { body = '' } = (await sentTo(test, OWNER))[0] ?? {};
    expect(body).toContain('passkey');
    const link = /https?:\S+\/identity\/undo\/\S+/.exec(body)?.[0] ?? '';
    await test.marketplace.fetch(new Request(link, { method: 'POST' }));
    expect(await refusal('signInWithPasskey', await signed(credential))).toEqual([404]);
    expect((await test.api.call('listPasskeys', {}, { token })).status).toBe(401);
  });

  it('proves the owner by a new sign-in with one, where nothing else can', async () => {
    await setSettings(test, { social_auth_google: '1' });
    const id_token = await mint(test, { sub: 'nameless' });
    const { data } = await test.api.ok('signInWithProvider', { provider: 'google', id_token, nonce: 'n-1' });
    const { credential } = await added(data.access_token);
    test.clock.advance(20 * MINUTE_MS);
    expect(await refusal('beginPasskey', {}, { token: data.access_token })).toEqual([400]);
    const entered = (await test.api.ok('signInWithPasskey', await signed(credential))).data.access_token;
    await test.api.ok('beginPasskey', {}, { token: entered });
    test.clock.advance(6 * MINUTE_MS);
    expect(await refusal('beginPasskey', {}, { token: entered })).toEqual([400]);
  });

  it('stops at twenty', async () => {
    const late = authenticator.create(await begin());
    for (let count = 0; count < PASSKEYS_MAX; count += 1)
      await test.store.database
        .insertInto('passkeys')
        .values({
          user_id: 2,
          credential_id: `c-${count}`,
          user_handle: 'h',
          public_key: '',
          sign_count: 0,
          transports: '[]',
          user_agent: '',
          created_at: 1,
          last_used_at: null,
        })
        .execute();
    expect(await refusal('beginPasskey', PROOF, { token })).toEqual([400, 'passkeys']);
    expect(await refusal('addPasskey', { credential: late.answer }, { token })).toEqual([400, 'passkeys']);
  });

  it.each<[string, Deviation, string]>([
    ['another origin', { origin: 'https://tiffin.example' }, 'passkey'],
    ['another port of this host', { origin: 'http://localhost:8081' }, 'passkey'],
    ['another host', { host: 'tiffin.example' }, 'passkey'],
    ['a person that was not verified', { isVerified: false }, 'passkey'],
    ['nobody present', { isPresent: false }, 'passkey'],
    ['a ceremony of signing in', { type: 'webauthn.get' }, 'passkey'],
    ['a frame on another site', { crossOrigin: true }, 'passkey'],
    ['an algorithm that was not asked for', { algorithm: -35 }, 'passkey'],
    ['a challenge that nobody gave', { challenge: 'x'.repeat(43) }, 'challenge'],
  ])('refuses %s, and keeps no passkey', async (_what, how, field) => {
    const { answer } = authenticator.create(await begin(), how);
    expect(await refusal('addPasskey', { credential: answer }, { token })).toEqual([400, field]);
    expect(await list()).toEqual([]);
  });

  it('refuses a used challenge, an old one, and that of another session or person', async () => {
    const other = await test.api.signIn('demo@tiffin.test');
    const again = await test.api.signIn(OWNER);
    const { answer } = authenticator.create(await begin());
    for (const as of [other, again])
      expect(await refusal('addPasskey', { credential: answer }, { token: as })).toEqual([400, 'challenge']);
    await test.api.ok('addPasskey', { credential: answer }, { token });
    expect(await refusal('addPasskey', { credential: answer }, { token })).toEqual([400, 'challenge']);
    const late = authenticator.create(await begin());
    test.clock.advance(PASSKEY_CHALLENGE_MS);
    expect(await refusal('addPasskey', { credential: late.answer }, { token })).toEqual([400, 'challenge']);
    const forSignIn = authenticator.create({ ...(await begin()), challenge: (await question()).challenge });
    expect(await refusal('addPasskey', { credential: forSignIn.answer }, { token })).toEqual([400, 'challenge']);
    expect(await list()).toHaveLength(1);
  });

  it('refuses a credential that another account has', async () => {
    const { credential } = await added(await test.api.signIn('demo@tiffin.test'));
    const { answer } = authenticator.create(await begin());
    const { answer: copied } = authenticator.create(await begin());
    await test.store.database
      .updateTable('passkeys')
      .set({ credential_id: copied.id })
      .where('credential_id', '=', credential.id)
      .execute();
    expect(await refusal('addPasskey', { credential: copied }, { token })).toEqual([400, 'passkey']);
    await test.api.ok('addPasskey', { credential: answer }, { token });
    expect(await list()).toHaveLength(1);
  });
});

describe('ACCOUNT-1g signing in with a passkey', () => {
  it('opens a session of its account, without a name', async () => {
    const { credential } = await added();
    const { data } = await test.api.ok('signInWithPasskey', await signed(credential));
    expect(data.user.id).toBe(2);
    const sessions = (await test.api.ok('listSessions', {}, { token: data.access_token })).data;
    expect(sessions.find(({ is_current }) => is_current)?.via).toBe('passkey');
  });

  it('takes authenticators that do not count', async () => {
    const { credential } = await added();
    for (const count of [0, 0]) await test.api.ok('signInWithPasskey', await signed(credential, { count }));
    expect(await refusal('signInWithPasskey', await signed(credential, { isVerified: false }))).toEqual([
      400,
      'passkey',
    ]);
  });

  it.each<[string, Deviation, string]>([
    ['another origin', { origin: 'https://tiffin.example' }, 'passkey'],
    ['this host without its port', { origin: 'http://localhost' }, 'passkey'],
    ['another host', { host: 'tiffin.example' }, 'passkey'],
    ['a person that was not verified', { isVerified: false }, 'passkey'],
    ['nobody present', { isPresent: false, isVerified: false }, 'passkey'],
    ['a ceremony of adding', { type: 'webauthn.create' }, 'passkey'],
    ['a frame on another site', { crossOrigin: true }, 'passkey'],
    [
      'a changed signature',
      { tamper: (bytes) => Buffer.from(bytes.map((byte, at) => (at === 20 ? byte ^ 1 : byte))) },
      'passkey',
    ],
    ['no signature at all', { tamper: () => Buffer.from([0]) }, 'passkey'],
    ['the handle of another account', { userHandle: Buffer.alloc(32).toString('base64url') }, 'passkey'],
    ['a count that has not grown', { count: 5 }, 'passkey'],
    ['a count that fell back', { count: 4 }, 'passkey'],
    ['a challenge that nobody gave', { challenge: 'x'.repeat(43) }, 'challenge'],
  ])('refuses %s, and opens no session', async (_what, how, field) => {
    const { credential } = await added();
    await test.api.ok('signInWithPasskey', await signed(credential, { count: 5 }));
    credential.count = 5;
    const count = () => test.store.database.selectFrom('access_tokens').selectAll().execute();
    const before = (await count()).length;
    expect(await refusal('signInWithPasskey', await signed(credential, how))).toEqual([400, field]);
    expect((await count()).length).toBe(before);
    await test.api.ok('signInWithPasskey', await signed(credential, { count: 6 }));
  });

  it('refuses the signature of one passkey under the id of another', async () => {
    const [mine, theirs] = [await added(), await added(await test.api.signIn('demo@tiffin.test'))];
    const { credential: answer } = await signed(mine.credential);
    const forged = { ...answer, id: theirs.credential.id, rawId: theirs.credential.id };
    expect(await refusal('signInWithPasskey', { credential: forged })).toEqual([400, 'passkey']);
  });

  it('refuses a used challenge, also after a wrong answer, an old one, and one of adding', async () => {
    const { credential } = await added();
    const sent = await signed(credential);
    await test.api.ok('signInWithPasskey', sent);
    expect(await refusal('signInWithPasskey', sent)).toEqual([400, 'challenge']);
    const asked = await question();
    const wrong = authenticator.sign(credential, asked, { isVerified: false });
    expect(await refusal('signInWithPasskey', { credential: wrong })).toEqual([400, 'passkey']);
    const right = authenticator.sign(credential, asked);
    expect(await refusal('signInWithPasskey', { credential: right })).toEqual([400, 'challenge']);
    const late = await signed(credential);
    test.clock.advance(PASSKEY_CHALLENGE_MS);
    expect(await refusal('signInWithPasskey', late)).toEqual([400, 'challenge']);
    const ofAdding = { credential: authenticator.sign(credential, await begin()) };
    expect(await refusal('signInWithPasskey', ofAdding)).toEqual([400, 'challenge']);
  });

  it('accepts one of two answers that arrive together', async () => {
    const { credential } = await added();
    const sent = await signed(credential);
    const answers = await Promise.all([sent, sent, sent].map((each) => test.api.call('signInWithPasskey', each)));
    expect(answers.map(({ status }) => status).sort((left, right) => left - right)).toEqual([200, 400, 400]);
  });

  it('knows no passkey that was never added or was removed, nor those of blocked accounts', async () => {
    const { credential: never } = authenticator.create(await begin());
    expect(await refusal('signInWithPasskey', await signed(never))).toEqual([404]);
    const { credential, id } = await added();
    const stranger = await test.api.signIn('demo@tiffin.test');
    expect((await test.api.call('removePasskey', { id }, { token: stranger })).status).toBe(404);
    const set = (active: boolean) =>
      test.store.database.updateTable('users').set({ active }).where('id', '=', 2).execute();
    await set(false);
    expect(await refusal('signInWithPasskey', await signed(credential))).toEqual([404]);
    await set(true);
    await test.api.ok('signInWithPasskey', await signed(credential));
    await test.api.ok('removePasskey', { id }, { token });
    expect(await refusal('signInWithPasskey', await signed(credential))).toEqual([404]);
    expect((await test.api.call('removePasskey', { id }, { token })).status).toBe(404);
  });

  it('limits questions and answers from one network address', async () => {
    const address = '10.9.9.9';
    const statuses = async (id: 'beginPasskeySignIn' | 'signInWithPasskey', sent: object, times: number) => {
      const all = [];
      for (let count = 0; count < times; count += 1)
        all.push((await test.api.call(id, { ...sent }, { address })).status);
      return all.slice(-2);
    };
    expect(await statuses('beginPasskeySignIn', {}, 121)).toEqual([200, 429]);
    const { credential } = authenticator.create(await begin());
    expect(
      await statuses('signInWithPasskey', { credential: authenticator.sign(credential, await begin()) }, 51),
    ).toEqual([400, 429]);
  });

  it('is told from stale questions, which are forgotten', async () => {
    await question();
    const rows = () => test.store.database.selectFrom('passkey_challenges').selectAll().execute();
    expect((await rows()).length).toBeGreaterThan(0);
    test.clock.advance(49 * 60 * MINUTE_MS);
    await test.timers.tick();
    expect(await rows()).toEqual([]);
  });

  it('leaves with its account, and is in the copy of its data', async () => {
    const owner = await test.api.signIn('demo@tiffin.test');
    const { credential } = await added(owner);
    const { data } = await test.api.ok('summariseOwnData', {}, { token: owner });
    expect(data.counts).toMatchObject({ passkeys: 1 });
    await test.api.ok('deleteProfile', PROOF, { token: owner });
    expect(await test.store.database.selectFrom('passkeys').selectAll().execute()).toEqual([]);
    expect(await refusal('signInWithPasskey', await signed(credential))).toEqual([404]);
  });
});

describe('ACCOUNT-1h a site that passkeys cannot belong to', () => {
  it('is not offered any', async () => {
    const elsewhere = await startMarketplace({ PUBLIC_URL: 'http://127.0.0.1:8080' });
    const { data } = await elsewhere.api.ok('listSettings');
    expect(data.find(({ key }) => key === 'api_extensions')?.value?.split(',')).not.toContain('passkeys');
    expect((await elsewhere.api.call('beginPasskeySignIn')).status).toBe(404);
    const as = await elsewhere.api.signIn(OWNER);
    expect((await elsewhere.api.call('beginPasskey', PROOF, { token: as })).status).toBe(404);
    await elsewhere.marketplace.close();
  });
});
