import type { ShopId } from '@domain/kernel/ids.ts';
import type { Review, ReviewView, ShopRatings, ShopReviews } from '@domain/reviews/index.ts';
import type { PageQuery, Query } from '../../data/index.ts';

/** The queries of what people say of a shop. */
export type ReviewQueries = {
  ratings(shop: ShopId): Query<ShopRatings>;
  list(shop: ShopId, view: ReviewView): PageQuery<Review>;
};

export const createReviewQueries = (reviews: ShopReviews): ReviewQueries => ({
  ratings: (shop) => ({ key: ['reviews', shop, 'ratings'], load: () => reviews.ratings(shop) }),
  list: (shop, view) => (page) => ({
    key: ['reviews', shop, 'list', view, page],
    load: () => reviews.list(shop, page, view),
  }),
});
