import type { Store } from '../../store/index.ts';
import type { AdRow, Ads } from './content.ports.ts';

/** Rows of `ads` and `ad_bookings`. */
export const createAdRepository = (store: Store): Ads => ({ running: (now, id) => readAds(store, now, id) });

const readAds = async ({ database }: Store, now: number, id?: number): Promise<readonly AdRow[]> => {
  const ads = await database
    .selectFrom('ads')
    .selectAll()
    .where('active', '=', true)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('input')
    .orderBy('id')
    .execute();
  if (ads.length === 0) return [];
  const bookings = await database
    .selectFrom('ad_bookings')
    .select(['ad_id', 'shop_id'])
    .where(
      'ad_id',
      'in',
      ads.map((ad) => ad.id),
    )
    .where('status', '=', 'approved')
    .where('paid_at', 'is not', null)
    .where('expires_at', '>', now)
    .orderBy('id')
    .execute();
  return ads.flatMap((ad) => {
    const shopIds = bookings.filter(({ ad_id }) => ad_id === ad.id).map(({ shop_id }) => shop_id);
    return shopIds.length === 0 ? [] : [{ ...ad, shopIds }];
  });
};
