import { DAY_MS, instant, type Instant } from '../kernel/clock.port.ts';
import type { OrderStatus } from '../orders/index.ts';
import type { Stars } from './rating.ts';

/** What an order lets its customer rate: the shop by its order, the courier, each dish. */
export const RATED_KINDS = ['order', 'courier', 'product'] as const;
/** One of `RATED_KINDS`. */
export type RatedKind = (typeof RATED_KINDS)[number];

/** How long after its writing a review can be changed. */
export const REVIEW_EDIT_MS = 86_400_000;

/** The days after delivery in which an order can be rated, unless the operator says otherwise. */
export const REVIEW_DAYS = 30;

/** The delivery of an order and the operator's number of days. */
export type RatedDelivery = {
  readonly status: OrderStatus;
  readonly deliveredAt: Instant | undefined;
  readonly days: number;
};

/** Why a part of an order takes no rating: too early, too late, or rated and no longer to be changed. */
export type RatingRefusal = { readonly kind: 'not-delivered' | 'too-late' | 'final' };

/** REVIEW-1h: The end of the time in which a delivered order can be rated. */
export const ratingEnds = (deliveredAt: Instant, days: number): Instant => instant(deliveredAt + days * DAY_MS);

/** REVIEW-1i: The end of the time in which a review of `writtenAt` can be changed. */
export const editEnds = (writtenAt: Instant): Instant => instant(writtenAt + REVIEW_EDIT_MS);

/**
 * REVIEW-1h, REVIEW-1i: Why a part of an order cannot be rated now, or undefined. `writtenAt` is the time of the review
 * that exists already: it can be changed for a day, whether or not new ones are still taken.
 */
export const ratingRefusal = (
  { status, deliveredAt, days }: RatedDelivery,
  writtenAt: Instant | undefined,
  now: Instant,
): RatingRefusal | undefined => {
  if (status !== 'delivered' || deliveredAt === undefined) return { kind: 'not-delivered' };
  if (writtenAt !== undefined) return now < editEnds(writtenAt) ? undefined : { kind: 'final' };
  return now < ratingEnds(deliveredAt, days) ? undefined : { kind: 'too-late' };
};

/** Liked or not: the short way to rate a dish. */
export type Thumb = 'up' | 'down';

/** REVIEW-1j: The stars that a thumb gives. */
export const starsOfThumb = (thumb: Thumb): Stars => (thumb === 'up' ? 5 : 2);

/** REVIEW-1j: The thumb that shows a number of stars; four and five are liked. */
export const thumbOf = (stars: number): Thumb => (stars >= 4 ? 'up' : 'down');
