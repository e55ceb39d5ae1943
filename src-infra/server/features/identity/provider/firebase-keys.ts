import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import type { Clock } from '@domain/kernel/clock.port.ts';

type Deps = {
  readonly url: string;
  readonly fetch: typeof globalThis.fetch;
  /** Real time. */ readonly clock: Clock;
  readonly timeoutMs: number;
};
type Known = { readonly find: JWTVerifyGetKey; readonly at: number; readonly until: number };

/** Thrown where the keys cannot be fetched. */
export class KeysUnreachable extends Error {}

/** Keys rotate ahead of their use, so an unknown one is nearly always forged: it is looked for once a minute. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Finds the key that a token names. The set is kept for as long as its `max-age` says and shared by concurrent callers.
 * Rejects with `KeysUnreachable`, and for an unknown key as jose does.
 */
export const createFirebaseKeys = ({ url, fetch, clock, timeoutMs }: Deps): JWTVerifyGetKey => {
  let known: Known | undefined;
  let pending: Promise<Known> | undefined;

  const load = async (): Promise<Known> => {
    try {
      const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
      if (!response.ok) throw new TypeError(`The identity provider sent no keys: status ${response.status}`);
      const find = createLocalJWKSet((await response.json()) as JSONWebKeySet);
      const [, seconds = '0'] = /max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '') ?? [];
      return (known = { find, at: clock.now(), until: clock.now() + Number(seconds) * 1000 });
    } catch (cause) {
      throw new KeysUnreachable('The keys of the identity service cannot be fetched.', { cause });
    }
  };
  const fresh = (): Promise<Known> => (pending ??= load().finally(() => (pending = undefined)));

  return async (header, token) => {
    if (header?.kid === undefined) throw new errors.JWKSNoMatchingKey();
    const set = known && clock.now() < known.until ? known : await fresh();
    try {
      return await set.find(header, token);
    } catch (failure) {
      if (!(failure instanceof errors.JWKSNoMatchingKey) || clock.now() - set.at < LOOK_AGAIN_MS) throw failure;
      return (await fresh()).find(header, token);
    }
  };
};
