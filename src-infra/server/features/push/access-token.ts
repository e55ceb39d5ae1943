import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { PushSenderConfig } from './push-config.ts';

type Deps = Pick<PushSenderConfig, 'email' | 'privateKey' | 'tokenUrl'> & {
  readonly fetch: typeof fetch;
  /** Real time. */ readonly clock: Clock;
  readonly timeoutMs: number;
};

/** The OAuth access token of the sending service account. */
export interface AccessToken {
  /** Returns a valid token, shared by concurrent callers. Rejects if the service grants none. */
  read(): Promise<string>;
  /** Drops a token that the service has rejected. */
  forget(): void;
}

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const LIFE_S = 3_600;
/** A token is renewed this long before it expires. */
const MARGIN_MS = 60_000;

/** RFC 7523: exchanges an assertion signed by the service account for an access token of one hour. */
export const createAccessToken = ({ email, privateKey, tokenUrl, fetch, clock, timeoutMs }: Deps): AccessToken => {
  let cached: { readonly token: string; readonly until: number } | undefined;
  let pending: Promise<string> | undefined;

  const key = createPrivateKey(privateKey);
  const assertion = (): Promise<string> => {
    const at = Math.floor(clock.now() / 1000);
    return new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(email)
      .setAudience(tokenUrl)
      .setIssuedAt(at)
      .setExpirationTime(at + LIFE_S)
      .sign(key);
  };

  const ask = async (): Promise<string> => {
    const body = new URLSearchParams({ grant_type: GRANT, assertion: await assertion() }).toString();
    const response = await fetch(tokenUrl, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Never the body: it may repeat what was signed.
    if (!response.ok) throw new Error(`The push service issued no access token: status ${response.status}`);
    const { access_token: token, expires_in: seconds } = (await response.json()) as {
      readonly access_token?: unknown;
      readonly expires_in?: unknown;
    };
    if (typeof token !== 'string' || token === '') throw new Error('The push service answered without an access token');
    cached = { token, until: clock.now() + (typeof seconds === 'number' ? seconds : LIFE_S) * 1000 - MARGIN_MS };
    return token;
  };

  return {
    read: () => {
      if (cached && clock.now() < cached.until) return Promise.resolve(cached.token);
      return (pending ??= ask().finally(() => (pending = undefined)));
    },
    forget: () => (cached = undefined),
  };
};
