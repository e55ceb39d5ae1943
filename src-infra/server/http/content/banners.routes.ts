import type { ShopSnapshot } from '../../features/catalog/index.ts';
import type { BannerLikes, BannerRecord, Banners } from '../../features/content/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { enveloped, listed, notFound } from '../response/index.ts';
import type { ApiCall, Handlers } from '../handler.ts';
import { catalogContext, toShopRow, type CatalogContext, type CatalogDeps } from '../catalog/index.ts';
import { sliceOf, toGalleries } from '../shapes/index.ts';

/** Contract 3.14. */
export const bannersRoutes = ({
  banners,
  bannerLikes,
  reference,
  zones,
  shops,
}: Pick<CatalogDeps, 'reference' | 'zones' | 'shops'> & {
  readonly banners: Banners;
  readonly bannerLikes: BannerLikes;
}): Handlers<'listBanners' | 'showBanner' | 'toggleBannerLike'> => {
  const whole = async (
    banner: BannerRecord,
    call: Pick<ApiCall<'showBanner'>, 'origin' | 'language' | 'currency' | 'now'>,
  ) => {
    const context = catalogContext(await reference(), zones, call);
    return {
      ...toBanner(banner, await shops(), context),
      translations: context.translations(banner.id, banner.texts),
      locales: Object.keys(banner.texts),
    };
  };

  return {
    listBanners: async (call) => {
      const context = catalogContext(await reference(), zones, call);
      const snapshot = await shops();
      return listed(sliceOf(await banners.active(), call.params, (banner) => toBanner(banner, snapshot, context)));
    },

    showBanner: async (call) => {
      const [banner] = await banners.active(call.params.id);
      return banner ? enveloped(await whole(banner, call)) : notFound;
    },

    toggleBannerLike: async (call) => {
      const { id } = call.params;
      if ((await banners.active(id)).length === 0) return notFound;
      await bannerLikes.toggle(id, call.user.id);
      const [banner] = await banners.active(id);
      return banner ? enveloped(await whole(banner, call)) : notFound;
    },
  };
};

const toBanner = (banner: BannerRecord, { find }: ShopSnapshot, context: CatalogContext) => {
  const shops = banner.shopIds.flatMap((id) => find(id) ?? []);
  return {
    id: banner.id,
    url: banner.url,
    img: context.picture(banner.img),
    active: banner.active,
    clickable: banner.clickable,
    input: banner.input,
    type: banner.type === 'look' ? ('look' as const) : ('banner' as const),
    likes: banner.likes,
    shops_count: shops.length,
    translation: context.translation(banner.id, banner.texts),
    galleries: toGalleries(banner.id, 'banners', banner.img === null ? [] : [banner.img], context.origin),
    shops: shops.map((shop) => toShopRow(shop, context)),
    created_at: wireTime(banner.created_at),
    updated_at: wireTime(banner.updated_at),
  };
};
