import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { checkReview, type ReviewTextFault } from '@domain/reviews/index.ts';
import { catalogueChanged } from '../catalog/index.ts';
import { asJson, createReviewRepository, type Store } from '../store/index.ts';
import type { Uploads } from '../uploads/index.ts';

/** What is reviewed, and the shop that it belongs to or is. */
export type Reviewed = { readonly kind: 'shop' | 'product'; readonly id: number; readonly shopId: number };
export type ReviewDraft = { readonly rating: number; readonly comment: string; readonly images: readonly string[]; readonly locale: string };
export type ReviewRefusal = ReviewTextFault | { readonly kind: 'exists' | 'foreign-image' };

/** REVIEW-1c: shops and products are reviewed by anybody with an account, each once by each. */
export interface ReviewBook {
  /** Averages and counts are up to date once it resolves. */
  write(userId: number, reviewed: Reviewed, draft: ReviewDraft): Promise<Result<undefined, ReviewRefusal>>;
}

type Deps = { readonly store: Store; readonly uploads: Pick<Uploads, 'areOwn'>; readonly clock: Clock };

export const createReviewBook = ({ store, uploads, clock }: Deps): ReviewBook => {
  const reviews = createReviewRepository(store);
  return {
    write: async (userId, { kind, id, shopId }, { rating, comment, images, locale }) => {
      const text = checkReview(rating, comment);
      if (!text.ok) return text;
      if (!(await uploads.areOwn(userId, 'reviews', images))) return err({ kind: 'foreign-image' });
      const now = clock.now();
      const isWritten = await store.transaction(async () => {
        const isNew = await reviews.insert({
          ...SUBJECTS[kind](id), user_id: userId, rating: text.value.rating, comment: text.value.comment || null, images: asJson(images), locale,
          created_at: now, updated_at: now,
        });
        if (!isNew) return false;
        await reviews.countStars({ kind, id }, text.value.rating);
        await catalogueChanged(store, shopId, 'shop');
        return true;
      });
      return isWritten ? ok(undefined) : err({ kind: 'exists' });
    },
  };
};

/** Reviews of products are not among those of their shop. */
const SUBJECTS = {
  shop: (id: number) => ({ reviewable_type: 'Shop', reviewable_id: id, assignable_type: 'Shop', assignable_id: id }),
  product: (id: number) => ({ reviewable_type: 'Product', reviewable_id: id, assignable_type: null, assignable_id: null }),
} as const;
