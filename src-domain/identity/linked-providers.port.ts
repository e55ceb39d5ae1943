import type { Answer } from '../kernel/answer.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { IdentityProviderName, ProviderCredential } from './identity-provider.port.ts';
import type { OwnerEvidence } from './owner-proof.ts';

/** A provider that signs in to the customer's account. */
export type LinkedProvider = {
  readonly provider: IdentityProviderName;
  readonly linkedAt: Instant;
  /** False where nothing else would sign in to the account (ACCOUNT-1i). */
  readonly isRemovable: boolean;
};
/** The sign-in methods that the customer has chosen, beside passkeys. */
export type OwnSignInMethods = { readonly hasPassword: boolean; readonly linked: readonly LinkedProvider[] };

/** ACCOUNT-5l: The providers of the signed-in customer; `unauthorized` for a guest. */
export interface LinkedProviders {
  /** Returns them, and whether there is a password. */
  load(): Answer<OwnSignInMethods>;
  /**
   * Returns a permit to link one identity of this provider in this session, for 15 minutes and once: `rejected`
   * with a fault of `old_password` or `owner_code` without the evidence.
   */
  begin(provider: IdentityProviderName, evidence: OwnerEvidence): Answer<string>;
  /**
   * Links the identity of the credential; again is the same as once. `rejected` with a fault of `identity` for one of
   * another account, of `provider` where another identity of the provider is linked, and of `permit` or `id_token` for
   * what was used or has expired.
   */
  link(provider: IdentityProviderName, credential: ProviderCredential, permit: string): Answer<undefined>;
  /**
   * Unlinks the provider: `rejected` with the faults of `begin`, with 404 if it is unlinked already, and with a fault
   * of `provider` for the last sign-in method.
   */
  unlink(provider: IdentityProviderName, evidence: OwnerEvidence): Answer<undefined>;
}
