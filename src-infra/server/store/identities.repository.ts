import type { Store } from './store.ts';

/** Which account a person known to a provider has. */
export const createIdentityRepository = (store: Store) => ({
  userIdOf: async (provider: string, subject: string): Promise<number | undefined> => {
    const found = await store.database
      .selectFrom('identities').select('user_id').where('provider', '=', provider).where('subject', '=', subject).executeTakeFirst();
    return found?.user_id;
  },
  link: async (provider: string, subject: string, userId: number, at: number): Promise<void> =>
    void (await store.database.insertInto('identities').values({ provider, subject, user_id: userId, created_at: at }).execute()),
});
