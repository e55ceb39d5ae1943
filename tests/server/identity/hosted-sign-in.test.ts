import { createHmac } from 'node:crypto';
import { exportSPKI, importJWK } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createServiceKey,
  IDENTITY_APP,
  projectClaims,
  startIdentityService,
  type IdentityService,
  type ProjectClaims,
} from '../../infra/identity/identity-service.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { mint, setSettings, SITE } from './stage.ts';

let service: IdentityService;
let test: TestMarketplace;
beforeAll(async () => {
  service = await startIdentityService(() => test.clock.now());
  test = await startMarketplace({ PUBLIC_URL: SITE, ...service.settings });
  await setSettings(test, { social_auth_google: '1', social_auth_facebook: '1', social_auth_apple: '1' });
});
beforeEach(() => {
  test.clock.advance(3_600_000);
  Object.assign(service.state, { keys: [service.key], keysDown: false, maxAge: 3_600, keyCalls: 0 });
});
afterAll(async () => {
  await test.marketplace.close();
  await service.close();
});

const NONCE = 'n-1';
const OMAR = { id: 'omar', name: 'Omar Vis', email: 'omar@mail.example' };
let persons = 0;
/** The claims of somebody new, or of a named person; each sign-in is another one. */
const claims = (more: ProjectClaims = {}, person?: typeof OMAR): ProjectClaims => {
  persons += 1;
  const id = `p-${persons}`;
  const somebody = person ?? { id, name: 'Some Body', email: `${id}@mail.example` };
  return { ...projectClaims(test.clock.now(), 'google.com', somebody), at_hash: id, ...more };
};
const token = (more: ProjectClaims = {}, person?: typeof OMAR) => service.key.sign(claims(more, person));
const send = (id_token: string, provider: 'google' | 'apple' | 'facebook' = 'google') =>
  test.api.call('signInWithProvider', { provider, id_token, nonce: NONCE });
const enter = async (id_token: string) =>
  (await test.api.ok('signInWithProvider', { provider: 'google', id_token, nonce: NONCE })).data.user;
const refused = (id_token: string, provider: 'google' | 'apple' | 'facebook' = 'google') =>
  test.api.no('signInWithProvider', { provider, id_token, nonce: NONCE });
const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

describe('ACCOUNT-1 signing in with a token of the hosted identity service', () => {
  it('creates the account once, from the token alone, and finds it again', async () => {
    const user = await enter(await token({ picture: 'https://pictures.example/omar.webp' }, OMAR));
    expect(user).toMatchObject({ firstname: 'Omar', lastname: 'Vis', email: OMAR.email, role: 'user', img: null });
    expect((await enter(await token({ email: 'other@mail.example' }, OMAR))).id).toBe(user.id);
  });

  it('links an account by an address that both sides have verified, and never a privileged one', async () => {
    expect((await enter(await token({ email: 'second@tiffin.test' }))).id).toBe(2);
    const unverified = await enter(await token({ email: 'demo@tiffin.test', email_verified: false }));
    expect([unverified.id > 5, unverified.email]).toEqual([true, null]);
    expect((await refused(await token({ email: 'desk@tiffin.test' }))).statusCode).toBe('ERROR_106');
  });

  it('takes tokens of the embedded provider as well', async () => {
    expect((await send(await mint(test, { nonce: NONCE }))).status).toBe(200);
    expect((await send(await mint(test, { nonce: 'another' }))).status).toBe(400);
  });

  it('is announced where it is configured', async () => {
    const extensions = async ({ api }: TestMarketplace): Promise<string> =>
      (await api.ok('listSettings', {})).data.find(({ key }) => key === 'api_extensions')?.value ?? '';
    const without = await startMarketplace({ PUBLIC_URL: SITE });
    expect((await extensions(test)).split(',')).toContain('hosted_identity');
    expect((await extensions(without)).split(',')).not.toContain('hosted_identity');
    const sent = { provider: 'google', id_token: await token(), nonce: NONCE } as const;
    await setSettings(without, { social_auth_google: '1' });
    without.clock.advance(test.clock.now() - without.clock.now());
    expect((await without.api.no('signInWithProvider', sent)).params).toHaveProperty('id_token');
    await without.marketplace.close();
  });
});

