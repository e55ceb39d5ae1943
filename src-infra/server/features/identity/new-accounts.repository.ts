import type { Store } from '../../store/index.ts';
import type { NewAccounts } from './identity.ports.ts';
import { createUserRepository } from './users.repository.ts';

/** Accounts with the rows that every account needs. */
export const createNewAccountRepository = (store: Store): NewAccounts => {
  const users = createUserRepository(store);
  return {
    insert: async (row, { walletUuid, preferences }) => {
      const user = await users.insert(row);
      await store.database
        .insertInto('wallets')
        .values({
          uuid: walletUuid,
          user_id: user.id,
          balance: 0,
          created_at: user.created_at,
          updated_at: user.created_at,
        })
        .execute();
      const kinds = await store.database.selectFrom('notification_kinds').selectAll().execute();
      if (kinds.length > 0)
        await store.database
          .insertInto('user_notification_kinds')
          .values(
            kinds.map(({ id, type }) => ({
              user_id: user.id,
              notification_id: id,
              active: preferences === 'all' || preferences.includes(type),
            })),
          )
          .execute();
      return user;
    },
  };
};
