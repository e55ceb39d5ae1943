import { createDeliveryReviews, type DeliveryReviews } from './delivery-reviews.ts';
import { createCatalogReviews, type CatalogReviews } from './catalog-reviews.ts';
import type { OwnReviews } from './own-reviews.ports.ts';
import { createRateOrder, type RateOrder, type RateOrderDeps } from './rate-order.use-case.ts';
import type { Reviews } from './reviews.ports.ts';

/** Reviews of shops, products and deliveries. */
export interface ReviewUseCases {
  readonly reviews: Reviews;
  readonly catalogReviews: CatalogReviews;
  readonly deliveryReviews: DeliveryReviews;
  readonly rateOrder: RateOrder;
  readonly ownReviews: OwnReviews;
}

export const createReviews = (deps: RateOrderDeps & { readonly ownReviews: OwnReviews }): ReviewUseCases => ({
  reviews: deps.reviews,
  catalogReviews: createCatalogReviews(deps),
  deliveryReviews: createDeliveryReviews(deps),
  rateOrder: createRateOrder(deps),
  ownReviews: deps.ownReviews,
});
