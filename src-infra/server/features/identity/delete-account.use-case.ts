import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { randomUuid, type Random } from '../../foundation/platform/random.ts';
import type { AccessTokens } from './access-tokens.ts';
import { newReferralCode } from './new-referral-code.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { CatalogueChanges } from '../catalog/catalog.ports.ts';
import type { CurrentUser } from './current-user.ts';
import type { PersonalData } from './identity.ports.ts';
import type { OwnerEvidence, OwnerRefusal, ProveOwner } from './prove-owner.use-case.ts';
import type { Users } from './users.ports.ts';

/**
 * Closes an account with the proof of ACCOUNT-5b and erases personal data in one transaction (ACCOUNT-5); orders and
 * money remain, anonymous.
 */
export type DeleteAccount = (user: CurrentUser, evidence: OwnerEvidence) => Promise<Result<void, OwnerRefusal>>;

type Deps = {
  readonly users: Users;
  readonly personalData: PersonalData;
  readonly catalogueChanges: CatalogueChanges;
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly random: Random;
  readonly tokens: AccessTokens;
  readonly proveOwner: ProveOwner;
  /** Leaves group orders, in the transaction before the account is deleted. */
  readonly leaveGroups: (userId: number) => Promise<void>;
};

export const createDeleteAccount = ({
  users,
  personalData,
  catalogueChanges,
  transactions,
  clock,
  random,
  tokens,
  proveOwner,
  leaveGroups,
}: Deps): DeleteAccount => {
  return async (caller, evidence) => {
    const { id: userId } = caller;
    const account = await users.byId(userId);
    if (!account) return ok(undefined);
    const granted = await proveOwner(caller, account, evidence, ['account']);
    if (!granted.ok) return granted;
    return transactions.run(async () => {
      const user = await users.byId(userId);
      if (!user) return ok(undefined);
      if (!(await granted.value.use())) return err({ kind: 'wrong-owner-code' });
      await leaveGroups(userId);
      // The events of leaving carry the name: they have to be there to be erased.
      await transactions.flush();
      const shops = await personalData.forget(user, {
        uuid: randomUuid(random),
        referral: newReferralCode(random),
        at: clock.now(),
      });
      for (const shopId of shops) await catalogueChanges.changed(shopId, 'shop');
      await tokens.userChanged(userId);
      return ok(undefined);
    });
  };
};
