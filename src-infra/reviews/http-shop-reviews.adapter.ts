import type { $Fetch } from 'ofetch';
import { ok } from '@domain/kernel/result.ts';
import type { ShopReviews } from '@domain/reviews/index.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { toPage } from '../drivers/http/page.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { toRatings, toReview } from './review-wire.ts';

const REVIEWS_PER_PAGE = 10;

export const createHttpShopReviews = ({
  api,
  context: { toImage },
}: {
  readonly api: $Fetch;
  readonly context: { readonly toImage: ToImage };
}): ShopReviews => ({
  list: (shop, page) =>
    readAnswer(api<unknown>(`rest/shops/${shop}/reviews`, { query: { page, perPage: REVIEWS_PER_PAGE } }), (body) =>
      ok(toPage(body, (item) => toReview(item, toImage))),
    ),
  ratings: (shop) => readAnswer(api<unknown>(`rest/shops/${shop}/reviews-group-rating`), (body) => ok(toRatings(body))),
});
