import type { LinkedIdentities } from './identity.ports.ts';
import type { Store } from '../../store/store.ts';
import { orTaken } from './or-taken.repository.ts';

/** Links accounts to identities at providers. */
export const createIdentityRepository = (store: Store): LinkedIdentities => ({
  userIdOf: async (provider: string, subject: string): Promise<number | undefined> => {
    const found = await store.database
      .selectFrom('identities')
      .select('user_id')
      .where('provider', '=', provider)
      .where('subject', '=', subject)
      .executeTakeFirst();
    return found?.user_id;
  },
  link: async (provider: string, subject: string, userId: number, at: number): Promise<void> =>
    void (await orTaken(
      store.database.insertInto('identities').values({ provider, subject, user_id: userId, created_at: at }).execute(),
    )),
  unlinkSince: async (userId, at) =>
    void (await store.database
      .deleteFrom('identities')
      .where('user_id', '=', userId)
      .where('created_at', '>=', at)
      .execute()),
});
