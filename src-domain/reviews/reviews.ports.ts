import type { Answer } from '../kernel/answer.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { ShopId } from '../kernel/ids.ts';
import type { Page } from '../kernel/page.ts';
import type { RatingSummary } from './rating-summary.ts';
import type { ReviewFilter, ReviewOrder, ReviewTally } from './review-list.ts';

/** REVIEW-1: what somebody has said, as everybody may read it. */
export type Review = {
  readonly id: number;
  /** 0–5; servers of others also know parts of a star. */
  readonly rating: number;
  /** Empty where stars say it all. */
  readonly comment: string;
  /** Addresses of the pictures that came with it. */
  readonly pictures: readonly string[];
  /** Who said it; `undefined` where the person is gone. */
  readonly author: { readonly name: string; readonly image: string | undefined } | undefined;
  readonly writtenAt: Instant | undefined;
  /** BCP 47 code of the comment; `undefined` where the server does not say. */
  readonly language: string | undefined;
};

/** The reviews somebody wants to see, and in which order. */
export type ReviewView = { readonly order: ReviewOrder; readonly filter: ReviewFilter };

/** What is known of all ratings of a shop. */
export type ShopRatings = {
  /** REVIEW-1d: how the stars are spread, of ratings with and without a review. */
  readonly summary: RatingSummary;
  /** REVIEW-1f: the reviews by what filters ask for; `undefined` from a server that has no filters. */
  readonly written: readonly ReviewTally[] | undefined;
};

/** CATALOG-2, REVIEW-1: what people say of a shop. */
export interface ShopReviews {
  /**
   * REVIEW-1g: one page of the reviews that a filter leaves; pages count from 1. `rejected` with status 404 where there
   * is no such shop.
   */
  list(shop: ShopId, page: number, view: ReviewView): Answer<Page<Review>>;
  /** What all ratings say. `rejected` with status 404 where there is no such shop. */
  ratings(shop: ShopId): Answer<ShopRatings>;
}
