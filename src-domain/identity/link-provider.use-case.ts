import type { RemoteFailure } from '../kernel/remote-failure.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { IdentityProviderName, ProviderCredential, ProviderFailure } from './identity-provider.port.ts';
import type { LinkedProviders } from './linked-providers.port.ts';

/**
 * Why a provider was not linked: it proved nothing; the identity signs in to another account; the account has another
 * identity of this provider; or the server failed.
 */
export type LinkFailure =
  | ProviderFailure
  | { readonly kind: 'other-account' | 'other-identity' }
  | { readonly kind: 'server'; readonly failure: RemoteFailure };

/** Links the identity that a provider has proved, with the permit that the customer was sent there with. */
export type LinkProvider = (
  provider: IdentityProviderName,
  credential: ProviderCredential,
  permit: string,
) => Promise<Result<undefined, LinkFailure>>;

/** ACCOUNT-5l: Says why the server has not linked a provider. */
export const createLinkProvider =
  ({ providers }: { readonly providers: Pick<LinkedProviders, 'link'> }): LinkProvider =>
  async (provider, credential, permit) => {
    const answer = await providers.link(provider, credential, permit);
    return answer.ok ? ok(undefined) : err(failureOf(answer.error));
  };

const failureOf = (failure: RemoteFailure): LinkFailure => {
  if (failure.kind === 'unreachable') return { kind: 'offline' };
  if (failure.kind !== 'rejected') return { kind: 'server', failure };
  const { status, params } = failure;
  if (status === 404) return { kind: 'unavailable' };
  if ('identity' in params) return { kind: 'other-account' };
  if ('provider' in params) return { kind: 'other-identity' };
  return 'permit' in params || 'id_token' in params ? { kind: 'expired' } : { kind: 'server', failure };
};
