import type { Instant } from '../kernel/clock.port.ts';
import type { Stars } from './rating.ts';

/** Ways to sort reviews, the first without being asked. */
export const REVIEW_ORDERS = ['newest', 'highest', 'lowest'] as const;
/** One of `REVIEW_ORDERS`. */
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** What reviews are told apart by: `language` is the BCP 47 code of the text, where it is known. */
export type ReviewFacts = {
  readonly stars: Stars;
  readonly language: string | undefined;
  readonly hasText: boolean;
  readonly hasPicture: boolean;
};

/** What a reader wants to see of the reviews; whatever is absent does not matter. */
export type ReviewFilter = {
  readonly stars?: Stars | undefined;
  readonly language?: string | undefined;
  readonly hasText?: true | undefined;
  readonly hasPicture?: true | undefined;
};

/** How many reviews have the same facts. */
export type ReviewTally = ReviewFacts & { readonly count: number };

/** REVIEW-1f: whether a filter leaves a review with these facts. */
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

/** REVIEW-1g: the direction in which an order sorts stars; `undefined` where it ignores them. */
export const STARS_SORT: Readonly<Record<ReviewOrder, 'asc' | 'desc' | undefined>> = {
  newest: undefined,
  highest: 'desc',
  lowest: 'asc',
};

/**
 * REVIEW-1g: reviews in an order. Those that it does not tell apart begin with the newest, so that the order is the
 * same wherever they come from and no page repeats one.
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
