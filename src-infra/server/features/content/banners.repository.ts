import type { Store } from '../../store/index.ts';
import type { BannerRecord, Banners } from './content.ports.ts';

/** Rows of `banners`, `banner_shops` and `banner_likes`. */
export const createBannerRepository = (store: Store): Banners => ({ active: (id) => readBanners(store, id) });

const readBanners = async ({ database }: Store, id?: number): Promise<readonly BannerRecord[]> => {
  const banners = await database
    .selectFrom('banners')
    .selectAll()
    .where('active', '=', true)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('input')
    .orderBy('id')
    .execute();
  if (banners.length === 0) return [];
  const ids = banners.map((banner) => banner.id);
  const shops = await database
    .selectFrom('banner_shops')
    .selectAll()
    .where('banner_id', 'in', ids)
    .orderBy('shop_id')
    .execute();
  const likes = await database
    .selectFrom('banner_likes')
    .where('banner_id', 'in', ids)
    .groupBy('banner_id')
    .select(['banner_id', (at) => at.fn.countAll<number>().as('count')])
    .execute();
  return banners.map((banner) => ({
    ...banner,
    shopIds: shops.filter(({ banner_id }) => banner_id === banner.id).map(({ shop_id }) => shop_id),
    likes: likes.find(({ banner_id }) => banner_id === banner.id)?.count ?? 0,
  }));
};
