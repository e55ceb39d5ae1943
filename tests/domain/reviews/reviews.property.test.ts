import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderId, productId, shopId, userId } from '@domain/kernel/ids.ts';
import { decimalOfMinor } from '@domain/pricing/index.ts';
import {
  checkReview,
  noRatings,
  ratingSummary,
  readStars,
  REVIEW_COMMENT_MAX,
  reviewRefusal,
  STARS,
  withRating,
  type RatingSummary,
  type ReviewSubject,
  type Stars,
} from '@domain/reviews/index.ts';
import { reviewedOrderArb, reviewSubjectArb, starsArb, writtenReviewArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const summaryOf = (ratings: readonly Stars[]): RatingSummary => ratings.reduce(withRating, ratingSummary(noRatings));

describe('REVIEW-1a REVIEW-1b a review', () => {
  it('accepts whole stars from 1 to 5', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer({ min: -2, max: 8 }), starsArb), (value) => {
        expect(readStars(value)).toBe(
          value === 1 || value === 2 || value === 3 || value === 4 || value === 5 ? value : undefined,
        );
        const review = checkReview(value, ' fine ');
        if (readStars(value) === undefined) expect(review).toEqual({ ok: false, error: { kind: 'not-a-rating' } });
        else expect(review).toEqual({ ok: true, value: { rating: value, comment: 'fine' } });
      }),
      runs(50),
    );
    expect([0, 6, 4.7, -1, NaN, Infinity].map(readStars)).toEqual(Array.from({ length: 6 }, () => undefined));
  });

  it('accepts an empty comment and rejects one that is too long', () => {
    const outcome = (comment: string) => checkReview(5, comment);
    expect([outcome(''), outcome(` ${'🍜'.repeat(REVIEW_COMMENT_MAX)} `), outcome('é'.repeat(1001))]).toEqual([
      { ok: true, value: { rating: 5, comment: '' } },
      { ok: true, value: { rating: 5, comment: '🍜'.repeat(1000) } },
      { ok: false, error: { kind: 'comment-too-long' } },
    ]);
  });
});

describe('REVIEW-1c who may review what', () => {
  const isSame = (left: ReviewSubject, right: ReviewSubject): boolean =>
    left.kind === right.kind &&
    ((left.kind === 'shop' && right.kind === 'shop' && left.shopId === right.shopId) ||
      (left.kind === 'product' && right.kind === 'product' && left.productId === right.productId) ||
      ('order' in left && 'order' in right && left.order.id === right.order.id));

  it('allows one review of an own delivered order and its courier, of shops and products at any time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(undefined, userId(7), userId(8)),
        reviewSubjectArb,
        fc.array(writtenReviewArb, { maxLength: 4 }),
        (author, subject, written) => {
          const order = 'order' in subject ? subject.order : undefined;
          const why =
            author === undefined
              ? 'signed-out'
              : order && order.customerId !== author
                ? 'not-own'
                : order && order.status !== 'delivered'
                  ? 'not-delivered'
                  : order && subject.kind === 'courier' && !order.hasCourier
                    ? 'no-courier'
                    : written.some((review) => review.authorId === author && isSame(review.subject, subject))
                      ? 'exists'
                      : undefined;
          expect(reviewRefusal(author, subject, written)?.kind).toBe(why);
        },
      ),
      runs(120),
    );
  });

  it('distinguishes reviews of order, courier, shop and product with the same id', () => {
    fc.assert(
      fc.property(reviewedOrderArb, (sample) => {
        const order = { ...sample, status: 'delivered' as const, hasCourier: true };
        const subjects: readonly ReviewSubject[] = [
          { kind: 'order', order },
          { kind: 'courier', order },
          { kind: 'shop', shopId: shopId(order.id) },
          { kind: 'product', productId: productId(order.id) },
        ];
        const written = [];
        for (const subject of subjects) {
          expect(reviewRefusal(order.customerId, subject, written)).toBeUndefined();
          written.push({ authorId: order.customerId, subject });
          expect(reviewRefusal(order.customerId, subject, written)).toEqual({ kind: 'exists' });
        }
        const next = { ...order, id: orderId(order.id + 1) };
        const others: readonly ReviewSubject[] = [
          { kind: 'order', order: next },
          { kind: 'courier', order: next },
          { kind: 'shop', shopId: shopId(9) },
          { kind: 'product', productId: productId(9) },
        ];
        for (const other of others) expect(reviewRefusal(order.customerId, other, written)).toBeUndefined();
      }),
      runs(10),
    );
  });
});

describe('REVIEW-1d REVIEW-1e a rating summary', () => {
  const ratingsArb = fc.array(starsArb, { maxLength: 30 });

  it('counts every rating in any order', () => {
    fc.assert(
      fc.property(ratingsArb, starsArb, (ratings, last) => {
        const summary = summaryOf(ratings);
        for (const stars of STARS)
          expect(summary.distribution[stars]).toBe(ratings.filter((rating) => rating === stars).length);
        expect(summary.count).toBe(ratings.length);
        expect(withRating(summary, last)).toEqual(summaryOf([last, ...ratings]));
      }),
      runs(30),
    );
  });

  it('averages to one decimal, half up', () => {
    fc.assert(
      fc.property(ratingsArb, (ratings) => {
        const { average, count } = summaryOf(ratings);
        const sum = ratings.reduce<number>((all, stars) => all + stars, 0);
        expect(average).toBe(count === 0 ? undefined : decimalOfMinor(Math.floor((20 * sum + count) / (2 * count)), 1));
      }),
      runs(40),
    );
    const averageOf = (...ratings: readonly Stars[]) => summaryOf(ratings).average;
    expect([averageOf(1, 2), averageOf(1, 1, 1, 2), averageOf(5, 5, 5, 4), averageOf(3), averageOf()]).toEqual([
      '1.5',
      '1.3',
      '4.8',
      '3',
      undefined,
    ]);
  });

  it('throws for counts that are not natural numbers', () => {
    for (const count of [-1, 0.5, NaN, Infinity, Number.MAX_SAFE_INTEGER]) {
      for (const stars of STARS) {
        const isTooLarge = count === Number.MAX_SAFE_INTEGER && stars === 1;
        if (!isTooLarge)
          expect(() => ratingSummary({ ...noRatings, [stars]: count })).toThrow(
            new RegExp(`^Rating counts must be whole numbers from 0 on, got .*${count}`),
          );
      }
    }
    expect(ratingSummary({ ...noRatings, 5: 1_000_000_000_000 })).toMatchObject({
      count: 1_000_000_000_000,
      average: '5',
    });
  });
});
