import { errors, jwtVerify, type JWTVerifyOptions } from 'jose';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { randomUuid, type Random } from '../../../foundation/platform/random.ts';
import { readClaims, type Claims, type Person } from './claims.ts';
import { ALGORITHM, generateSigningKey, importSigningKey, signJwt, type PublicJwk } from './signing-key.ts';
import { createCachedValue } from '../../../foundation/cache/index.ts';
import type { Transactions } from '../../../foundation/transactions/index.ts';
import type { SigningKeys } from './provider.ports.ts';

export type Expected = {
  /** Only their tokens are accepted. */
  readonly issuers: readonly string[];
  /** The nonce that the caller sent to the provider; `undefined` where there was none. */
  readonly nonce: string | undefined;
};

/**
 * Identity tokens (contract 8.11): ES256, valid for five minutes, each usable once. All processes on the same data
 * share the key.
 */
export interface IdTokens {
  publicKeys(): Promise<readonly PublicJwk[]>;
  /** Issues a token that identifies the person. */
  issue(issuer: string, person: Person, nonce: string): Promise<string>;
  /**
   * Returns the claims of a token; `undefined` if it is forged, unsigned, expired or from another issuer or for
   * another audience.
   */
  read(token: string, expected: Expected): Promise<Claims | undefined>;
  /** Marks the token as used, within the caller's transaction; returns false if it was used before. */
  use(claims: Claims): Promise<boolean>;
}

export const AUDIENCE = 'marketplace-web';
const LIFE_SECONDS = 300;
const SKEW_SECONDS = 5;

type Deps = {
  readonly stored: SigningKeys;
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly random: Random;
};

export const createIdTokens = ({ stored, transactions, clock, random }: Deps): IdTokens => {
  const load = async () => {
    if ((await stored.keys()).length === 0) {
      const first = await generateSigningKey();
      await stored.insertFirstKey(first.kid, first.privateJwk, clock.now());
    }
    return Promise.all(
      (await stored.keys()).map(async ({ isCurrent, privateKey }) => ({
        isCurrent,
        key: await importSigningKey(privateKey),
      })),
    );
  };
  const keys = createCachedValue(transactions, load);
  const seconds = (): number => Math.floor(clock.now() / 1000);

  /** Returns the payload of a token that one of our keys signed; the header selects the key and nothing else. */
  const verify = async (token: string, options: JWTVerifyOptions): Promise<object | undefined> => {
    if (!hasCanonicalSignature(token)) return undefined;
    const known = await keys();
    const keyOf = (kid: string | undefined) => {
      const found = known.find(({ key }) => key.kid === kid);
      if (!found) throw new errors.JWKSNoMatchingKey();
      return found.key.publicKey;
    };
    try {
      return (await jwtVerify(token, ({ kid }) => keyOf(kid), { algorithms: [ALGORITHM], ...options })).payload;
    } catch (failure) {
      if (failure instanceof errors.JOSEError) return undefined;
      throw failure;
    }
  };

  return {
    publicKeys: async () => (await keys()).map(({ key }) => key.publicJwk),

    issue: async (issuer, person, nonce) => {
      const current = (await keys()).find(({ isCurrent }) => isCurrent);
      if (!current) throw new TypeError('No signing key is marked as current.');
      const iat = seconds();
      return signJwt(
        { ...person, iss: issuer, aud: AUDIENCE, nonce, iat, exp: iat + LIFE_SECONDS, jti: randomUuid(random) },
        current.key,
      );
    },

    read: async (token, { issuers, nonce }) => {
      const currentDate = new Date(clock.now());
      const payload = await verify(token, { issuer: [...issuers], audience: AUDIENCE, currentDate });
      const claims = payload && readClaims({ ...payload });
      if (!claims || (nonce !== undefined && claims.nonce !== nonce)) return undefined;
      // jose has one tolerance for both ends; an expired token gets none.
      const isInTime = claims.iat <= seconds() + SKEW_SECONDS && claims.exp - claims.iat <= LIFE_SECONDS;
      return isInTime ? claims : undefined;
    },

    use: ({ jti, exp }) => stored.use(jti, exp * 1000),
  };
};

/** Rejects a second spelling of a valid signature: `atob` ignores the spare bits of the last character. */
const hasCanonicalSignature = (token: string): boolean => {
  const [, signature = ''] = /^[\w-]+\.[\w-]+\.([\w-]+)$/.exec(token) ?? [];
  return signature !== '' && Buffer.from(signature, 'base64url').toString('base64url') === signature;
};
