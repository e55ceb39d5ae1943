import type { Clock } from '@domain/kernel/clock.port.ts';
import { randomText, randomUuid, type Random } from '../../foundation/platform/random.ts';
import type { AccessTokens } from './access-tokens.ts';
import { CAPITALS, REFERRAL_LENGTH } from './create-account.use-case.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { CatalogueChanges } from '../catalog/catalog.ports.ts';
import type { PersonalData } from './identity.ports.ts';
import type { Users } from './users.ports.ts';

/** Closes an account and erases personal data in one transaction (ACCOUNT-5); orders and money remain, anonymous. */
export type DeleteAccount = (userId: number) => Promise<void>;

type Deps = {
  readonly users: Users;
  readonly personalData: PersonalData;
  readonly catalogueChanges: CatalogueChanges;
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly random: Random;
  readonly tokens: AccessTokens;
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
  leaveGroups,
}: Deps): DeleteAccount => {
  return (userId) =>
    transactions.run(async () => {
      const user = await users.byId(userId);
      if (!user) return;
      await leaveGroups(userId);
      const shops = await personalData.forget(user, {
        uuid: randomUuid(random),
        referral: randomText(random, CAPITALS, REFERRAL_LENGTH),
        at: clock.now(),
      });
      for (const shopId of shops) await catalogueChanges.changed(shopId, 'shop');
      await tokens.userChanged(userId);
    });
};
