import type { Answer } from '../kernel/answer.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { OrderId } from '../kernel/ids.ts';
import type { Page } from '../kernel/page.ts';

/** A review of one's own. */
export type OwnReview = {
  readonly id: number;
  /** The shop, the dish or the courier. */
  readonly title: string;
  readonly image: string | undefined;
  readonly rating: number;
  readonly comment: string;
  readonly pictures: readonly string[];
  readonly writtenAt: Instant;
  readonly changeableUntil: Instant;
  /** The order on whose page it is changed. */
  readonly orderId: OrderId | undefined;
};

/** REVIEW-1: What a customer wrote. */
export interface OwnReviews {
  /** One page of own reviews, newest first; pages count from 1. */
  list(page: number): Answer<Page<OwnReview>>;
}
