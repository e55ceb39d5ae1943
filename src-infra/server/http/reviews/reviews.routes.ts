import type { CatalogReviews, Reviewed } from '../../features/reviews/index.ts';
import { enveloped, notFound, type Refusal } from '../response/index.ts';
import type { ApiCall, Handlers } from '../handler.ts';
import { catalogContext, goodsContext, toProductBase, toShopRow, type CatalogDeps } from '../catalog/index.ts';
import { storedPicture } from '../shapes/index.ts';
import { REVIEW_REFUSALS } from './delivery-review.ts';

type Ids = 'reviewShop' | 'reviewProduct';
type ReviewCall = Pick<ApiCall<'reviewShop'>, 'user' | 'origin' | 'language'> & {
  readonly params: Pick<ApiCall<'reviewShop'>['params'], 'rating' | 'comment' | 'images'>;
};
type Deps = Pick<CatalogDeps, 'reference' | 'zones' | 'shops' | 'finder'> & {
  readonly catalogReviews: CatalogReviews;
};

/** Contract 3.3, 3.4: the response includes the new average and count. */
export const reviewsRoutes = ({ reference, zones, shops, finder, catalogReviews }: Deps): Handlers<Ids> => {
  /** Why a review is not taken. */
  const write = async (
    { user, params, origin, language }: ReviewCall,
    reviewed: Reviewed,
  ): Promise<Refusal | undefined> => {
    const images = (params.images ?? []).map((text) => storedPicture(origin, text));
    const outcome = await catalogReviews.write(user.id, reviewed, {
      rating: params.rating,
      comment: params.comment ?? '',
      images,
      locale: language,
    });
    return outcome.ok ? undefined : REVIEW_REFUSALS[outcome.error.kind];
  };

  return {
    reviewShop: async (call) => {
      const shop = (await shops()).find(call.params.id);
      if (!shop) return notFound;
      const refusal = await write(call, { kind: 'shop', id: shop.id, shopId: shop.id });
      if (refusal) return refusal;
      const fresh = (await shops()).find(shop.id) ?? shop;
      return enveloped(
        toShopRow(fresh, catalogContext(await reference(), zones, call)),
        'RECORD_WAS_SUCCESSFULLY_CREATED',
      );
    },

    reviewProduct: async (call) => {
      const facts = await finder.find(call.params.uuid);
      const shop = facts && (await shops()).find(facts.shopId);
      if (!shop) return notFound;
      const refusal = await write(call, { kind: 'product', id: facts.id, shopId: shop.id });
      if (refusal) return refusal;
      const [found] = await finder.load([facts]);
      if (!found) return notFound;
      const goods = goodsContext(catalogContext(await reference(), zones, call), shop, found.goods);
      return enveloped(toProductBase(found.product, goods), 'RECORD_WAS_SUCCESSFULLY_CREATED');
    },
  };
};
