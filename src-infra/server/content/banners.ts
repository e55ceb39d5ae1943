import type { Selectable } from 'kysely';
import type { Store, Tables } from '../store/index.ts';

export type BannerRecord = Selectable<Tables['banners']> & { readonly shopIds: readonly number[]; readonly likes: number };

/** Active banners in their order, with the shops they stand for. */
export const readBanners = async ({ database }: Store, id?: number): Promise<readonly BannerRecord[]> => {
  const banners = await database
    .selectFrom('banners').selectAll().where('active', '=', true).$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('input').orderBy('id').execute();
  if (banners.length === 0) return [];
  const ids = banners.map((banner) => banner.id);
  const shops = await database.selectFrom('banner_shops').selectAll().where('banner_id', 'in', ids).orderBy('shop_id').execute();
  const likes = await database
    .selectFrom('banner_likes').where('banner_id', 'in', ids).groupBy('banner_id')
    .select(['banner_id', (at) => at.fn.countAll<number>().as('count')]).execute();
  return banners.map((banner) => ({
    ...banner,
    shopIds: shops.filter(({ banner_id }) => banner_id === banner.id).map(({ shop_id }) => shop_id),
    likes: likes.find(({ banner_id }) => banner_id === banner.id)?.count ?? 0,
  }));
};
