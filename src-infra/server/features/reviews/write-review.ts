import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { checkReview, type ReviewTextFault } from '@domain/reviews/index.ts';
import type { NewReview, Reviews } from './reviews.ports.ts';
import type { Uploads } from '../uploads/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { CatalogueChanges } from '../catalog/catalog.ports.ts';

export type ReviewDraft = {
  readonly rating: number;
  readonly comment: string;
  readonly images: readonly string[];
  readonly locale: string;
};
export type ReviewRefusal = ReviewTextFault | { readonly kind: 'exists' | 'foreign-image' };
/** The columns that identify the subject. */
type SubjectColumns = Pick<NewReview, 'reviewable_type' | 'reviewable_id' | 'assignable_type' | 'assignable_id'>;
/** Updates the average in the transaction of the review. */
type CountStars = (rating: number) => Promise<void>;

export type ReviewCollaborators = {
  readonly reviews: Reviews;
  readonly transactions: Transactions;
  readonly catalogueChanges: CatalogueChanges;
  readonly uploads: Pick<Uploads, 'areOwn'>;
  readonly clock: Clock;
};

/** REVIEW-1c: writes one review per user and subject; averages and counts are current once it resolves. */
export const createWriteReview = ({ reviews, transactions, uploads, clock }: ReviewCollaborators) => {
  return async (
    userId: number,
    subject: SubjectColumns,
    { rating, comment, images, locale }: ReviewDraft,
    countStars: CountStars,
  ): Promise<Result<undefined, ReviewRefusal>> => {
    const text = checkReview(rating, comment);
    if (!text.ok) return text;
    if (!(await uploads.areOwn(userId, 'reviews', images))) return err({ kind: 'foreign-image' });
    const now = clock.now();
    const isWritten = await transactions.run(async () => {
      const isNew = await reviews.insert({
        ...subject,
        user_id: userId,
        rating: text.value.rating,
        comment: text.value.comment || null,
        images,
        locale,
        created_at: now,
        updated_at: now,
      });
      if (isNew) await countStars(text.value.rating);
      return isNew;
    });
    return isWritten ? ok(undefined) : err({ kind: 'exists' });
  };
};
