import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { shopId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import {
  inReviewOrder,
  matchesReview,
  noRatings,
  ratingSummary,
  withRating,
  type Review,
  type ReviewFacts,
  type ReviewView,
  type Stars,
} from '@domain/reviews/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { createReviewQueries } from '@app/features/reviews/reviews.queries.ts';
import { ShopReviewsViewModel } from '@app/features/reviews/shop-reviews.view-model.ts';

type Written = { readonly id: number; readonly rating: Stars; readonly language?: string; readonly comment?: string };

const PER_PAGE = 2;
const factsOf = ({ rating, language, comment = '' }: Written): ReviewFacts => ({
  stars: rating,
  language,
  hasText: comment !== '',
  hasPicture: false,
});
const reviewOf = ({ id, rating, language, comment = '' }: Written): Review => ({
  id,
  rating,
  comment,
  pictures: [],
  author: undefined,
  writtenAt: instant(id),
  language,
});

const open = async (written: readonly Written[], language = 'en') => {
  const asked: ReviewView[] = [];
  const queries = createReviewQueries({
    ratings: async () =>
      ok({
        summary: written.map(({ rating }) => rating).reduce(withRating, ratingSummary(noRatings)),
        written: written.map((review) => ({ ...factsOf(review), count: 1 })),
      }),
    list: async (_shop, page, view) => {
      asked.push(view);
      const left = written.filter((review) => matchesReview(factsOf(review), view.filter)).map(reviewOf);
      const items = inReviewOrder(left, view.order).slice((page - 1) * PER_PAGE, page * PER_PAGE);
      return ok({ items, page, lastPage: Math.max(1, Math.ceil(left.length / PER_PAGE)), total: left.length });
    },
  });
  const vm = new ShopReviewsViewModel({ cache: createDataCache(), queries, language }, shopId(1));
  vm.activate();
  const settled = async (): Promise<readonly number[]> => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    await new Promise(setImmediate);
    return (vm.list?.items ?? []).map(({ id }) => id);
  };
  await settled();
  return { vm, asked, settled };
};

const WRITTEN: readonly Written[] = [
  { id: 1, rating: 5, language: 'en', comment: 'Hot' },
  { id: 2, rating: 3, language: 'ar', comment: 'جيد' },
  { id: 3, rating: 5 },
  { id: 4, rating: 1, language: 'en', comment: 'Cold' },
];

describe('REVIEW-1f the reviews of a shop', () => {
  it("start with the reader's language if it has any, else with all", async () => {
    expect(await (await open(WRITTEN)).settled()).toEqual([4, 1]);
    expect(await (await open(WRITTEN, 'ar')).settled()).toEqual([2]);
    const german = await open(WRITTEN, 'de');
    expect(await german.settled()).toEqual([4, 3]);
    expect(german.vm.choice({ language: 'de' })).toBeUndefined();
  });

  it('are filtered by choices that show their counts, never zero', async () => {
    const { vm, settled } = await open(WRITTEN);
    vm.clear();
    expect(vm.choice({ stars: 5 })).toEqual({ count: 2, isOn: false });
    vm.toggle({ stars: 5 });
    expect(await settled()).toEqual([3, 1]);
    expect(vm.choice({ stars: 5 })).toEqual({ count: 2, isOn: true });
    expect(vm.choice({ hasText: true })).toEqual({ count: 1, isOn: false });
    expect(vm.choice({ language: 'ar' })).toBeUndefined();
    expect(vm.choice({ hasPicture: true })).toBeUndefined();
    vm.toggle({ stars: 5 });
    expect([await settled(), vm.isFiltered]).toEqual([[4, 3], false]);
  });

  it('REVIEW-1g are sorted by the server and loaded to the end', async () => {
    const { vm, asked, settled } = await open(WRITTEN, 'de');
    vm.sort('lowest');
    await settled();
    vm.list?.loadMore();
    expect(await settled()).toEqual([4, 2, 3, 1]);
    expect(vm.list?.hasMore).toBe(false);
    expect(asked.at(-1)).toEqual({ order: 'lowest', filter: {} });
  });
});
