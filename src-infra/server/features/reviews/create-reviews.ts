import { createDeliveryReviews, type DeliveryReviews } from './delivery-reviews.ts';
import { createCatalogReviews, type CatalogReviews } from './catalog-reviews.ts';
import type { Reviews } from './reviews.ports.ts';
import type { ReviewCollaborators } from './write-review.ts';

/** Reviews of shops, products and deliveries. */
export interface ReviewUseCases {
  readonly reviews: Reviews;
  readonly catalogReviews: CatalogReviews;
  readonly deliveryReviews: DeliveryReviews;
}

export const createReviews = (deps: ReviewCollaborators): ReviewUseCases => ({
  reviews: deps.reviews,
  catalogReviews: createCatalogReviews(deps),
  deliveryReviews: createDeliveryReviews(deps),
});
