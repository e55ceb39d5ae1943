import type { Store } from './store.ts';

/** Who likes which banner. */
export const createBannerLikeRepository = (store: Store) => ({
  /** Likes, or no longer likes; of several at once by one user each counts. */
  toggle: (bannerId: number, userId: number): Promise<void> =>
    store.transaction(async () => {
      const { database } = store;
      await database.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
      const removed = await database.deleteFrom('banner_likes').where('banner_id', '=', bannerId).where('user_id', '=', userId).returning('user_id').execute();
      if (removed.length === 0) await database.insertInto('banner_likes').values({ banner_id: bannerId, user_id: userId }).execute();
    }),
});
