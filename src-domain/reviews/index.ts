export {
  checkReview,
  readStars,
  REVIEW_COMMENT_MAX,
  STARS,
  type ReviewText,
  type ReviewTextFault,
  type Stars,
} from './rating.ts';
export {
  countReviews,
  inReviewOrder,
  matchesReview,
  REVIEW_ORDERS,
  STARS_SORT,
  type ReviewFacts,
  type ReviewFilter,
  type ReviewOrder,
  type ReviewTally,
  type SortedReview,
} from './review-list.ts';
export type { Review, ReviewView, ShopRatings, ShopReviews } from './reviews.ports.ts';
export { noRatings, ratingSummary, withRating, type RatingDistribution, type RatingSummary } from './rating-summary.ts';
export {
  reviewRefusal,
  type ReviewedOrder,
  type ReviewRefusal,
  type ReviewSubject,
  type WrittenReview,
} from './review-right.ts';
export {
  editEnds,
  RATED_KINDS,
  ratingEnds,
  ratingRefusal,
  REVIEW_DAYS,
  REVIEW_EDIT_MS,
  starsOfThumb,
  thumbOf,
  type RatedDelivery,
  type RatedKind,
  type RatingRefusal,
  type Thumb,
} from './order-rating.ts';
export type { OrderRating, OrderRatings, OwnRating, PartRating, RatedPart } from './order-ratings.port.ts';
export type { OwnReview, OwnReviews } from './own-reviews.port.ts';
