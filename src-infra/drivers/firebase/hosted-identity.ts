import type { IdentityProviderName } from '@domain/identity/index.ts';

/** The operator's project at the hosted identity service. Public: every browser receives it. */
export type HostedIdentityConfig = {
  readonly apiKey: string;
  readonly appId: string;
  readonly projectId: string;
  /** The names under which the providers know this site; a provider without one is not offered. */
  readonly clients: Readonly<Partial<Record<IdentityProviderName, string>>>;
  /** Origin of the service; absent for Google's own. */
  readonly url?: string;
};

/** What a provider answers: a signed token, or one with which it can be asked about the customer. */
export type ProviderAnswer = { readonly idToken: string; readonly nonce: string } | { readonly accessToken: string };

/** Exchanges the answers of providers for tokens of the operator's project. */
export interface HostedIdentity {
  /** Returns the signed token of the project, and keeps no sign-in. Rejects with the service's own failures. */
  exchange(provider: IdentityProviderName, answer: ProviderAnswer): Promise<string>;
}
