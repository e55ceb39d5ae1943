import type { ReviewTally, ReviewView } from '@domain/reviews/index.ts';
import type { NewRow, Row } from '../../store/tables/index.ts';

export type ReviewRow = Pick<
  Row<'reviews'>,
  | 'id'
  | 'reviewable_id'
  | 'reviewable_type'
  | 'assignable_id'
  | 'assignable_type'
  | 'rating'
  | 'comment'
  | 'images'
  | 'locale'
  | 'created_at'
  | 'updated_at'
> & {
  readonly person: {
    readonly id: number;
    readonly firstname: string;
    readonly lastname: string | null;
    readonly active: boolean;
    readonly img: string | null;
  };
};

export type ReviewSubject = { readonly kind: 'shop' | 'product'; readonly id: number };

export type NewReview = Omit<NewRow<'reviews'>, 'images'> & { readonly images: readonly string[] };

/** Reads visible reviews and writes new ones. */
export interface Reviews {
  /** REVIEW-1f: Counts the visible reviews of a shop or product, by what filters ask for. */
  tallies(subject: ReviewSubject): Promise<readonly ReviewTally[]>;
  /** Returns false if the author has already reviewed the subject, also under concurrency. */
  insert(row: NewReview): Promise<boolean>;
  /** Adds a rating to the average, or takes it away with -1; users who are no couriers have none. */
  countStars(
    reviewSubject: ReviewSubject | { readonly kind: 'courier'; readonly id: number },
    stars: number,
    by?: 1 | -1,
  ): Promise<void>;
  /** REVIEW-1g: Returns a slice of the visible reviews that a filter leaves. */
  list(subject: ReviewSubject, view: ReviewView, offset: number, limit: number): Promise<ReviewRow[]>;
}
