export { createReviewQueries } from './reviews.queries.ts';
export { REVIEW_DEPS } from './reviews.tokens.ts';
export { ShopReviews } from './shop-reviews.view.tsx';
