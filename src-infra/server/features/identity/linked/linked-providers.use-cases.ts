import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Transactions } from '../../../foundation/transactions/index.ts';
import type { AccountChanges, MessageContext } from '../account-changes.ts';
import type { CurrentUser } from '../current-user.ts';
import type { OwnerEvidence, OwnerRefusal, ProveOwner } from '../prove-owner.use-case.ts';
import type { Claims } from '../provider/claims.ts';
import type { HostedTokenRefusal } from '../provider/hosted-tokens.port.ts';
import type { IdTokens } from '../provider/id-tokens.ts';
import { UsedProof, type IdentityProof, type ReadIdentityProof } from '../provider/identity-proofs.ts';
import type { Provider } from '../provider/providers.ts';
import { takenBy } from '../taken.ts';
import type { UserRow, Users } from '../users.ports.ts';
import type { LinkPermits } from './link-permits.ts';
import type { LinkedIdentities, LinkedIdentity } from './linked-providers.ports.ts';
import type { LastMethodGuard } from './last-method-guard.ts';

export type PermitRefusal = OwnerRefusal | { readonly kind: 'unknown' };
/** `other-identity`: the account has one of this provider already. */
export type LinkRefusal =
  | HostedTokenRefusal
  | { readonly kind: 'unknown' | 'permit-gone' | 'other-account' | 'other-identity' };
export type UnlinkRefusal = OwnerRefusal | { readonly kind: 'unknown' | 'not-linked' | 'last-method' };

/** What a caller can sign in with, beside passkeys. */
export type OwnSignInMethods = {
  readonly hasPassword: boolean;
  readonly linked: readonly (Omit<LinkedIdentity, 'subject'> & { readonly isRemovable: boolean })[];
};

/** ACCOUNT-5l: The providers that sign in to the caller's account. */
export interface OwnProviders {
  list(userId: number): Promise<OwnSignInMethods>;
  /** Returns a permit to link, with the proof of ACCOUNT-5b. */
  begin(caller: CurrentUser, provider: Provider, evidence: OwnerEvidence): Promise<Result<string, PermitRefusal>>;
  /** Links the identity of a proof and informs the owner with a link that undoes it; an own one stays as it is. */
  link(
    caller: CurrentUser,
    proof: IdentityProof,
    permit: string,
    context: MessageContext,
  ): Promise<Result<void, LinkRefusal>>;
  /** Unlinks a provider with the proof of ACCOUNT-5b, informs the owner, and never takes the last sign-in method. */
  unlink(
    caller: CurrentUser,
    provider: Provider,
    evidence: OwnerEvidence,
    context: MessageContext,
  ): Promise<Result<void, UnlinkRefusal>>;
}

export type OwnProvidersDeps = {
  readonly identities: LinkedIdentities;
  readonly lastMethodGuard: LastMethodGuard;
  readonly permits: LinkPermits;
  readonly readProof: ReadIdentityProof;
  readonly idTokens: IdTokens;
  readonly users: Users;
  readonly proveOwner: ProveOwner;
  readonly changes: AccountChanges;
  readonly transactions: Transactions;
  readonly clock: Clock;
};

export const createOwnProviders = (deps: OwnProvidersDeps): OwnProviders => {
  const { identities, lastMethodGuard, permits, readProof, idTokens, users, proveOwner, changes, transactions, clock } =
    deps;

  const linked = (caller: CurrentUser, provider: Provider, claims: Claims, permit: string, context: MessageContext) =>
    transactions.run(async (): Promise<Result<void, LinkRefusal>> => {
      // Of two presses or tabs, the second one finds what the first one linked.
      const account = await users.lock(caller.id);
      if (!account) return err({ kind: 'unknown' });
      const owner = await identities.userIdOf(provider, claims.sub);
      if (owner === caller.id) return ok(undefined);
      if (!(await permits.use(caller, provider, permit))) return err({ kind: 'permit-gone' });
      if (owner !== undefined) return err({ kind: 'other-account' });
      if ((await identities.ofUser(caller.id)).some((each) => each.provider === provider))
        return err({ kind: 'other-identity' });
      if (!(await idTokens.use(claims))) throw new UsedProof();
      await changes.announce(account, [provider], context);
      await identities.link(provider, claims.sub, caller.id, clock.now());
      return ok(undefined);
    });

  const unlinkRefusal = async (account: UserRow, provider: Provider): Promise<UnlinkRefusal | undefined> => {
    const own = await identities.ofUser(account.id);
    if (!own.some((each) => each.provider === provider)) return { kind: 'not-linked' };
    return (await lastMethodGuard.mayUnlink(account, provider)) ? undefined : { kind: 'last-method' };
  };

  return {
    list: async (userId) => {
      const account = await users.byId(userId);
      if (!account) return { hasPassword: false, linked: [] };
      const own = await identities.ofUser(userId);
      const each = own.map(async ({ provider, createdAt }) => ({
        provider,
        createdAt,
        isRemovable: await lastMethodGuard.mayUnlink(account, provider),
      }));
      return { hasPassword: account.password_hash !== null, linked: await Promise.all(each) };
    },

    begin: async (caller, provider, evidence) => {
      const account = await users.byId(caller.id);
      if (!account) return err({ kind: 'unknown' });
      const granted = await proveOwner(caller, account, evidence, [provider]);
      if (!granted.ok) return granted;
      const permit = await transactions.run(async () =>
        (await granted.value.use()) ? permits.issue(caller, provider) : undefined,
      );
      return permit === undefined ? err({ kind: 'wrong-owner-code' }) : ok(permit);
    },

    link: async (caller, proof, permit, context) => {
      const read = await readProof(proof);
      if (!read.ok) return read;
      const attempt = () => linked(caller, proof.provider, read.value, permit, context);
      try {
        // Another account has linked it in the same moment.
        return await attempt().catch((failure: unknown) => {
          if (takenBy(failure) === undefined) throw failure;
          return attempt();
        });
      } catch (failure) {
        if (failure instanceof UsedProof) return err({ kind: 'no-proof' });
        throw failure;
      }
    },

    unlink: async (caller, provider, evidence, context) => {
      const account = await users.byId(caller.id);
      if (!account) return err({ kind: 'unknown' });
      const refused = await unlinkRefusal(account, provider);
      if (refused) return err(refused);
      const granted = await proveOwner(caller, account, evidence, [provider]);
      if (!granted.ok) return granted;
      return transactions.run(async (): Promise<Result<void, UnlinkRefusal>> => {
        if (!(await granted.value.use())) return err({ kind: 'wrong-owner-code' });
        // Locked, so that two calls never take the last two sign-in methods.
        const current = await users.lock(caller.id);
        const late = current ? await unlinkRefusal(current, provider) : { kind: 'unknown' as const };
        if (!current || late) return err(late ?? { kind: 'unknown' });
        await changes.announce(current, [provider], context);
        await identities.unlink(provider, caller.id, clock.now());
        return ok(undefined);
      });
    },
  };
};
