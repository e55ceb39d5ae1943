import type { Result } from '@domain/kernel/result.ts';
import { createWriteReview, type ReviewCollaborators, type ReviewDraft, type ReviewRefusal } from './write-review.ts';

/** The reviewed subject, and its shop. */
export type Reviewed = { readonly kind: 'shop' | 'product'; readonly id: number; readonly shopId: number };

/** REVIEW-1c: reviews of shops and products, one per user and subject. */
export interface CatalogReviews {
  /** Writes a review; averages and counts are current once it resolves. */
  write(userId: number, reviewed: Reviewed, draft: ReviewDraft): Promise<Result<undefined, ReviewRefusal>>;
}

export const createCatalogReviews = (deps: ReviewCollaborators): CatalogReviews => {
  const write = createWriteReview(deps);
  return {
    write: (userId, { kind, id, shopId }, draft) =>
      write(userId, SUBJECTS[kind](id), draft, async (rating) => {
        await deps.reviews.countStars({ kind, id }, rating);
        await deps.catalogueChanges.changed(shopId, 'shop');
      }),
  };
};

/** Reviews of products do not count for their shop. */
const SUBJECTS = {
  shop: (id: number) => ({ reviewable_type: 'Shop', reviewable_id: id, assignable_type: 'Shop', assignable_id: id }),
  product: (id: number) => ({
    reviewable_type: 'Product',
    reviewable_id: id,
    assignable_type: null,
    assignable_id: null,
  }),
} as const;
