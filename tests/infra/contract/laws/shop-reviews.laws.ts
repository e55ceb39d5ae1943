import { expect, it } from 'vitest';
import { type ShopId, shopId } from '@domain/kernel/ids.ts';
import {
  countReviews,
  inReviewOrder,
  noRatings,
  REVIEW_ORDERS,
  type ReviewFilter,
  type ReviewView,
  type ShopReviews,
  type Stars,
  withRating,
} from '@domain/reviews/index.ts';
import type { Laws } from './laws.ts';
import { taken } from '../outcome.ts';
import { everything } from '../pages.ts';

/** Reviews, and a customer named Nadia Berg who writes another. */
export type ShopReviewsSubject = {
  readonly reviews: ShopReviews;
  write(shop: ShopId, rating: Stars, comment: string): Promise<void>;
};

export const [GREEN_SPOON, LINDEN_GRILL, NOBODY] = [shopId(1), shopId(3), shopId(987_654)];

export const ALL: ReviewView = { order: 'newest', filter: {} };

export const shopReviewsLaws: Laws<ShopReviewsSubject> = (fresh) => {
  it('REVIEW-1 show text and author, newest first', async () => {
    const { reviews, write } = await fresh();
    const before = await everything((page) => reviews.list(GREEN_SPOON, page, ALL));
    await write(GREEN_SPOON, 5, 'Fast & fresh');
    await write(GREEN_SPOON, 2, '');
    await write(GREEN_SPOON, 4, 'مثل البيت');
    const after = await everything((page) => reviews.list(GREEN_SPOON, page, ALL));
    expect(after.slice(0, 3).map(({ rating, comment, author }) => [rating, comment, author?.name])).toEqual([
      [4, 'مثل البيت', 'Nadia Berg'],
      [2, '', 'Nadia Berg'],
      [5, 'Fast & fresh', 'Nadia Berg'],
    ]);
    expect(after.slice(3)).toEqual(before);
    expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
    expect(after.every(({ writtenAt }) => writtenAt !== undefined)).toBe(true);
  });

  it('REVIEW-1d REVIEW-1e CATALOG-2 count the stars of a shop', async () => {
    const { reviews, write } = await fresh();
    const before = taken(await reviews.ratings(GREEN_SPOON));
    await write(GREEN_SPOON, 3, 'Late');
    expect(taken(await reviews.ratings(GREEN_SPOON)).summary).toEqual(withRating(before.summary, 3));
  });

  it('REVIEW-1f REVIEW-1g are sorted and filtered by the domain’s rules, page by page', async () => {
    const { reviews, write } = await fresh();
    for (const [rating, comment] of [
      [5, 'Fast'],
      [2, ''],
      [4, 'Hot'],
      [2, 'Cold'],
      [5, ''],
    ] as const)
      await write(GREEN_SPOON, rating, comment);
    const listed = (view: ReviewView) => everything((page) => reviews.list(GREEN_SPOON, page, view));
    const all = await listed(ALL);
    for (const order of REVIEW_ORDERS) expect(await listed({ order, filter: {} })).toEqual(inReviewOrder(all, order));
    const { written = [] } = taken(await reviews.ratings(GREEN_SPOON));
    const filters: readonly ReviewFilter[] = [
      { stars: 2 },
      { hasText: true },
      { stars: 5, hasText: true },
      { language: 'en' },
      { language: 'zh' },
      { hasPicture: true },
    ];
    for (const filter of filters) {
      const left = await listed({ order: 'lowest', filter });
      expect(left).toHaveLength(countReviews(written, filter));
      if (filter.stars !== undefined) expect(left.every(({ rating }) => rating === filter.stars)).toBe(true);
      if (filter.hasText) expect(left.every(({ comment }) => comment !== '')).toBe(true);
    }
    expect(countReviews(written, {})).toBe(all.length);
  });

  it('REVIEW-1d have no average without ratings', async () => {
    const { reviews } = await fresh();
    expect(taken(await reviews.ratings(LINDEN_GRILL))).toEqual({
      summary: { distribution: noRatings, count: 0, average: undefined },
      written: [],
    });
    expect(await everything((page) => reviews.list(LINDEN_GRILL, page, ALL))).toEqual([]);
  });

  it('REVIEW-1 return an error for an unknown shop', async () => {
    const { reviews } = await fresh();
    for (const outcome of [await reviews.list(NOBODY, 1, ALL), await reviews.ratings(NOBODY)])
      expect(outcome).toMatchObject({ ok: false, error: { kind: 'rejected', status: 404 } });
  });
};
