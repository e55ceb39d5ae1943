import { err, ok, type Result } from '../kernel/result.ts';

/** REVIEW-1a: a whole number of stars. */
export const STARS = [1, 2, 3, 4, 5] as const;
/** A rating, 5 being best. */
export type Stars = (typeof STARS)[number];

/** The content of a review of an order, a courier, a shop or a product. */
export type ReviewText = { readonly rating: Stars; readonly comment: string };

/** A fault of a review's text. */
export type ReviewTextFault = { readonly kind: 'not-a-rating' | 'comment-too-long' };

/** The longest comment, in characters. */
export const REVIEW_COMMENT_MAX = 1000;

/** REVIEW-1a: Reads one of the whole numbers 1 … 5; undefined for anything else, including 4.7 and NaN. */
export const readStars = (value: number): Stars | undefined => STARS.find((stars) => stars === value);

/** REVIEW-1b: Returns stars and an optional comment; a comment that is too long is rejected, never truncated. */
export const checkReview = (rating: number, typed: string): Result<ReviewText, ReviewTextFault> => {
  const stars = readStars(rating);
  if (stars === undefined) return err({ kind: 'not-a-rating' });
  const comment = typed.trim();
  return [...comment].length > REVIEW_COMMENT_MAX ? err({ kind: 'comment-too-long' }) : ok({ rating: stars, comment });
};
