import type { Clock } from '@domain/kernel/clock.port.ts';
import { catalogueChanged } from '../catalog/index.ts';
import { randomText, randomUuid, type Random } from '../platform/random.ts';
import { createUserRepository, forgetPerson, type Store } from '../store/index.ts';
import type { AccessTokens } from './access-tokens.ts';
import { CAPITALS, REFERRAL_LENGTH } from './new-account.use-case.ts';

/** Closes an account and forgets the person, in one go (ACCOUNT-5): orders and money stay, nameless. */
export type DeleteAccount = (userId: number) => Promise<void>;

type Deps = {
  readonly store: Store; readonly clock: Clock; readonly random: Random; readonly tokens: AccessTokens;
  /** Says goodbye where others would notice: before the account goes, in its transaction. */
  readonly leaveGroups: (userId: number) => Promise<void>;
};

export const createDeleteAccount = ({ store, clock, random, tokens, leaveGroups }: Deps): DeleteAccount => {
  const users = createUserRepository(store);
  return (userId) =>
    store.transaction(async () => {
      const user = await users.byId(userId);
      if (!user) return;
      await leaveGroups(userId);
      const shops = await forgetPerson(store, user, { uuid: randomUuid(random), referral: randomText(random, CAPITALS, REFERRAL_LENGTH), at: clock.now() });
      for (const shopId of shops) await catalogueChanged(store, shopId, 'shop');
      await tokens.userChanged(userId);
    });
};
