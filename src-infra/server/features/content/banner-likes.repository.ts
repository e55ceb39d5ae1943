import type { BannerLikes } from './content.ports.ts';
import type { Store } from '../../store/store.ts';

/** Stores which users like which banners. */
export const createBannerLikeRepository = (store: Store): BannerLikes => ({
  /** Toggles a like; concurrent toggles of one user each count. */
  toggle: (bannerId: number, userId: number): Promise<void> =>
    store.transactions.run(async () => {
      const { database } = store;
      await database.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
      const removed = await database
        .deleteFrom('banner_likes')
        .where('banner_id', '=', bannerId)
        .where('user_id', '=', userId)
        .returning('user_id')
        .execute();
      if (removed.length === 0)
        await database.insertInto('banner_likes').values({ banner_id: bannerId, user_id: userId }).execute();
    }),
});
