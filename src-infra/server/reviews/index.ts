export { createReviewBook, type ReviewBook, type Reviewed, type ReviewRefusal } from './review-book.ts';
