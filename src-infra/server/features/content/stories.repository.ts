import type { StoryBoard, StoryRow } from './content.ports.ts';
import { sql } from 'kysely';
import type { Store } from '../../store/store.ts';
import { DAY_MS } from '@domain/kernel/clock.port.ts';

/** Stores stories, which are visible for a day. */
export const createStoryRepository = (store: Store): StoryBoard => ({
  /** Returns stories of published products posted after a moment. */
  after: (moment: number): Promise<StoryRow[]> =>
    store.database
      .selectFrom('stories')
      .innerJoin('products', 'products.id', 'stories.product_id')
      .innerJoin('shops', 'shops.id', 'stories.shop_id')
      .innerJoin('users', 'users.id', 'shops.user_id')
      .where('stories.active', '=', true)
      .where('stories.created_at', '>', moment)
      .where('products.active', '=', true)
      .where('products.status', '=', 'published')
      .where('products.deleted_at', 'is', null)
      .select([
        'stories.id',
        'stories.shop_id',
        'stories.img',
        'stories.created_at',
        'stories.updated_at',
        'products.uuid as product_uuid',
        'products.texts as product_texts',
        'users.firstname',
        'users.lastname',
        'users.img as avatar',
      ])
      .orderBy('stories.id')
      .execute(),

  /** Reposts daily stories, each at its own hour, so that every one is less than a day old. */
  renew: async (now: number): Promise<void> => {
    const day = sql.lit(DAY_MS);
    const days = sql<number>`floor((${sql.lit(now)} - created_at)::numeric / ${day})::bigint * ${day}`;
    await store.database
      .updateTable('stories')
      .set({ created_at: sql<number>`created_at + ${days}`, updated_at: sql<number>`created_at + ${days}` })
      .where('is_daily', '=', true)
      .where((at) => at.or([at('created_at', '<=', now - DAY_MS), at('created_at', '>', now)]))
      .execute();
  },
});
