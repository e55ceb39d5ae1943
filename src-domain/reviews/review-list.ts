import type { Instant } from '../kernel/clock.port.ts';
import type { Stars } from './rating.ts';

/** Sort orders of reviews; the first is the default. */
export const REVIEW_ORDERS = ['newest', 'highest', 'lowest'] as const;
/** One of `REVIEW_ORDERS`. */
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** The facts that filters use: `language` is the BCP 47 code of the text, if known. */
export type ReviewFacts = {
  readonly stars: Stars;
  readonly language: string | undefined;
  readonly hasText: boolean;
  readonly hasPicture: boolean;
};

/** A reader's filter of reviews; absent members do not filter. */
export type ReviewFilter = {
  readonly stars?: Stars | undefined;
  readonly language?: string | undefined;
  readonly hasText?: true | undefined;
  readonly hasPicture?: true | undefined;
};

/** How many reviews have the same facts. */
export type ReviewTally = ReviewFacts & { readonly count: number };

/** REVIEW-1f: Whether a filter matches a review with these facts. */
export const matchesReview = (facts: ReviewFacts, { stars, language, hasText, hasPicture }: ReviewFilter): boolean =>
  (stars === undefined || facts.stars === stars) &&
  (language === undefined || facts.language === language) &&
  (!hasText || facts.hasText) &&
  (!hasPicture || facts.hasPicture);

/** REVIEW-1f: the number of reviews that a filter leaves. */
export const countReviews = (tallies: readonly ReviewTally[], filter: ReviewFilter): number =>
  tallies.reduce((all, tally) => all + (matchesReview(tally, filter) ? tally.count : 0), 0);

/** What reviews are sorted by. */
export type SortedReview = { readonly id: number; readonly rating: number; readonly writtenAt: Instant | undefined };

/** REVIEW-1g: The direction in which an order sorts stars; `undefined` if it ignores them. */
export const STARS_SORT: Readonly<Record<ReviewOrder, 'asc' | 'desc' | undefined>> = {
  newest: undefined,
  highest: 'desc',
  lowest: 'asc',
};

/**
 * REVIEW-1g: Returns reviews in an order. Ties are sorted newest first, so that the order is stable and no page repeats
 * a review.
 */
export const inReviewOrder = <Item extends SortedReview>(
  reviews: readonly Item[],
  order: ReviewOrder,
): readonly Item[] => {
  const sign = { asc: 1, desc: -1, none: 0 }[STARS_SORT[order] ?? 'none'];
  return [...reviews].sort(
    (left, right) =>
      sign * (left.rating - right.rating) ||
      (right.writtenAt ?? -Infinity) - (left.writtenAt ?? -Infinity) ||
      right.id - left.id,
  );
};
