import type { AdRow, Ads } from '../../features/content/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { bare, enveloped, listBody, notFound } from '../response/index.ts';
import { API_BASE } from '../app.ts';
import type { Handlers } from '../handler.ts';
import { catalogContext, toShopRow, type CatalogContext, type CatalogDeps } from '../catalog/index.ts';
import { sliceOf } from '../shapes/index.ts';

/** Ads that shops have paid for (contract 2.4, 3.14). */
export const adsRoutes = ({
  ads,
  reference,
  zones,
  shops,
}: Pick<CatalogDeps, 'reference' | 'zones' | 'shops'> & { readonly ads: Ads }): Handlers<'listAds' | 'showAd'> => {
  /** Those with a shop that can be visited. */
  const shown = async (now: number, id?: number) => {
    const { find } = await shops();
    return (await ads.running(now, id)).filter(({ shopIds }) => shopIds.some((shop) => find(shop)));
  };

  return {
    listAds: async (call) => {
      const context = catalogContext(await reference(), zones, call);
      const slice = sliceOf(await shown(call.now), call.params, (row) => toAd(row, context));
      return bare({ data: [...slice.items], meta: listBody(slice, `${call.origin}${API_BASE}/rest/banners-ads`).meta });
    },

    showAd: async (call) => {
      const [row] = await shown(call.now, call.params.id);
      if (!row) return notFound;
      const context = catalogContext(await reference(), zones, call);
      const { find } = await shops();
      return enveloped({
        banner: toAd(row, context),
        shops: row.shopIds.flatMap((id) => find(id) ?? []).map((shop) => toShopRow(shop, context)),
      });
    },
  };
};

/** A banner's row without relations but its translation. */
const toAd = (row: AdRow, { picture, translation }: CatalogContext) => ({
  id: row.id,
  url: row.url,
  img: picture(row.img),
  active: row.active,
  clickable: row.clickable,
  input: row.input,
  type: 'banner' as const,
  created_at: wireTime(row.created_at),
  updated_at: wireTime(row.updated_at),
  translation: translation(row.id, row.texts),
});
