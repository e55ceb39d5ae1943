import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { AccountChanges, MessageContext } from './account-changes.ts';
import { takenBy } from './taken.ts';
import type { Users } from './users.ports.ts';

/**
 * Verifies the new address of a signed-in user by its code, and informs the old one; any other address changes nothing.
 */
export type ConfirmOwnEmail = (userId: number, email: string, context: MessageContext) => Promise<void>;

type Deps = {
  readonly users: Users;
  readonly changes: AccountChanges;
  readonly transactions: Transactions;
  readonly clock: Clock;
};

export const createConfirmOwnEmail =
  ({ users, changes, transactions, clock }: Deps): ConfirmOwnEmail =>
  async (userId, email, context) => {
    try {
      await transactions.run(async () => {
        const before = await users.confirmEmail(userId, email, clock.now());
        if (before && before.email !== email) await changes.announce(before, ['email'], context);
      });
    } catch (failure) {
      // Another account has verified the address since the code was sent.
      if (takenBy(failure) === undefined) throw failure;
    }
  };
