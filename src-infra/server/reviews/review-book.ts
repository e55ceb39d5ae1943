import type { Result } from '@domain/kernel/result.ts';
import { catalogueChanged } from '../catalog/index.ts';
import { createWriteReview, type ReviewDeps, type ReviewDraft, type ReviewRefusal } from './write-review.ts';

/** What is reviewed, and the shop that it belongs to or is. */
export type Reviewed = { readonly kind: 'shop' | 'product'; readonly id: number; readonly shopId: number };

/** REVIEW-1c: shops and products are reviewed by anybody with an account, each once by each. */
export interface ReviewBook {
  /** Averages and counts are up to date once it resolves. */
  write(userId: number, reviewed: Reviewed, draft: ReviewDraft): Promise<Result<undefined, ReviewRefusal>>;
}

export const createReviewBook = (deps: ReviewDeps): ReviewBook => {
  const write = createWriteReview(deps);
  return {
    write: (userId, { kind, id, shopId }, draft) =>
      write(userId, SUBJECTS[kind](id), draft, async (reviews, rating) => {
        await reviews.countStars({ kind, id }, rating);
        await catalogueChanged(deps.store, shopId, 'shop');
      }),
  };
};

/** Reviews of products are not among those of their shop. */
const SUBJECTS = {
  shop: (id: number) => ({ reviewable_type: 'Shop', reviewable_id: id, assignable_type: 'Shop', assignable_id: id }),
  product: (id: number) => ({ reviewable_type: 'Product', reviewable_id: id, assignable_type: null, assignable_id: null }),
} as const;
