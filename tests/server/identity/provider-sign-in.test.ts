import { createHmac, createPublicKey, verify } from 'node:crypto';
import * as fc from 'fast-check';
import { exportSPKI, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createIdTokens } from '../../../src-infra/server/features/identity/provider/id-tokens.ts';
import { createIdTokenRepository } from '../../../src-infra/server/features/identity/provider/id-tokens.repository.ts';
import { generateSigningKey, signJwt } from '../../../src-infra/server/features/identity/provider/signing-key.ts';
import { systemRandom } from '@infra/server/foundation/platform/random.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { keyOf, mint, payloadOf, setSettings, SITE, type Payload } from './stage.ts';
import { runs } from '../../domain/runs.ts';

let test: TestMarketplace;
beforeAll(async () => {
  test = await startMarketplace({ PUBLIC_URL: SITE });
  await setSettings(test, { social_auth_google: '1', social_auth_facebook: '1', social_auth_apple: '1' });
});
beforeEach(() => test.clock.advance(3_600_000));
afterAll(() => test.marketplace.close());

const NONCE = 'n-1';
const sign = (id_token: string, more = {}) =>
  test.api.call('signInWithProvider', { provider: 'google', id_token, nonce: NONCE, ...more });
const enter = async (id_token: string, more = {}) =>
  (await test.api.ok('signInWithProvider', { provider: 'google', id_token, nonce: NONCE, ...more })).data;
const refused = (id_token: string, more = {}) =>
  test.api.no('signInWithProvider', { provider: 'google', id_token, nonce: NONCE, ...more });
const person = (more: Payload = {}): Promise<string> =>
  mint(test, { email: 'omar@mail.example', email_verified: true, ...more });

describe('ACCOUNT-1 signing in through a provider', () => {
  it('creates the account once, from the token alone', async () => {
    const more = { name: 'Forged Name', email: 'desk@tiffin.test', id: 3, avatar: 'https://evil.test/x.png' };
    const { access_token, token_type, user } = await enter(
      await person({ sub: 'omar', ...{ picture: 'https://pictures.example/omar.webp' } }),
      more,
    );
    expect(token_type).toBe('Bearer');
    expect(user).toMatchObject({
      firstname: 'Omar',
      lastname: 'Vis',
      email: 'omar@mail.example',
      email_verified_at: expect.any(String),
      empty_p: true,
      role: 'user',
      phone: null,
      // Pictures of other sites would tell those sites who looks at them.
      img: null,
    });
    const { data } = await test.api.ok('showProfile', {}, { token: access_token });
    expect(data).toMatchObject({ wallet: { price: 0 }, email_subscribe: true });
    expect(data.notifications?.map(({ notification }) => notification?.active)).toEqual([1, 1, 1, 1]);
    expect(
      (await enter(await person({ sub: 'omar', name: 'Renamed', email: 'other@mail.example' }))).user,
    ).toMatchObject({ id: user.id, firstname: 'Omar', email: 'omar@mail.example' });
  });

  it('links an account by an address that both sides have verified, and several providers', async () => {
    const email = { email: 'Second@Tiffin.test', email_verified: true };
    expect((await enter(await mint(test, { sub: 's1', ...email }))).user.id).toBe(2);
    const apple = await mint(test, { sub: 's2', iss: `${SITE}/identity/apple`, ...email });
    expect((await enter(apple, { provider: 'apple' })).user.id).toBe(2);
    expect((await enter(await mint(test, { sub: 's1' }))).user.id).toBe(2);
    expect((await test.api.call('logIn', { email: 'second@tiffin.test', password: 'lunchbox' })).status).toBe(200);
  });

  it('does not link by an address that the provider has not verified', async () => {
    for (const email_verified of [false, undefined, 'true', 1, null]) {
      const { user } = await enter(await mint(test, { email: 'demo@tiffin.test', email_verified }));
      expect(user.id).toBeGreaterThan(5);
      expect(user.email).toBeNull();
    }
  });

  it('does not link by an address that the account has not verified; its verified owner gets it', async () => {
    const demo = await test.api.signIn('demo@tiffin.test');
    await test.api.ok(
      'updateProfile',
      { firstname: 'Nadia', email: 'hers@mail.example', old_password: 'lunchbox' },
      { token: demo },
    );
    const { user } = await enter(await mint(test, { email: 'hers@mail.example', email_verified: true }));
    expect(user).toMatchObject({ email: 'hers@mail.example' });
    expect(user.id).not.toBe(1);
    expect((await test.api.ok('showProfile', {}, { token: demo })).data.email).toBe('demo@tiffin.test');
    await test.api.ok('updateProfile', { firstname: 'Nadia', email: 'demo@tiffin.test' }, { token: demo });
    await test.store.database.updateTable('users').set({ email_verified_at: 1 }).where('id', '=', 1).execute();
  });

  it('never signs in to a privileged account by its address alone', async () => {
    for (const email of ['desk@tiffin.test', 'seller-green-spoon@tiffin.test']) {
      expect((await refused(await mint(test, { email, email_verified: true }))).statusCode).toBe('ERROR_106');
    }
  });

  it('does not open a closed account', async () => {
    const { user } = await enter(await mint(test, { sub: 'closed' }));
    await test.store.database.updateTable('users').set({ active: false }).where('id', '=', user.id).execute();
    expect((await refused(await mint(test, { sub: 'closed' }))).params).toHaveProperty('id_token');
  });

  it('records a referral of new customers, rejects unknown ones and ignores those of existing ones', async () => {
    const demo = await test.api.signIn('demo@tiffin.test');
    const { my_referral } = (await test.api.ok('showProfile', {}, { token: demo })).data;
    const token = await mint(test, { sub: 'invited', name: 'Invited' });
    expect((await refused(token, { referral: 'NOBODY00' })).params).toHaveProperty('referral');
    expect((await enter(token, { referral: my_referral })).user.referral).toBe(my_referral);
    expect((await test.api.ok('listNotifications', {}, { token: demo })).data[0]?.body).toBe(
      'Invited has joined with your code',
    );
    expect((await enter(await mint(test, { sub: 'invited' }), { referral: 'NOBODY00' })).user.referral).toBe(
      my_referral,
    );
  });

  it('follows the operator’s setting', async () => {
    await setSettings(test, { social_auth_google: '0' });
    expect((await refused(await person())).status).toBe(404);
    expect(
      (
        await test.marketplace.fetch(
          new Request(`${SITE}/identity/google/authorize?redirect_uri=${SITE}/login&state=s&nonce=n`),
        )
      ).status,
    ).toBe(404);
    await setSettings(test, { social_auth_google: '1' });
    expect((await refused(await person(), { provider: 'github' })).status).toBe(404);
  });
});

