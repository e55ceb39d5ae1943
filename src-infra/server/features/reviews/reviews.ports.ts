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

/** Reads visible reviews, newest first, and writes new ones. */
export interface Reviews {
  /** Counts the visible reviews of a shop or product. */
  count(subject: ReviewSubject): Promise<number>;
  /** Returns false if the author has already reviewed the subject, also under concurrency. */
  insert(row: NewReview): Promise<boolean>;
  /** Adds a rating to the average; users who are no couriers have none. */
  countStars(
    reviewSubject: ReviewSubject | { readonly kind: 'courier'; readonly id: number },
    stars: number,
  ): Promise<void>;
  /** Returns a slice of the visible reviews, newest first. */
  list(subject: ReviewSubject, offset: number, limit: number): Promise<ReviewRow[]>;
}
