import type { RemoteFailure } from '../kernel/remote-failure.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { IdentityProviderName, ProviderFailure, ProviderCredential } from './identity-provider.port.ts';
import type { Accounts } from './identity.ports.ts';
import type { Session } from './session.ts';

/**
 * Why a provider did not lead to a session: it proved nothing; its proof was used before, forged or too old; its
 * address belongs to an account that signs in with a password; or the server failed.
 */
export type ProviderSignInFailure =
  | ProviderFailure
  | { readonly kind: 'other-way' }
  | { readonly kind: 'server'; readonly failure: RemoteFailure };

/** Exchanges the proof of a provider for a session, for somebody who may have been invited. */
export type SignInWithProvider = (
  provider: IdentityProviderName,
  proof: ProviderCredential,
  referral: string | undefined,
) => Promise<Result<Session, ProviderSignInFailure>>;

/**
 * ACCOUNT-1: Exchanges the proof of a provider for a session. An invitation that the server rejects keeps nobody out:
 * the same proof is sent again without it.
 */
export const createSignInWithProvider =
  ({ accounts }: { readonly accounts: Pick<Accounts, 'signInWithProvider'> }): SignInWithProvider =>
  async (provider, proof, referral) => {
    const first = await accounts.signInWithProvider(provider, proof, referral);
    const isInvitationWrong = !first.ok && referral !== undefined && isAbout(first.error, 'referral');
    const answer = isInvitationWrong ? await accounts.signInWithProvider(provider, proof, undefined) : first;
    return answer.ok ? ok(answer.value) : err(failureOf(answer.error));
  };

const failureOf = (failure: RemoteFailure): ProviderSignInFailure => {
  if (failure.kind === 'unreachable') return { kind: 'offline' };
  if (failure.kind !== 'rejected') return { kind: 'server', failure };
  if (failure.code === 'ERROR_106') return { kind: 'other-way' };
  if (failure.status === 404) return { kind: 'unavailable' };
  return isAbout(failure, 'id_token') ? { kind: 'expired' } : { kind: 'server', failure };
};

const isAbout = (failure: RemoteFailure, field: string): boolean =>
  failure.kind === 'rejected' && field in failure.params;
