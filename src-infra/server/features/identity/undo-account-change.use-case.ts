import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { AccessTokens } from './access-tokens.ts';
import { undoHash } from './account-changes.ts';
import type { StoredPasskeys } from './passkeys/passkeys.ports.ts';
import type { StoredAccountChanges } from './identity.ports.ts';
import type { LinkedIdentities } from './linked/linked-providers.ports.ts';
import { takenBy } from './taken.ts';
import type { Users } from './users.ports.ts';

/** `open` can be undone, `done` has been, `gone` is unknown, expired or no longer possible. */
export type UndoState = 'open' | 'done' | 'gone';
/** ACCOUNT-5d: What the link from a message does; pressing twice is the same as once. */
export interface UndoAccountChange {
  stateOf(secret: string): Promise<UndoState>;
  /** Restores the sign-in details from before the change and ends every session of the account. */
  undo(secret: string): Promise<UndoState>;
}

type Deps = {
  readonly stored: StoredAccountChanges;
  readonly users: Users;
  readonly identities: Pick<LinkedIdentities, 'revertSince' | 'relink'>;
  readonly passkeys: Pick<StoredPasskeys, 'removeSince'>;
  readonly tokens: AccessTokens;
  readonly transactions: Transactions;
  readonly clock: Clock;
};

export const createUndoAccountChange = (deps: Deps): UndoAccountChange => {
  const { stored, users, identities, passkeys, tokens, transactions, clock } = deps;
  const stateAt = (change: { readonly undoneAt: number | null; readonly expiresAt: number } | undefined): UndoState =>
    !change || change.expiresAt <= clock.now() ? 'gone' : change.undoneAt === null ? 'open' : 'done';

  return {
    stateOf: async (secret) => stateAt(await stored.find(undoHash(secret))),

    undo: async (secret) => {
      try {
        return await transactions.run(async () => {
          const change = await stored.lock(undoHash(secret));
          const state = stateAt(change);
          if (!change || state !== 'open') return state;
          const now = clock.now();
          await users.change(change.userId, {
            ...change.before,
            pending_email: null,
            pending_phone: null,
            updated_at: now,
          });
          // Later links went to whoever made the change, and so did identities and passkeys added since.
          await stored.closeFrom(change.userId, change.id, now);
          await identities.revertSince(change.userId, change.at);
          await identities.relink(change.userId, change.identities);
          await passkeys.removeSince(change.userId, change.at);
          await tokens.revokeAll(change.userId);
          return 'done';
        });
      } catch (failure) {
        // Another account has verified the old contact meanwhile.
        if (takenBy(failure) === undefined) throw failure;
        return 'gone';
      }
    },
  };
};
