import type { Clock } from '@domain/kernel/clock.port.ts';
import { randomUuid, type Random } from '../../platform/random.ts';
import { createIdTokenRepository, createKeptValue, type Store } from '../../store/index.ts';
import { readClaims, type Claims, type Person } from './claims.ts';
import { newSigningKey, privateJwk, publicJwk, readJws, signingKeyOf, signJws, type PublicJwk } from './jws.ts';

export type Expected = {
  /** Whose tokens count. */
  readonly issuers: readonly string[];
  /** The one that the caller sent along to the provider; `undefined` where there was none. */
  readonly nonce: string | undefined;
};

/** Identity tokens (contract 8.11): ES256, five minutes, each used once. All processes on the same data share the key. */
export interface IdTokens {
  publicKeys(): Promise<readonly PublicJwk[]>;
  /** A token that says who somebody is. */
  issue(issuer: string, person: Person, nonce: string): Promise<string>;
  /** What a token says; `undefined` for anything forged, unsigned, foreign, lapsed or meant for somebody else. */
  read(token: string, expected: Expected): Promise<Claims | undefined>;
  /** Uses a token up with the caller's transaction; false when it was used before. */
  use(claims: Claims): Promise<boolean>;
}

export const AUDIENCE = 'marketplace-web';
const LIFE_SECONDS = 300;
const SKEW_SECONDS = 5;

export const createIdTokens = ({ store, clock, random }: { store: Store; clock: Clock; random: Random }): IdTokens => {
  const repository = createIdTokenRepository(store);

  const load = async () => {
    if ((await repository.keys()).length === 0) {
      const first = newSigningKey();
      await repository.keepFirstKey(first.kid, privateJwk(first), clock.now());
    }
    return (await repository.keys()).map(({ isCurrent, privateKey }) => ({ isCurrent, key: signingKeyOf(privateKey) }));
  };
  const keys = createKeptValue(store, load);
  const seconds = (): number => Math.floor(clock.now() / 1000);

  return {
    publicKeys: async () => (await keys()).map(({ key }) => publicJwk(key)),

    issue: async (issuer, person, nonce) => {
      const current = (await keys()).find(({ isCurrent }) => isCurrent);
      if (!current) throw new TypeError('No key signs identity tokens.');
      const iat = seconds();
      return signJws({ ...person, iss: issuer, aud: AUDIENCE, nonce, iat, exp: iat + LIFE_SECONDS, jti: randomUuid(random) }, current.key);
    },

    read: async (token, { issuers, nonce }) => {
      const payload = readJws(token, (await keys()).map(({ key }) => key));
      const claims = payload && readClaims(payload);
      if (!claims || claims.aud !== AUDIENCE || !issuers.includes(claims.iss)) return undefined;
      if (nonce !== undefined && claims.nonce !== nonce) return undefined;
      const now = seconds();
      const isInTime = claims.exp > now && claims.iat <= now + SKEW_SECONDS && claims.exp - claims.iat <= LIFE_SECONDS;
      return isInTime ? claims : undefined;
    },

    use: ({ jti, exp }) => repository.use(jti, exp * 1000),
  };
};
