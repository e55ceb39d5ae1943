import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { AccountChanges, MessageContext } from './account-changes.ts';
import type { CurrentUser } from './current-user.ts';
import type { Passwords } from './passwords.ts';
import type { OwnerEvidence, OwnerRefusal, ProveOwner } from './prove-owner.use-case.ts';
import type { Users } from './users.ports.ts';

export type PasswordChangeRefusal = OwnerRefusal;
export type ChangePassword = (
  user: CurrentUser,
  password: string,
  evidence: OwnerEvidence,
  context: MessageContext,
) => Promise<Result<void, PasswordChangeRefusal>>;

type Deps = {
  readonly users: Users;
  readonly passwords: Passwords;
  readonly tokens: AccessTokens;
  readonly changes: AccountChanges;
  readonly proveOwner: ProveOwner;
  readonly transactions: Transactions;
  readonly clock: Clock;
};

/** Sets a password with the proof of ACCOUNT-5b, and revokes the user's other sessions. */
export const createChangePassword = (deps: Deps): ChangePassword => {
  const { users, passwords, tokens, changes, proveOwner, transactions, clock } = deps;
  return async (user, password, evidence, context) => {
    const account = await users.byId(user.id);
    if (!account) return ok(undefined);
    const granted = await proveOwner(user, account, evidence, ['password']);
    if (!granted.ok) return granted;
    const hash = await passwords.hash(password);
    return transactions.run(async () => {
      if (!(await granted.value.use())) return err({ kind: 'wrong-owner-code' });
      await users.change(user.id, { password_hash: hash, updated_at: clock.now() });
      await tokens.revokeAll(user.id, user.tokenId);
      await changes.announce(account, ['password'], context);
      return ok(undefined);
    });
  };
};
