import type { Result } from '../kernel/result.ts';

/** ACCOUNT-1: The services that prove who somebody is, in the order in which they are offered. */
export const IDENTITY_PROVIDERS = ['google', 'apple', 'facebook'] as const;
/** One of these services. */
export type IdentityProviderName = (typeof IDENTITY_PROVIDERS)[number];

/** What a provider says about somebody, to be exchanged for a session once. */
export type ProviderCredential = {
  /** A signed token; only the server can read whom it names. */
  readonly idToken: string;
  /** The random text that the token must repeat. */
  readonly nonce: string;
};

/**
 * Why a provider proved nothing: the customer refused or turned back; the provider cannot be reached; it is not offered
 * now; an answer arrived that this tab did not ask for; its answer is too old; or the customer came through another
 * provider before.
 */
export type ProviderFailure = {
  readonly kind: 'cancelled' | 'offline' | 'unavailable' | 'forged' | 'expired' | 'other-provider';
};

/** The answer with which a customer returns from a provider's page. */
export type RedirectResult = {
  /** `undefined` for an answer that nobody asked for. */
  readonly provider: IdentityProviderName | undefined;
  /** Where the customer wanted to go on; `undefined` for an answer that nobody asked for. */
  readonly next: string | undefined;
  /** What `authenticate` was given: the answer links an identity. `undefined` for an answer that signs in. */
  readonly permit: string | undefined;
  /** What the answer proves, which a service may have to be asked. */
  readonly outcome: Promise<Result<ProviderCredential, ProviderFailure>>;
};

/** Proves with Google, Apple or Facebook who the customer is (ACCOUNT-1). */
export interface IdentityProvider {
  /**
   * Asks the provider. Where its page replaces this one, the promise settles only if this page is shown again without
   * an answer; the answer is in `redirectResult` of the page at `/login`, or at `next` where the customer is signed in.
   *
   * @param permit The server's permit to link the identity, where the customer is signed in; without it, the answer
   *   signs in.
   */
  authenticate(
    provider: IdentityProviderName,
    next: string,
    permit?: string,
  ): Promise<Result<ProviderCredential, ProviderFailure>>;
  /** Gives up asking: `authenticate`, or the outcome of an answer, settles with `cancelled`. */
  stop(): void;
  /** Returns, once, the answer with which the customer has come to this page, and removes it from the address. */
  redirectResult(): RedirectResult | undefined;
}
