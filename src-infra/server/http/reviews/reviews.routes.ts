import { instant } from '@domain/kernel/clock.port.ts';
import { editEnds } from '@domain/reviews/index.ts';
import type { CatalogReviews, OwnReviews, Reviewed } from '../../features/reviews/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { enveloped, listed, notFound, type Refusal } from '../response/index.ts';
import type { ApiCall, Handlers } from '../handler.ts';
import { catalogContext, goodsContext, toProductBase, toShopRow, type CatalogDeps } from '../catalog/index.ts';
import { pageOf, storedPicture } from '../shapes/index.ts';
import { REVIEW_REFUSALS } from './delivery-review.ts';

type Ids = 'reviewShop' | 'reviewProduct' | 'listOwnReviews';
type ReviewCall = Pick<ApiCall<'reviewShop'>, 'user' | 'origin' | 'language'> & {
  readonly params: Pick<ApiCall<'reviewShop'>['params'], 'rating' | 'comment' | 'images'>;
};
type Deps = Pick<CatalogDeps, 'reference' | 'zones' | 'shops' | 'finder'> & {
  readonly catalogReviews: CatalogReviews;
  readonly ownReviews: OwnReviews;
};

/** Contract 3.3, 3.4: the response includes the new average and count. */
export const reviewsRoutes = ({ reference, zones, shops, finder, catalogReviews, ownReviews }: Deps): Handlers<Ids> => {
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
    listOwnReviews: async (call) => {
      const { page, perPage, offset } = pageOf(call.params);
      const { items, total } = await ownReviews.list(call.user.id, offset, perPage);
      const { translation, picture } = catalogContext(await reference(), zones, call);
      const shaped = items.map(({ id, rating, comment, images, created_at, order_id, texts, img, person }) => ({
        id,
        rating,
        comment,
        images: images.map(picture).filter((image) => image !== null),
        order_id,
        title: texts ? (translation(id, texts).title ?? '') : person,
        img: picture(img),
        created_at: wireTime(created_at),
        changeable_until: wireTime(editEnds(instant(created_at))),
      }));
      return listed({ items: shaped, total, page, perPage });
    },

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
