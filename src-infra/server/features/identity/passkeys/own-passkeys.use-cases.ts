import { passkeyHostOf, passkeyNameOf, PASSKEYS_MAX } from '@domain/identity/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { randomSecret, type Random } from '../../../foundation/platform/random.ts';
import type { Transactions } from '../../../foundation/transactions/index.ts';
import type { AccountChanges, MessageContext } from '../account-changes.ts';
import type { CurrentUser } from '../current-user.ts';
import type { LastMethodGuard } from '../linked/last-method-guard.ts';
import type { OwnerEvidence, OwnerRefusal, ProveOwner } from '../prove-owner.use-case.ts';
import { takenBy } from '../taken.ts';
import type { UserRow, Users } from '../users.ports.ts';
import type { PasskeyChallenges } from './passkey-challenges.ts';
import type {
  AuthenticatorAnswer,
  CreationQuestion,
  PasskeyOwner,
  StoredPasskey,
  StoredPasskeys,
  WebAuthn,
} from './passkeys.ports.ts';

/** `elsewhere`: this site has no host name that a passkey can belong to. */
export type PasskeyRefusal =
  | OwnerRefusal
  | { readonly kind: 'elsewhere' | 'full' | 'challenge-gone' | 'passkey-refused' };

/** ACCOUNT-5k: The passkeys of the caller. */
export interface OwnPasskeys {
  /** Returns them, the newest first. */
  list(userId: number): Promise<readonly StoredPasskey[]>;
  /** Returns what to ask an authenticator, with the proof of ACCOUNT-5b; only this session may answer. */
  begin(
    caller: CurrentUser,
    evidence: OwnerEvidence,
    origin: string,
  ): Promise<Result<CreationQuestion, PasskeyRefusal>>;
  /** Adds the passkey that was made, and informs the owner with a link that undoes it. */
  add(
    caller: CurrentUser,
    answer: AuthenticatorAnswer,
    userAgent: string,
    context: MessageContext,
  ): Promise<Result<StoredPasskey, PasskeyRefusal>>;
  /** Names one, or takes its name; returns false if the caller has none with this id. */
  rename(userId: number, id: number, typed: string): Promise<boolean>;
  /** Removes one, but never the last sign-in method. */
  remove(userId: number, id: number): Promise<Result<void, { readonly kind: 'unknown' | 'last-method' }>>;
}

export type OwnPasskeysDeps = {
  readonly passkeys: StoredPasskeys;
  readonly challenges: PasskeyChallenges;
  readonly webAuthn: WebAuthn;
  readonly users: Users;
  readonly lastMethodGuard: Pick<LastMethodGuard, 'mayRemovePasskey'>;
  readonly proveOwner: ProveOwner;
  readonly changes: AccountChanges;
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly random: Random;
};

export const createOwnPasskeys = (deps: OwnPasskeysDeps): OwnPasskeys => {
  const { passkeys, challenges, webAuthn, users, lastMethodGuard, proveOwner, changes, transactions, clock, random } =
    deps;
  return {
    list: (userId) => passkeys.ofUser(userId),

    begin: async (caller, evidence, origin) => {
      const host = passkeyHostOf(origin);
      const account = await users.byId(caller.id);
      if (host === undefined || !account) return err({ kind: 'elsewhere' });
      const known = await passkeys.ofUser(caller.id);
      if (known.length >= PASSKEYS_MAX) return err({ kind: 'full' });
      const granted = await proveOwner(caller, account, evidence, ['passkey']);
      if (!granted.ok) return granted;
      const handle = known[0]?.userHandle ?? randomSecret(random);
      const challenge = await transactions.run(async () =>
        (await granted.value.use()) ? challenges.issue(askedOf(caller), handle) : undefined,
      );
      if (challenge === undefined) return err({ kind: 'wrong-owner-code' });
      return ok(await webAuthn.creation({ origin, host }, challenge, ownerOf(account, handle), known));
    },

    add: async (caller, answer, userAgent, context) => {
      const host = passkeyHostOf(context.origin);
      const used = await challenges.use(webAuthn.challengeIn(answer), askedOf(caller));
      if (!used || used.handle === null || host === undefined) return err({ kind: 'challenge-gone' });
      const made = await webAuthn.verifyCreation({ origin: context.origin, host }, used.challenge, answer);
      if (!made) return err({ kind: 'passkey-refused' });
      const passkey = { ...made, userId: caller.id, userHandle: used.handle, userAgent, createdAt: clock.now() };
      try {
        return await transactions.run(() => inserted(passkey));
      } catch (failure) {
        if (takenBy(failure) === undefined) throw failure;
        return err({ kind: 'passkey-refused' });
      }

      async function inserted(row: typeof passkey): Promise<Result<StoredPasskey, PasskeyRefusal>> {
        const account = await users.byId(caller.id);
        if (!account) return err({ kind: 'challenge-gone' });
        if ((await passkeys.ofUser(caller.id)).length >= PASSKEYS_MAX) return err({ kind: 'full' });
        await changes.announce(account, ['passkey'], context);
        return ok(await passkeys.insert(row));
      }
    },

    rename: (userId, id, typed) => passkeys.rename(userId, id, passkeyNameOf(typed) ?? null),

    remove: (userId, id) =>
      transactions.run(async () => {
        // Locked, so that two calls never take the last two sign-in methods.
        const account = await users.lock(userId);
        if (!account || !(await passkeys.ofUser(userId)).some((each) => each.id === id))
          return err({ kind: 'unknown' });
        if (!(await lastMethodGuard.mayRemovePasskey(account))) return err({ kind: 'last-method' });
        await passkeys.remove(userId, id);
        return ok(undefined);
      }),
  };
};

const askedOf = ({ id, tokenId }: CurrentUser) => ({ userId: id, tokenId });

/** The owner finds the account by these; without a contact, by the name alone. */
const ownerOf = ({ email, phone, firstname, lastname }: UserRow, handle: string): PasskeyOwner => {
  const displayName = [firstname, lastname].filter((part) => part !== null && part !== '').join(' ');
  return { handle, name: email ?? phone ?? displayName, displayName };
};
