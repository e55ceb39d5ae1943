export { createReviews, type ReviewUseCases } from './create-reviews.ts';
export type { DeliveredThing, DeliveryReviews } from './delivery-reviews.ts';
export type { CatalogReviews, Reviewed } from './catalog-reviews.ts';
export type { OwnReviews } from './own-reviews.ports.ts';
export type { RatedReview } from './rated-orders.ports.ts';
export type { OrderRatingRecord, RateOrder, RateRefusal } from './rate-order.use-case.ts';
export type { ReviewRow, Reviews } from './reviews.ports.ts';
export type { ReviewRefusal } from './write-review.ts';
