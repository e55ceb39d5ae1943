export { createReviewBook, type ReviewBook, type Reviewed } from './review-book.ts';
export { createDeliveryReviews, type DeliveredThing, type DeliveryReviews } from './delivery-reviews.ts';
export type { ReviewRefusal } from './write-review.ts';
