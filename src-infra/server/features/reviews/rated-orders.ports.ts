import type { OrderStatus } from '@domain/orders/index.ts';
import type { RatedKind } from '@domain/reviews/index.ts';

/** An order as far as its customer's ratings need it. */
export type RatedOrder = {
  readonly id: number;
  readonly status: OrderStatus;
  readonly shopId: number;
  readonly courierId: number | null;
  readonly deliveredAt: number | null;
  /** Of its lines, without add-ons. */
  readonly productIds: readonly number[];
};

/** The customer's review of the shop by this order, of its courier or of a dish. */
export type RatedReview = {
  readonly id: number;
  readonly kind: RatedKind;
  /** The id of the shop, the courier or the product. */
  readonly subjectId: number;
  readonly rating: number;
  readonly comment: string | null;
  readonly images: readonly string[];
  readonly createdAt: number;
};

export type ReviewChange = {
  readonly rating: number;
  readonly comment: string | null;
  readonly images: readonly string[];
  readonly locale: string;
  readonly at: number;
};

/** Orders and the reviews that their customers wrote. */
export interface RatedOrders {
  /** Returns an own order; locks it until the end of the caller's transaction, if there is one. */
  lock(userId: number, orderId: number): Promise<RatedOrder | undefined>;
  /** Returns an own order without a lock. */
  find(userId: number, orderId: number): Promise<RatedOrder | undefined>;
  /** Returns the customer's reviews of what the order consists of. */
  reviews(userId: number, order: RatedOrder): Promise<readonly RatedReview[]>;
  /** Writes a review anew. */
  change(reviewId: number, change: ReviewChange): Promise<void>;
}
