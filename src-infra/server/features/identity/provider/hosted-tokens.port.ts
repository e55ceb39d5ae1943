import type { Result } from '@domain/kernel/result.ts';
import type { Claims } from './claims.ts';
import type { Provider } from './providers.ts';

/** The token proves nothing, or the keys that tell cannot be fetched. */
export type HostedTokenRefusal = { readonly kind: 'no-proof' | 'unreachable' };

/** Tokens of the hosted identity service, for a sign-in that has just happened. */
export interface HostedTokens {
  /**
   * Returns the claims of a token; refuses one that is forged, unsigned, expired, of another project, or of a sign-in
   * with another provider or more than five minutes ago.
   */
  read(token: string, provider: Provider): Promise<Result<Claims, HostedTokenRefusal>>;
}