describe('API-1 invalid identity tokens', () => {
  const users = async (): Promise<number> =>
    (
      await test.store.database
        .selectFrom('users')
        .select((at) => at.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  /** The last letter of an ES256 signature has four spare bits: its successor decodes to the same bytes. */
  const nextLetter = (letter: string): string => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    return letters[letters.indexOf(letter) + 1] ?? '';
  };
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

  it('are rejected with the same response, whatever is wrong', async () => {
    const before = await users();
    const key = await keyOf(test);
    const good = await person();
    const [head = '', body = '', tail = ''] = good.split('.');
    const now = Math.floor(test.clock.now() / 1000);
    const publicPem = await exportSPKI(key.publicKey);
    const foreign = await generateSigningKey();
    const hmacHead = part({ alg: 'HS256', typ: 'JWT', kid: key.kid });
    const bad: Readonly<Record<string, string>> = {
      empty: '.',
      words: 'not a token',
      unsigned: `${part({ alg: 'none' })}.${body}.`,
      'unsigned with a tail': `${part({ alg: 'none', kid: key.kid })}.${body}.${tail}`,
      'alg None': `${part({ alg: 'None', kid: key.kid })}.${body}.AA`,
      'no signature': `${head}.${body}.`,
      'only two parts': `${head}.${body}`,
      'signed with the public key': [
        hmacHead,
        body,
        createHmac('sha256', publicPem).update(`${hmacHead}.${body}`).digest('base64url'),
      ].join('.'),
      'a key in the header': await new SignJWT(payloadOf(test) as JWTPayload)
        .setProtectedHeader({ alg: 'ES256', kid: foreign.kid, jwk: foreign.publicJwk })
        .sign(foreign.privateKey),
      'no kid': await new SignJWT(payloadOf(test) as JWTPayload)
        .setProtectedHeader({ alg: 'ES256' })
        .sign(key.privateKey),
      'other key of this name': await signJwt(payloadOf(test), { ...foreign, kid: key.kid }),
      'second spelling of the signature': `${good.slice(0, -1)}${nextLetter(good.slice(-1))}`,
      'other payload': `${head}.${part({ ...payloadOf(test), email: 'desk@tiffin.test' })}.${tail}`,
      'extended signature': `${good}AA`,
      'zero signature': `${head}.${body}.${Buffer.alloc(64).toString('base64url')}`,
      issuer: await person({ iss: 'https://accounts.google.example' }),
      'issuer of another provider': await person({ iss: `${SITE}/identity/facebook` }),
      'issuer of another site': await person({ iss: 'http://127.0.0.1:8080/identity/google' }),
      audience: await person({ aud: 'other-app' }),
      'list of audiences': await person({ aud: ['marketplace-web'] }),
      'no audience': await person({ aud: undefined }),
      nonce: await person({ nonce: 'n-2' }),
      'no nonce': await person({ nonce: undefined }),
      'no sub': await person({ sub: '' }),
      'sub no text': await person({ sub: 7 }),
      'no jti': await person({ jti: undefined }),
      expired: await person({ iat: now - 300, exp: now }),
      'no expiry': await person({ exp: undefined }),
      'long-lived': await person({ exp: now + 301 }),
      'from the future': await person({ iat: now + 60, exp: now + 300 }),
      'expiry as text': await person({ exp: `${now + 300}` }),
    };
    for (const [what, token] of Object.entries(bad))
      expect([what, await refused(token)]).toEqual([
        what,
        expect.objectContaining({
          status: 400,
          statusCode: 'ERROR_400',
          params: { id_token: ['The id token format is invalid.'] },
        }),
      ]);
    expect((await test.api.no('signInWithProvider', { provider: 'google', nonce: NONCE })).params).toHaveProperty(
      'id_token',
    );
    expect((await test.api.no('signInWithProvider', { provider: 'google', id_token: good })).params).toHaveProperty(
      'nonce',
    );
    expect(await users()).toBe(before);
    expect((await sign(good)).status).toBe(200);
  });

  it('are detected for every changed byte', async () => {
    const good = await person();
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: good.length - 1 }),
        fc.constantFrom(...'ABCXYZabcxyz0189-_.'),
        async (at, sign64) => {
          fc.pre(good[at] !== sign64);
          expect((await refused(good.slice(0, at) + sign64 + good.slice(at + 1))).params).toHaveProperty('id_token');
        },
      ),
      runs(60),
    );
  });

  it('include used ones, also under concurrency', async () => {
    const token = await person({ sub: 'parallel', email: 'parallel@mail.example' });
    const answers = await Promise.all([1, 2, 3, 4].map(() => sign(token)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
    expect((await refused(token)).params).toHaveProperty('id_token');
  });

  it('include those older than five minutes', async () => {
    const token = await person({ sub: 'late' });
    test.clock.advance(299_000);
    const other = await mint(test, { sub: 'late', jti: 'fresh' });
    expect((await sign(token)).status).toBe(200);
    test.clock.advance(300_000);
    expect((await refused(other)).params).toHaveProperty('id_token');
  });

  it('are no obstacle to concurrent sign-ins, which create one account', async () => {
    const tokens = await Promise.all([1, 2, 3].map(() => person({ sub: 'newcomer', email: 'newcomer@mail.example' })));
    const ids = await Promise.all(tokens.map(async (token) => (await enter(token)).user.id));
    expect(new Set(ids).size).toBe(1);
  });

  it('are deleted some time after they expire', async () => {
    test.clock.advance(2 * 86_400_000);
    await test.timers.tick();
    expect(await test.store.database.selectFrom('used_id_tokens').selectAll().execute()).toEqual([]);
  });
});

