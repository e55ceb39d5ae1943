import type { ReviewRow } from '../../features/reviews/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { toGalleries } from '../shapes/index.ts';
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
  img: picture(row.images[0] ?? null),
  galleries: toGalleries(row.id, 'reviews', row.images, origin),
  created_at: wireTime(row.created_at),
  updated_at: wireTime(row.updated_at),
  user: { ...row.person, img: picture(row.person.img) },
});
