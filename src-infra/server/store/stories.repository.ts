import { sql } from 'kysely';
import type { StoredTexts } from '../texts.ts';
import type { Store } from './store.ts';

export type StoryRow = {
  readonly id: number; readonly shop_id: number; readonly img: string; readonly created_at: number; readonly updated_at: number;
  readonly product_uuid: string; readonly product_texts: StoredTexts<'title'>;
  readonly firstname: string; readonly lastname: string | null; readonly avatar: string | null;
};

const DAY_MS = 86_400_000;

/** Pictures that shops show for a day. */
export const createStoryRepository = (store: Store) => ({
  /** Those of published products that were posted after a moment. */
  after: (moment: number): Promise<StoryRow[]> =>
    store.database
      .selectFrom('stories').innerJoin('products', 'products.id', 'stories.product_id').innerJoin('shops', 'shops.id', 'stories.shop_id')
      .innerJoin('users', 'users.id', 'shops.user_id')
      .where('stories.active', '=', true).where('stories.created_at', '>', moment)
      .where('products.active', '=', true).where('products.status', '=', 'published').where('products.deleted_at', 'is', null)
      .select([
        'stories.id', 'stories.shop_id', 'stories.img', 'stories.created_at', 'stories.updated_at', 'products.uuid as product_uuid',
        'products.texts as product_texts', 'users.firstname', 'users.lastname', 'users.img as avatar',
      ]).orderBy('stories.id').execute(),

  /** Posts daily stories again, each at its own hour: whenever this is done, they are between no time and a day old. */
  renew: async (now: number): Promise<void> => {
    const days = sql<number>`floor((${sql.lit(now)} - created_at)::numeric / ${sql.lit(DAY_MS)})::bigint * ${sql.lit(DAY_MS)}`;
    await store.database
      .updateTable('stories').set({ created_at: sql<number>`created_at + ${days}`, updated_at: sql<number>`created_at + ${days}` })
      .where('is_daily', '=', true).where((at) => at.or([at('created_at', '<=', now - DAY_MS), at('created_at', '>', now)])).execute();
  },
});