describe('API-1 signing keys', () => {
  it('are published without their private part', async () => {
    const response = await test.marketplace.fetch(new Request(`${SITE}/identity/jwks.json`));
    const { keys } = (await response.json()) as { keys: Record<string, string>[] };
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(keys).toEqual([
      {
        kty: 'EC',
        crv: 'P-256',
        alg: 'ES256',
        use: 'sig',
        kid: expect.any(String),
        x: expect.any(String),
        y: expect.any(String),
      },
    ]);
    const [head = '', body = '', tail = ''] = (await person()).split('.');
    const publicKey = createPublicKey({ key: keys[0] ?? {}, format: 'jwk' });
    expect(
      verify(
        'sha256',
        Buffer.from(`${head}.${body}`),
        { key: publicKey, dsaEncoding: 'ieee-p1363' },
        Buffer.from(tail, 'base64url'),
      ),
    ).toBe(true);
  });

  it('are shared by all processes, whichever starts first', async () => {
    await test.store.database.deleteFrom('signing_keys').execute();
    const deps = {
      stored: createIdTokenRepository(test.store),
      transactions: test.store.transactions,
      clock: test.clock,
      random: systemRandom,
    };
    const [first, second, third] = [createIdTokens(deps), createIdTokens(deps), createIdTokens(deps)];
    const [left, right] = await Promise.all([first.publicKeys(), second.publicKeys()]);
    expect(left).toEqual(right);
    expect(left).toHaveLength(1);
    const token = await first.issue('here', { sub: 'x' }, 'n');
    expect(await third.read(token, { issuers: ['here'], nonce: 'n' })).toMatchObject({ sub: 'x' });
  });
});
