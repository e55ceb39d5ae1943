import { createSign } from 'node:crypto';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { PushSenderConfig } from './push-config.ts';

type Deps = Pick<PushSenderConfig, 'email' | 'privateKey' | 'tokenUrl'> & { readonly fetch: typeof fetch; /** Real time. */ readonly clock: Clock; readonly timeoutMs: number };

/** Who sends, in the service's eyes. */
export interface AccessToken {
  /** A token that is good for a while yet; one question at a time. Rejects where none is to be had. */
  read(): Promise<string>;
  /** The service does not take it any more. */
  forget(): void;
}

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const LIFE_S = 3_600;
/** It is renewed this long before its end. */
const MARGIN_MS = 60_000;

/** RFC 7523: the service account signs who it is, and gets a token for an hour. */
export const createAccessToken = ({ email, privateKey, tokenUrl, fetch, clock, timeoutMs }: Deps): AccessToken => {
  let kept: { readonly token: string; readonly until: number } | undefined;
  let asking: Promise<string> | undefined;

  const assertion = (): string => {
    const at = Math.floor(clock.now() / 1000);
    const text = [{ alg: 'RS256', typ: 'JWT' }, { iss: email, scope: SCOPE, aud: tokenUrl, iat: at, exp: at + LIFE_S }].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
    return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`;
  };

  const ask = async (): Promise<string> => {
    const body = new URLSearchParams({ grant_type: GRANT, assertion: assertion() }).toString();
    const response = await fetch(tokenUrl, { method: 'POST', redirect: 'error', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body, signal: AbortSignal.timeout(timeoutMs) });
    // Never the body: it may repeat what was signed.
    if (!response.ok) throw new Error(`no access token: ${response.status}`);
    const { access_token: token, expires_in: seconds } = (await response.json()) as { readonly access_token?: unknown; readonly expires_in?: unknown };
    if (typeof token !== 'string' || token === '') throw new Error('no access token in the answer');
    kept = { token, until: clock.now() + (typeof seconds === 'number' ? seconds : LIFE_S) * 1000 - MARGIN_MS };
    return token;
  };

  return {
    read: () => {
      if (kept && clock.now() < kept.until) return Promise.resolve(kept.token);
      return (asking ??= ask().finally(() => (asking = undefined)));
    },
    forget: () => (kept = undefined),
  };
};
