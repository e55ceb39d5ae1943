import { readStars, type ReviewTally, type ReviewView } from '@domain/reviews/index.ts';
import type { ReviewRow } from '../../features/reviews/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { toGalleries } from '../shapes/index.ts';
import type { Params } from '../handler.ts';
import type { CatalogContext } from './catalog-context.ts';

type Reviewable = 'Order' | 'Product' | 'ParcelOrder' | 'Blog' | 'Shop';

/** Renders the public Review of contract 2.4, without its author's uuid. */
export const toReview = (row: ReviewRow, { origin, picture }: CatalogContext) => ({
  id: row.id,
  reviewable_id: row.reviewable_id,
  reviewable_type: row.reviewable_type as Reviewable,
  assignable_id: row.assignable_id,
  assignable_type: row.assignable_type,
  rating: row.rating,
  comment: row.comment,
  locale: row.locale,
  img: picture(row.images[0] ?? null),
  galleries: toGalleries(row.id, 'reviews', row.images, origin),
  created_at: wireTime(row.created_at),
  updated_at: wireTime(row.updated_at),
  user: { ...row.person, img: picture(row.person.img) },
});

/** All reviews, the newest first. */
export const ALL_REVIEWS: ReviewView = { order: 'newest', filter: {} };

type ReviewParams = Pick<
  Params<'listShopReviews'>,
  'column' | 'sort' | 'rating' | 'locale' | 'with_comment' | 'with_image'
>;

/** REVIEW-1f REVIEW-1g: reads which reviews are asked for; any other column is the time (contract 1.4). */
export const readReviewView = ({
  column,
  sort = 'desc',
  rating,
  locale,
  with_comment,
  with_image,
}: ReviewParams): ReviewView => ({
  order: column === 'rating' ? (sort === 'asc' ? 'lowest' : 'highest') : 'newest',
  filter: {
    stars: rating === undefined ? undefined : readStars(rating),
    language: locale,
    hasText: with_comment || undefined,
    hasPicture: with_image || undefined,
  },
});

/** Renders how many reviews have the same rating, language, comment and picture. */
export const toTally = ({ stars, language, hasText, hasPicture, count }: ReviewTally) => ({
  rating: stars,
  locale: language ?? null,
  with_comment: hasText,
  with_image: hasPicture,
  count,
});
