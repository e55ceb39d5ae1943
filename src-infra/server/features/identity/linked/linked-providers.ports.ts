import type { Provider } from '../provider/providers.ts';

/** An identity at a provider that an account is linked to. */
export type LinkedIdentity = { readonly provider: Provider; readonly subject: string; readonly createdAt: number };

/** Links accounts to identities at providers. */
export interface LinkedIdentities {
  /** Returns the account linked to a person known to the provider as `subject`. */
  userIdOf(provider: string, subject: string): Promise<number | undefined>;
  /** Returns the identities of an account, the oldest first. */
  ofUser(userId: number): Promise<readonly LinkedIdentity[]>;
  /** Links a person known to the provider to an account; throws `Taken` when already linked. */
  link(provider: string, subject: string, userId: number, at: number): Promise<void>;
  /** Removes every identity of a provider from an account, and notes that its owner wanted that. */
  unlink(provider: string, userId: number, at: number): Promise<void>;
  /** Whether the owner has unlinked the provider, and not only never linked it. */
  wasUnlinked(provider: string, userId: number): Promise<boolean>;
  /** Removes what was linked to an account at or after this moment, and forgets what was unlinked since. */
  revertSince(userId: number, at: number): Promise<void>;
  /** Links identities again that the account had; leaves those that another account has meanwhile. */
  relink(userId: number, identities: readonly LinkedIdentity[]): Promise<void>;
}
