import type { Answer } from '../kernel/answer.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { ShopId } from '../kernel/ids.ts';
import type { Page } from '../kernel/page.ts';
import type { RatingSummary } from './rating-summary.ts';
import type { ReviewFilter, ReviewOrder, ReviewTally } from './review-list.ts';

/** REVIEW-1: A review as everyone may read it. */
export type Review = {
  readonly id: number;
  /** 0–5; other servers also have fractional stars. */
  readonly rating: number;
  /** Empty for stars alone. */
  readonly comment: string;
  /** Addresses of its pictures. */
  readonly pictures: readonly string[];
  /** The author; `undefined` if their account is deleted. */
  readonly author: { readonly name: string; readonly image: string | undefined } | undefined;
  readonly writtenAt: Instant | undefined;
  /** BCP 47 code of the comment; `undefined` if the server does not say. */
  readonly language: string | undefined;
};

/** The reviews to show, and their order. */
export type ReviewView = { readonly order: ReviewOrder; readonly filter: ReviewFilter };

/** All ratings of a shop. */
export type ShopRatings = {
  /** REVIEW-1d: The distribution of stars, of ratings with and without a review. */
  readonly summary: RatingSummary;
  /** REVIEW-1f: The counts of reviews by filter; `undefined` from a server without filters. */
  readonly written: readonly ReviewTally[] | undefined;
};

/** CATALOG-2, REVIEW-1: The reviews of a shop. */
export interface ShopReviews {
  /**
   * REVIEW-1g: One page of the reviews that match a filter; pages count from 1. `rejected` with status 404 if there is
   * no such shop.
   */
  list(shop: ShopId, page: number, view: ReviewView): Answer<Page<Review>>;
  /** The ratings summary. `rejected` with status 404 if there is no such shop. */
  ratings(shop: ShopId): Answer<ShopRatings>;
}