describe('API-1 tokens of the hosted identity service that prove nothing', () => {
  const now = (): number => Math.floor(test.clock.now() / 1000);
  const seconds = (more: number) => now() + more;
  const stranger = createServiceKey();
  const project = 'https://securetoken.google.com/';

  it.each<[string, () => Promise<string>]>([
    ['forged with another key', async () => (await stranger).sign(claims())],
    ['forged under the name of the right key', async () => (await stranger).sign(claims(), { kid: service.key.kid })],
    [
      'forged with its own key in the header',
      async () => (await stranger).sign(claims(), { jwk: (await stranger).jwk, kid: service.key.kid }),
    ],
    ['of an unknown key', () => service.key.sign(claims(), { kid: 'unknown' })],
    ['of no key', () => service.key.sign(claims(), { kid: undefined })],
    ['unsigned', async () => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims())}.`],
    [
      'unsigned under the name of the right key',
      async () => `${encoded({ alg: 'none', kid: service.key.kid })}.${encoded(claims())}.`,
    ],
    [
      'signed with the public key as a secret',
      async () => {
        const key = (await importJWK({ ...service.key.jwk, ext: true }, 'RS256')) as CryptoKey;
        const signed = `${encoded({ alg: 'HS256', kid: service.key.kid })}.${encoded(claims())}`;
        const hmac = createHmac('sha256', await exportSPKI(key)).update(signed);
        return `${signed}.${hmac.digest('base64url')}`;
      },
    ],
    [
      'with other claims under a right signature',
      async () => {
        const [head, , tail] = (await token()).split('.');
        return `${head}.${encoded(claims({ email: 'second@tiffin.test' }))}.${tail}`;
      },
    ],
    ['of another project', () => token({ iss: `${project}other-project`, aud: 'other-project' })],
    ['of another issuer', () => token({ iss: `${project}other-project` })],
    ['of an issuer that only begins right', () => token({ iss: `${project}${IDENTITY_APP.projectId}.evil` })],
    ['of no issuer', () => token({ iss: undefined })],
    ['for another audience', () => token({ aud: 'other-project' })],
    ['for several audiences', () => token({ aud: [IDENTITY_APP.projectId, 'other-project'] })],
    ['for no audience', () => token({ aud: undefined })],
    ['expired', () => token({ iat: seconds(-120), auth_time: seconds(-120), exp: seconds(0) })],
    ['that never expires', () => token({ exp: undefined })],
    ['from the future', () => token({ iat: seconds(60) })],
    ['of no time', () => token({ iat: undefined })],
    ['of a sign-in more than five minutes ago', () => token({ auth_time: seconds(-301) })],
    ['of a sign-in in the future', () => token({ auth_time: seconds(60) })],
    ['of no sign-in', () => token({ auth_time: undefined })],
    ['of a sign-in whose time is a text', () => token({ auth_time: `${seconds(0)}` })],
    ['of nobody', () => token({ sub: '' })],
    ['without a subject', () => token({ sub: undefined })],
    ['of a sign-in with another provider', () => token({ firebase: { sign_in_provider: 'apple.com' } })],
    ['of a sign-in with a password', () => token({ firebase: { sign_in_provider: 'password' } })],
    ['of a visitor without a name', () => token({ firebase: { sign_in_provider: 'anonymous' } })],
    ['of a custom sign-in', () => token({ firebase: { sign_in_provider: 'custom' } })],
    ['that say nothing of the sign-in', () => token({ firebase: undefined })],
  ])('include those %s', async (_, forge) => {
    const answer = await refused(await forge());
    expect(answer).toMatchObject({ status: 400, statusCode: 'ERROR_400' });
    expect(answer.params).toHaveProperty('id_token');
    expect((await send(await token())).status).toBe(200);
  });

  it('include those of one provider sent to another', async () => {
    const facebook = { firebase: { sign_in_provider: 'facebook.com' } };
    expect((await send(await token(facebook), 'facebook')).status).toBe(200);
    expect((await refused(await token(facebook), 'apple')).params).toHaveProperty('id_token');
  });

  it('include used ones, also under concurrency and with another spelling of the signature', async () => {
    const good = await token();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(good)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
    test.clock.advance(120_000);
    expect((await refused(good)).params).toHaveProperty('id_token');
    // The last letter of an RS256 signature has four spare bits.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const respelt = good.slice(0, -1) + letters[letters.indexOf(good.at(-1) ?? '') ^ 1];
    expect((await refused(respelt)).params).toHaveProperty('id_token');
  });

  it('do not include those of a sign-in up to five minutes ago', async () => {
    const good = await token();
    test.clock.advance(299_000);
    expect((await send(good)).status).toBe(200);
  });
});

describe('API-1 keys of the hosted identity service', () => {
  it('are fetched once for as long as their max-age says, also by concurrent sign-ins', async () => {
    const tokens = await Promise.all([1, 2, 3].map(() => token()));
    expect((await Promise.all(tokens.map((one) => send(one)))).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(service.state.keyCalls).toBe(1);
    test.clock.advance(3_599_000);
    expect([(await send(await token())).status, service.state.keyCalls]).toEqual([200, 1]);
    test.clock.advance(1_000);
    expect([(await send(await token())).status, service.state.keyCalls]).toEqual([200, 2]);
  });

  it('may be new before that time, and forged names do not have them fetched again and again', async () => {
    expect((await send(await token())).status).toBe(200);
    const next = await createServiceKey();
    service.state.keys = [service.key, next];
    expect((await refused(await next.sign(claims()))).status).toBe(400);
    test.clock.advance(60_000);
    expect([(await send(await next.sign(claims()))).status, service.state.keyCalls]).toEqual([200, 2]);
    for (const kid of ['a', 'b', 'c']) expect((await refused(await next.sign(claims(), { kid }))).status).toBe(400);
    expect(service.state.keyCalls).toBe(2);
  });

  it('are no longer trusted once they are withdrawn and their time is over', async () => {
    expect((await send(await token())).status).toBe(200);
    service.state.keys = [await createServiceKey()];
    test.clock.advance(3_600_000);
    expect((await refused(await token())).status).toBe(400);
  });

  it('that cannot be fetched are no fault of the token: it can be sent again', async () => {
    service.state.keysDown = true;
    const good = await token();
    expect((await refused(good)).status).toBe(503);
    service.state.keysDown = false;
    expect((await send(good)).status).toBe(200);
  });
});

describe('ACCOUNT-1 the form that Apple posts', () => {
  const post = async (body: string, market = test): Promise<Response> => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://appleid.apple.com' };
    const request = new Request(`${SITE}/identity/apple/answer`, { method: 'POST', headers, body });
    return market.marketplace.fetch(request, { remoteAddress: '10.0.0.1' });
  };

  it('becomes an address of the sign-in page, with nothing but the answer', async () => {
    const answer = await post('state=s%26x&code=c-1&id_token=a.b.c&user=%7B%7D&redirect=https%3A%2F%2Fevil.test');
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      303,
      '/login#id_token=a.b.c&state=s%26x',
      'no-store',
    ]);
    expect((await post('error=user_cancelled_authorize&state=s')).headers.get('location')).toBe(
      '/login#state=s&error=user_cancelled_authorize',
    );
  });

  it('proves nothing if it is longer than an answer can be, and is not taken without the service', async () => {
    expect((await post(`state=s&id_token=${'a'.repeat(20_000)}`)).headers.get('location')).toBe('/login#');
    const without = await startMarketplace({ PUBLIC_URL: SITE });
    expect((await post('state=s&id_token=a.b.c', without)).status).toBe(404);
    await without.marketplace.close();
  });
});
