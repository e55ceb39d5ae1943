import { instant } from '@domain/kernel/clock.port.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import {
  inReviewOrder,
  matchesReview,
  ratingSummary,
  readStars,
  withRating,
  type RatingDistribution,
  type Review,
  type ReviewFacts,
  type ShopReviews,
  type Stars,
} from '@domain/reviews/index.ts';
import { pageOf } from './page-of.ts';
import { absent } from './refusals.ts';

/** What is written of a shop. */
export type FakeReview = { readonly rating: Stars; readonly comment: string; readonly author: string };

const PER_PAGE = 2;

/** Reviews in memory, two per page. Shops may have ratings before any review. */
export const createFakeShopReviews = (
  earlier: ReadonlyMap<ShopId, RatingDistribution>,
): ShopReviews & { write(shop: ShopId, review: FakeReview): void } => {
  const summaries = new Map([...earlier].map(([shop, stars]) => [shop, ratingSummary(stars)]));
  const written = new Map<ShopId, readonly Review[]>();
  let lastId = 0;
  return {
    list: async (shop, page, { order, filter }) => {
      if (!summaries.has(shop)) return absent();
      const left = (written.get(shop) ?? []).filter((review) => matchesReview(factsOf(review), filter));
      return ok(pageOf(inReviewOrder(left, order), page, PER_PAGE));
    },
    ratings: async (shop) => {
      const summary = summaries.get(shop);
      const tallies = (written.get(shop) ?? []).map((review) => ({ ...factsOf(review), count: 1 }));
      return summary ? ok({ summary, written: tallies }) : absent();
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
        language: 'en',
      };
      written.set(shop, [review, ...(written.get(shop) ?? [])]);
      const before = summaries.get(shop);
      if (before) summaries.set(shop, withRating(before, rating));
    },
  };
};

const factsOf = ({ rating, language, comment, pictures }: Review): ReviewFacts => ({
  stars: readStars(rating) ?? 1,
  language,
  hasText: comment !== '',
  hasPicture: pictures.length > 0,
});
