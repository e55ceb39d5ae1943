import { instant } from '@domain/kernel/clock.port.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import {
  ratingSummary,
  withRating,
  type RatingDistribution,
  type Review,
  type ShopReviews,
  type Stars,
} from '@domain/reviews/index.ts';
import { pageOf } from './page-of.ts';
import { absent } from './refusals.ts';

/** What is written of a shop. */
export type FakeReview = { readonly rating: Stars; readonly comment: string; readonly author: string };

const PER_PAGE = 2;

/** Reviews in memory, two on a page, the newest first. Shops may have had stars before anybody wrote here. */
export const createFakeShopReviews = (
  earlier: ReadonlyMap<ShopId, RatingDistribution>,
): ShopReviews & { write(shop: ShopId, review: FakeReview): void } => {
  const summaries = new Map([...earlier].map(([shop, stars]) => [shop, ratingSummary(stars)]));
  const written = new Map<ShopId, readonly Review[]>();
  let lastId = 0;
  return {
    list: async (shop, page) => (summaries.has(shop) ? ok(pageOf(written.get(shop) ?? [], page, PER_PAGE)) : absent()),
    ratings: async (shop) => {
      const summary = summaries.get(shop);
      return summary ? ok(summary) : absent();
    },
    write: (shop, { rating, comment, author }) => {
      lastId += 1;
      const review: Review = {
        id: lastId,
        rating,
        comment,
        pictures: [],
        author: { name: author, image: undefined },
        writtenAt: instant(lastId * 1000),
      };
      written.set(shop, [review, ...(written.get(shop) ?? [])]);
      const before = summaries.get(shop);
      if (before) summaries.set(shop, withRating(before, rating));
    },
  };
};
