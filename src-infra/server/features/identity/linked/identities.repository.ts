import type { Store } from '../../../store/store.ts';
import { orTaken } from '../or-taken.repository.ts';
import { isProvider } from '../provider/providers.ts';
import type { LinkedIdentities } from './linked-providers.ports.ts';

/** Rows of `identities` and `unlinked_providers`. */
export const createIdentityRepository = (store: Store): LinkedIdentities => ({
  userIdOf: async (provider, subject) => {
    const found = await store.database
      .selectFrom('identities')
      .select('user_id')
      .where('provider', '=', provider)
      .where('subject', '=', subject)
      .executeTakeFirst();
    return found?.user_id;
  },

  ofUser: async (userId) => {
    const rows = await store.database
      .selectFrom('identities')
      .select(['provider', 'subject', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('provider')
      .execute();
    return rows.flatMap(({ provider, subject, created_at: createdAt }) =>
      isProvider(provider) ? [{ provider, subject, createdAt }] : [],
    );
  },

  link: async (provider, subject, userId, at) =>
    void (await orTaken(
      store.database.insertInto('identities').values({ provider, subject, user_id: userId, created_at: at }).execute(),
    )),

  unlink: async (provider, userId, at) => {
    const { database } = store;
    await database.deleteFrom('identities').where('user_id', '=', userId).where('provider', '=', provider).execute();
    await database
      .insertInto('unlinked_providers')
      .values({ user_id: userId, provider, unlinked_at: at })
      .onConflict((conflict) => conflict.columns(['user_id', 'provider']).doUpdateSet({ unlinked_at: at }))
      .execute();
  },

  wasUnlinked: async (provider, userId) => {
    const found = await store.database
      .selectFrom('unlinked_providers')
      .select('provider')
      .where('user_id', '=', userId)
      .where('provider', '=', provider)
      .executeTakeFirst();
    return found !== undefined;
  },

  revertSince: async (userId, at) => {
    const { database } = store;
    await database.deleteFrom('identities').where('user_id', '=', userId).where('created_at', '>=', at).execute();
    await database
      .deleteFrom('unlinked_providers')
      .where('user_id', '=', userId)
      .where('unlinked_at', '>=', at)
      .execute();
  },

  relink: async (userId, identities) => {
    for (const { provider, subject, createdAt } of identities)
      await store.database
        .insertInto('identities')
        .values({ provider, subject, user_id: userId, created_at: createdAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  },
});
