import * as fc from 'fast-check';
import { orderId, productId, shopId, userId } from '../kernel/ids.ts';
import {
  STARS,
  type ReviewedOrder,
  type ReviewFacts,
  type ReviewFilter,
  type ReviewSubject,
  type Stars,
  type WrittenReview,
} from '../reviews/index.ts';
import { orderStatusArb } from './orders.arb.ts';

/** Every number of stars. */
export const starsArb: fc.Arbitrary<Stars> = fc.constantFrom(...STARS);

/** Orders of two customers, mostly delivered, some without a courier. */
export const reviewedOrderArb: fc.Arbitrary<ReviewedOrder> = fc.record({
  id: fc.constantFrom(1, 2).map(orderId),
  customerId: fc.constantFrom(7, 8).map(userId),
  status: fc.oneof(
    { weight: 3, arbitrary: fc.constant('delivered' as const) },
    { weight: 1, arbitrary: orderStatusArb },
  ),
  hasCourier: fc.boolean(),
});

/** Subjects of reviews; few ids, so that an order, a shop and a product share one. */
export const reviewSubjectArb: fc.Arbitrary<ReviewSubject> = fc.oneof(
  { withCrossShrink: true },
  fc.record({ kind: fc.constantFrom('order' as const, 'courier' as const), order: reviewedOrderArb }),
  fc.record({ kind: fc.constant('shop' as const), shopId: fc.constantFrom(1, 2).map(shopId) }),
  fc.record({ kind: fc.constant('product' as const), productId: fc.constantFrom(1, 2).map(productId) }),
);

/** Reviews by two customers. */
export const writtenReviewArb: fc.Arbitrary<WrittenReview> = fc.record({
  authorId: fc.constantFrom(7, 8).map(userId),
  subject: reviewSubjectArb,
});

/** Facts of reviews in few languages, so that filters match some. */
export const reviewFactsArb: fc.Arbitrary<ReviewFacts> = fc.record({
  stars: starsArb,
  language: fc.constantFrom('en', 'ar', undefined),
  hasText: fc.boolean(),
  hasPicture: fc.boolean(),
});

/** Filters with any part of their choices. */
export const reviewFilterArb: fc.Arbitrary<ReviewFilter> = fc.record({
  stars: fc.option(starsArb, { nil: undefined }),
  language: fc.constantFrom('en', 'ar', undefined),
  hasText: fc.constantFrom(true as const, undefined),
  hasPicture: fc.constantFrom(true as const, undefined),
});
