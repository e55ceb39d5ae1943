import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { checkReview, type ReviewTextFault } from '@domain/reviews/index.ts';
import { asJson, createReviewRepository, type NewReviewRow, type ReviewRepository, type Store } from '../store/index.ts';
import type { Uploads } from '../uploads/index.ts';

export type ReviewDraft = { readonly rating: number; readonly comment: string; readonly images: readonly string[]; readonly locale: string };
export type ReviewRefusal = ReviewTextFault | { readonly kind: 'exists' | 'foreign-image' };
/** What is reviewed, as a row names it. */
type SubjectColumns = Pick<NewReviewRow, 'reviewable_type' | 'reviewable_id' | 'assignable_type' | 'assignable_id'>;
/** Counts the stars of a new review, in its transaction. */
type CountReview = (reviews: ReviewRepository, rating: number) => Promise<void>;

export type ReviewDeps = { readonly store: Store; readonly uploads: Pick<Uploads, 'areOwn'>; readonly clock: Clock };

/** REVIEW-1c: one review of a subject by a user; averages and counts are up to date once it resolves. */
export const createWriteReview = ({ store, uploads, clock }: ReviewDeps) => {
  const reviews = createReviewRepository(store);
  return async (userId: number, subject: SubjectColumns, { rating, comment, images, locale }: ReviewDraft, count: CountReview): Promise<Result<undefined, ReviewRefusal>> => {
    const text = checkReview(rating, comment);
    if (!text.ok) return text;
    if (!(await uploads.areOwn(userId, 'reviews', images))) return err({ kind: 'foreign-image' });
    const now = clock.now();
    const isWritten = await store.transaction(async () => {
      const isNew = await reviews.insert({ ...subject, user_id: userId, rating: text.value.rating, comment: text.value.comment || null, images: asJson(images), locale, created_at: now, updated_at: now });
      if (isNew) await count(reviews, text.value.rating);
      return isNew;
    });
    return isWritten ? ok(undefined) : err({ kind: 'exists' });
  };
};
