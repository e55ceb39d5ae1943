import type { Answer } from '../kernel/answer.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { ShopId } from '../kernel/ids.ts';
import type { Page } from '../kernel/page.ts';
import type { RatingSummary } from './rating-summary.ts';

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
};

/** CATALOG-2, REVIEW-1: what people say of a shop. */
export interface ShopReviews {
  /** One page of a shop's reviews; pages count from 1. `rejected` with status 404 where there is no such shop. */
  list(shop: ShopId, page: number): Answer<Page<Review>>;
  /**
   * REVIEW-1d: how its stars are spread, of all its reviews. `rejected` with status 404 where there is no such shop.
   */
  ratings(shop: ShopId): Answer<RatingSummary>;
}
