import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { IdentityProviderName } from '@domain/identity/index.ts';

/** The web app of the operator's project, and how the providers know the site. */
export const IDENTITY_APP = {
  apiKey: 'AIzaSyD-no-such-key-0123456789abcdefghi',
  appId: '1:1234567890:web:0a1b2c3d4e5f',
  projectId: 'demo-food',
};
export const IDENTITY_CLIENTS = {
  google: '1234567890-abc.apps.googleusercontent.com',
  apple: 'example.food.web',
  facebook: '1234567890123',
};

export type Customer = { readonly id: string; readonly name: string; readonly email: string };
export type ProjectClaims = Readonly<Record<string, unknown>>;
type Grant = Customer & { readonly provider: IdentityProviderName; readonly nonce: string };
type User = { readonly uid: string; readonly email: string; readonly provider: IdentityProviderName };

const HOUR_S = 3_600;
const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A pair of keys like those of Google, with the half that it publishes. */
export const createServiceKey = async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  return {
    kid,
    privateKey,
    jwk: { ...jwk, kid, alg: 'RS256', use: 'sig' },
    sign: (claims: ProjectClaims, header: object = {}): Promise<string> =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid, ...header }).sign(privateKey),
  };
};

/** Returns the claims of a token of the project, as Firebase Authentication writes them. */
export const projectClaims = (now: number, provider: string, { id, name, email }: Customer): ProjectClaims => {
  const seconds = Math.floor(now / 1000);
  const { projectId } = IDENTITY_APP;
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: seconds,
    user_id: `uid-${id}`,
    sub: `uid-${id}`,
    iat: seconds,
    exp: seconds + HOUR_S,
    name,
    email,
    // Facebook does not say whether it has verified an address.
    email_verified: provider !== 'facebook.com',
    firebase: { identities: { [provider]: [id], email: [email] }, sign_in_provider: provider },
  };
};

/**
 * Stands in for Firebase Authentication on this machine: its REST protocol as far as its library speaks it, its keys,
 * and which answers the providers have given. Its project allows one account for an address.
 */
export const startIdentityService = async (now: () => number) => {
  const key = await createServiceKey();
  const grants = new Map<string, Grant>();
  const users = new Map<string, User>();
  const state = { keys: [key], maxAge: HOUR_S, keyCalls: 0, keysDown: false, isDisabled: false, calls: [] as string[] };

  const refuse = (message: string) => ({ status: 400, body: { error: { code: 400, message, errors: [] } } });
  const enter = async ({ postBody }: { readonly postBody: string }) => {
    if (state.isDisabled) return refuse('OPERATION_NOT_ALLOWED : The identity provider is disabled.');
    const sent = new URLSearchParams(postBody);
    const granted = grants.get(sent.get('id_token') ?? sent.get('access_token') ?? '');
    const providerId = sent.get('providerId') ?? '';
    if (!granted || `${granted.provider}.com` !== providerId)
      return refuse('INVALID_IDP_RESPONSE : The supplied auth credential is incorrect, malformed or has expired.');
    const hashed = createHash('sha256')
      .update(sent.get('nonce') ?? '')
      .digest('hex');
    if (granted.provider === 'apple' && granted.nonce !== hashed)
      return refuse('MISSING_OR_INVALID_NONCE : The nonce does not match.');
    const uid = `uid-${granted.id}`;
    const sameAddress = [...users.values()].find(({ email }) => email === granted.email);
    if (sameAddress && sameAddress.provider !== granted.provider)
      return { status: 200, body: { needConfirmation: true, providerId, email: granted.email } };
    users.set(uid, { uid, email: granted.email, provider: granted.provider });
    const idToken = await key.sign(projectClaims(now(), providerId, granted));
    return {
      status: 200,
      body: { localId: uid, providerId, idToken, refreshToken: uid, expiresIn: `${HOUR_S}`, isNewUser: true },
    };
  };
  const lookUp = ({ idToken }: { readonly idToken: string }) => {
    const { sub } = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
    return { status: 200, body: { users: [{ localId: sub, email: users.get(sub)?.email, providerUserInfo: [] }] } };
  };

  const answer = async (path: string, body: string) => {
    if (path === '/keys') {
      state.keyCalls += 1;
      return state.keysDown
        ? { status: 503, body: {} }
        : { status: 200, body: { keys: state.keys.map((one) => one.jwk) } };
    }
    if (path.endsWith('/v1/projects'))
      return { status: 200, body: { projectId: '1', authorizedDomains: ['localhost'] } };
    if (path.endsWith('accounts:signInWithIdp')) return enter(JSON.parse(body) as never);
    if (path.endsWith('accounts:lookup')) return lookUp(JSON.parse(body) as never);
    return { status: 404, body: {} };
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    let body = '';
    for await (const piece of request) body += String(piece);
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    state.calls.push(pathname);
    const given = await answer(pathname, body);
    response.writeHead(given.status, {
      'content-type': 'application/json',
      'cache-control': `public, max-age=${state.maxAge}, must-revalidate, no-transform`,
    });
    response.end(JSON.stringify(given.body));
  };
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    key,
    state,
    /** The settings of a server that trusts it. */
    settings: {
      FIREBASE_AUTH_CONFIG: JSON.stringify(IDENTITY_APP),
      FIREBASE_AUTH_CLIENTS: JSON.stringify(IDENTITY_CLIENTS),
      FIREBASE_AUTH_URL: url,
      FIREBASE_AUTH_KEYS_URL: `${url}/keys`,
    },
    /** What the provider answers when this customer agrees: a token that the service knows of. */
    grant: (provider: IdentityProviderName, customer: Customer, nonce: string): string => {
      const token =
        provider === 'facebook'
          ? `EAA${encoded({ id: customer.id, at: grants.size })}`
          : `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded({ sub: customer.id, nonce, at: grants.size })}.c2ln`;
      grants.set(token, { ...customer, provider, nonce });
      return token;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
};
export type IdentityService = Awaited<ReturnType<typeof startIdentityService>>;
