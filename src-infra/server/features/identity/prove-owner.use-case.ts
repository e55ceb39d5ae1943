import { checkCode, ownerProofOf, RECENT_SIGN_IN_MS, type OwnerProof } from '@domain/identity/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { RateLimiter } from '../../foundation/limits/index.ts';
import type { ChangedDetail } from './account-changes.ts';
import type { CurrentUser } from './current-user.ts';
import type { StoredTokens } from './identity.ports.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import { ownerContactOf } from './owner-contact.ts';
import type { Passwords } from './passwords.ts';
import { PROVIDERS } from './provider/providers.ts';
import type { RateLimited } from './rate-limited.ts';
import type { UserRow } from './users.ports.ts';

/** What a caller offers to show that the account is theirs. */
export type OwnerEvidence = { readonly password: string | undefined; readonly code: string | undefined };
export type OwnerRefusal =
  | { readonly kind: 'proof-missing'; readonly proof: Exclude<OwnerProof, 'none'> }
  | { readonly kind: 'wrong-old-password' }
  | { readonly kind: 'wrong-owner-code' }
  | RateLimited;
/** A proof; call `use` first in the transaction of its effect: it returns false for a wrong or used code. */
export type OwnerGrant = { readonly use: () => Promise<boolean> };
/** ACCOUNT-5b: Checks that the owner of the account asks, and not only somebody with a token. */
export type ProveOwner = (
  caller: CurrentUser,
  account: UserRow,
  evidence: OwnerEvidence,
  what: readonly (ChangedDetail | 'account')[],
) => Promise<Result<OwnerGrant, OwnerRefusal>>;

type Deps = {
  readonly codes: OneTimeCodes;
  readonly passwords: Passwords;
  readonly storedTokens: StoredTokens;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
};
const RECOVERY_MS = 15 * 60_000;
const GRANTED: OwnerGrant = { use: () => Promise.resolve(true) };

export const createProveOwner =
  ({ codes, passwords, storedTokens, limiter, clock }: Deps): ProveOwner =>
  async (caller, account, { password, code }, what) => {
    if (what.every((each) => each === 'password') && (await hasRecovered(caller))) return ok(GRANTED);
    const contact = ownerContactOf(account);
    const proof = requiredProofOf(account, clock.now());
    if (proof === 'none') return ok(GRANTED);
    if (proof === 'sign-in') return signedInRecently(caller);
    const hasPassword = proof === 'password' && password !== undefined;
    const hasCode = contact !== undefined && code !== undefined;
    if (!hasPassword && !hasCode) return err({ kind: 'proof-missing', proof });
    const wait = limiter.take(['loginAccount', `user ${caller.id}`]);
    if (wait !== undefined) return err({ kind: 'rate-limited', seconds: wait });
    if (hasPassword)
      return (await passwords.verify(password, account.password_hash))
        ? ok(GRANTED)
        : err({ kind: 'wrong-old-password' });
    const typed = checkCode(code ?? '');
    if (!typed.ok || !contact) return err({ kind: 'wrong-owner-code' });
    return ok({ use: async () => (await codes.exchange('owner', contact.to, typed.value)) !== undefined });

    /** The session was opened by a code sent to the account, to set a password. */
    async function hasRecovered({ tokenId }: CurrentUser): Promise<boolean> {
      return storedTokens.wasIssuedFor(tokenId, 'forgot', clock.now() - RECOVERY_MS);
    }

    async function signedInRecently({ tokenId }: CurrentUser): Promise<Result<OwnerGrant, OwnerRefusal>> {
      const after = clock.now() - RECENT_SIGN_IN_MS;
      for (const way of [...PROVIDERS, 'passkey'] as const)
        if (await storedTokens.wasIssuedFor(tokenId, way, after)) return ok(GRANTED);
      return err({ kind: 'proof-missing', proof: 'sign-in' });
    }
  };

/** ACCOUNT-5b for a stored account. */
export const requiredProofOf = (account: UserRow, now: number): OwnerProof =>
  ownerProofOf({
    hasPassword: account.password_hash !== null,
    verifiedEmail: account.email_verified_at === null ? undefined : (account.email ?? undefined),
    verifiedPhone: account.phone_verified_at === null ? undefined : (account.phone ?? undefined),
    ageMs: now - account.registered_at,
  });
