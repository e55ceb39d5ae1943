import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import {
  countReviews,
  inReviewOrder,
  matchesReview,
  REVIEW_ORDERS,
  STARS,
  type ReviewTally,
  type SortedReview,
} from '@domain/reviews/index.ts';
import { reviewFactsArb, reviewFilterArb, starsArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const talliesArb: fc.Arbitrary<readonly ReviewTally[]> = fc.array(
  fc.tuple(reviewFactsArb, fc.nat(4)).map(([facts, count]) => ({ ...facts, count })),
  { maxLength: 12 },
);

describe('REVIEW-1f a filter of reviews', () => {
  it('counts what it leaves, and the stars add up to the total', () => {
    fc.assert(
      fc.property(talliesArb, reviewFilterArb, (tallies, filter) => {
        const facts = tallies.flatMap(({ count, ...each }) => Array.from({ length: count }, () => each));
        expect(countReviews(tallies, filter)).toBe(facts.filter((each) => matchesReview(each, filter)).length);
        const { stars: _any, ...others } = filter;
        const byStars = STARS.map((stars) => countReviews(tallies, { ...others, stars }));
        expect(byStars.reduce((all, count) => all + count, 0)).toBe(countReviews(tallies, others));
        expect(countReviews(tallies, {})).toBe(facts.length);
      }),
      runs(200),
    );
  });
});

describe('REVIEW-1g the order of reviews', () => {
  const reviewsArb = fc.uniqueArray(
    fc.record({
      id: fc.nat(40),
      rating: starsArb,
      writtenAt: fc.option(fc.constantFrom(1, 2, 3).map(instant), { nil: undefined }),
    }),
    { selector: ({ id }: SortedReview) => id, maxLength: 12 },
  );

  it('sorts the same reviews the same way, in whatever order they arrive', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...REVIEW_ORDERS),
        reviewsArb.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
        ),
        (order, [reviews, shuffled]) => {
          const sorted = inReviewOrder(reviews, order);
          expect(inReviewOrder(shuffled, order)).toEqual(sorted);
          for (const [index, review] of sorted.slice(1).entries()) {
            const before = sorted[index] ?? review;
            const climbs = order === 'highest' ? before.rating - review.rating : review.rating - before.rating;
            if (order !== 'newest') expect(climbs).toBeGreaterThanOrEqual(0);
            if (order === 'newest' || climbs === 0)
              expect(before.writtenAt ?? 0).toBeGreaterThanOrEqual(review.writtenAt ?? 0);
          }
        },
      ),
      runs(200),
    );
  });
});
