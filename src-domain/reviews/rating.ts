import { err, ok, type Result } from '../kernel/result.ts';

/** REVIEW-1a: a whole number of stars. */
export const STARS = [1, 2, 3, 4, 5] as const;
/** How good something was, 5 being best. */
export type Stars = (typeof STARS)[number];

/** What somebody says of an order, a courier, a shop or a product. */
export type ReviewText = { readonly rating: Stars; readonly comment: string };

/** What is wrong with a review's text. */
export type ReviewTextFault = { readonly kind: 'not-a-rating' | 'comment-too-long' };

/** The longest comment, in characters. */
export const REVIEW_COMMENT_MAX = 1000;

/** REVIEW-1a: one of the whole numbers 1 … 5; `undefined` for anything else, 4.7 and NaN included. */
export const readStars = (value: number): Stars | undefined => STARS.find((stars) => stars === value);

/** REVIEW-1b: stars and a comment, which may be empty; too long a one is refused, never cut. */
export const checkReview = (rating: number, typed: string): Result<ReviewText, ReviewTextFault> => {
  const stars = readStars(rating);
  if (stars === undefined) return err({ kind: 'not-a-rating' });
  const comment = typed.trim();
  return [...comment].length > REVIEW_COMMENT_MAX ? err({ kind: 'comment-too-long' }) : ok({ rating: stars, comment });
};
