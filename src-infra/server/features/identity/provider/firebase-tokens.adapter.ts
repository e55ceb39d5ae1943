import { createHash } from 'node:crypto';
import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { readClaims, type Claims } from './claims.ts';
import { KeysUnreachable } from './firebase-keys.ts';
import type { HostedTokens } from './hosted-tokens.port.ts';
import type { Provider } from './providers.ts';

type Deps = {
  readonly projectId: string;
  readonly keyOf: JWTVerifyGetKey;
  /** Real time. */ readonly clock: Clock;
};

const SIGN_IN_SECONDS = 300;
const SKEW_SECONDS = 5;

/**
 * ID tokens of Firebase Authentication: RS256 under a key of Google's, issuer and audience of the operator's project.
 * They live for an hour and can be renewed, so the time of the sign-in itself counts. They repeat no nonce and have no
 * id: what was signed is the id under which each is used once.
 */
export const createFirebaseTokens = ({ projectId, keyOf, clock }: Deps): HostedTokens => ({
  read: async (token, provider) => {
    try {
      const { payload } = await jwtVerify(token, keyOf, {
        algorithms: ['RS256'],
        issuer: `https://securetoken.google.com/${projectId}`,
        audience: projectId,
        requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
        currentDate: new Date(clock.now()),
      });
      const claims = claimsOf(token, payload);
      const now = Math.floor(clock.now() / 1000);
      return claims && isOf(payload, provider) && isRecent(payload, now) ? ok(claims) : err({ kind: 'no-proof' });
    } catch (failure) {
      if (failure instanceof KeysUnreachable) return err({ kind: 'unreachable' });
      if (failure instanceof errors.JOSEError) return err({ kind: 'no-proof' });
      throw failure;
    }
  },
});

const claimsOf = (token: string, payload: JWTPayload): Claims | undefined => {
  const signed = token.slice(0, token.lastIndexOf('.'));
  const jti = `firebase-${createHash('sha256').update(signed).digest('hex')}`;
  // A number of the project is not a number that the provider has verified.
  return readClaims({ ...payload, jti, phone_number: undefined });
};

const isOf = ({ firebase }: JWTPayload, provider: Provider): boolean =>
  typeof firebase === 'object' &&
  firebase !== null &&
  'sign_in_provider' in firebase &&
  firebase.sign_in_provider === `${provider}.com`;

const isRecent = ({ iat = 0, auth_time: signedIn }: JWTPayload, now: number): boolean =>
  typeof signedIn === 'number' && Math.max(iat, signedIn) <= now + SKEW_SECONDS && now - signedIn <= SIGN_IN_SECONDS;
