import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Claims } from './claims.ts';
import type { HostedTokenRefusal, HostedTokens } from './hosted-tokens.port.ts';
import type { IdTokens } from './id-tokens.ts';
import { issuerOf, type Provider } from './providers.ts';

/** What a customer brings from a provider. */
export type IdentityProof = {
  readonly provider: Provider;
  readonly idToken: string;
  readonly nonce: string;
  readonly origin: string;
};
/** Returns whom a proof names, from the own provider pages or a hosted service; `IdTokens.use` uses it up. */
export type ReadIdentityProof = (proof: IdentityProof) => Promise<Result<Claims, HostedTokenRefusal>>;

type Deps = {
  readonly idTokens: IdTokens;
  /** `undefined` where no hosted identity service is trusted. */
  readonly hostedTokens: HostedTokens | undefined;
};

export const createReadIdentityProof =
  ({ idTokens, hostedTokens }: Deps): ReadIdentityProof =>
  async ({ provider, idToken, nonce, origin }) => {
    const own = await idTokens.read(idToken, { issuers: [issuerOf(origin, provider)], nonce });
    if (own) return ok(own);
    return hostedTokens ? hostedTokens.read(idToken, provider) : err({ kind: 'no-proof' as const });
  };

/** Thrown to roll a transaction back whose proof was used before. */
export class UsedProof extends Error {}
