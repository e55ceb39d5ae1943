import type { $Fetch } from 'ofetch';
import { ok } from '@domain/kernel/result.ts';
import { STARS_SORT, type ReviewView, type ShopReviews } from '@domain/reviews/index.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { toPage } from '../drivers/http/page.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { toRatings, toReview, toTallies } from './review-wire.ts';

const REVIEWS_PER_PAGE = 10;

export const createHttpShopReviews = ({
  api,
  context: { toImage },
}: {
  readonly api: $Fetch;
  readonly context: { readonly toImage: ToImage };
}): ShopReviews => ({
  list: (shop, page, view) =>
    readAnswer(
      api<unknown>(`rest/shops/${shop}/reviews`, { query: { page, perPage: REVIEWS_PER_PAGE, ...viewQuery(view) } }),
      (body) => ok(toPage(body, (item) => toReview(item, toImage))),
    ),
  ratings: (shop) =>
    readAnswer(api<unknown>(`rest/shops/${shop}/reviews-group-rating`), (body) =>
      ok({ summary: toRatings(body), written: toTallies(body) }),
    ),
});

/** Contract 1.4 and the extension `review_filters`: returns what is asked for as query parameters. */
const viewQuery = ({ order, filter }: ReviewView): Readonly<Record<string, string | number>> => {
  const sort = STARS_SORT[order];
  return {
    ...(sort && { column: 'rating', sort }),
    ...(filter.stars !== undefined && { rating: filter.stars }),
    ...(filter.language !== undefined && { locale: filter.language }),
    ...(filter.hasText && { with_comment: 1 }),
    ...(filter.hasPicture && { with_image: 1 }),
  };
};
