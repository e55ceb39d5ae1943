import { REVIEW_COMMENT_MAX } from '@domain/reviews/index.ts';
import type { DeliveredThing, ReviewRefusal, DeliveryReviews } from '../../features/reviews/index.ts';
import { fieldRefused, refused, type Refusal } from '../response/index.ts';
import type { ApiCall } from '../handler.ts';
import { storedPicture } from '../shapes/index.ts';

type ReviewCall = Pick<ApiCall<'reviewOrder'>, 'user' | 'origin' | 'language'> & {
  readonly params: { readonly rating: number; readonly comment?: string; readonly images?: readonly string[] };
};

/** Writes a delivery review; returns the rejection, or `undefined` on success. */
export const writeDeliveryReview = async (
  reviews: DeliveryReviews,
  { user, params, origin, language }: ReviewCall,
  thing: DeliveredThing,
): Promise<Refusal | undefined> => {
  const images = (params.images ?? []).map((text) => storedPicture(origin, text));
  const outcome = await reviews.write(user.id, thing, {
    rating: params.rating,
    comment: params.comment ?? '',
    images,
    locale: language,
  });
  return outcome.ok ? undefined : REVIEW_REFUSALS[outcome.error.kind];
};

export const REVIEW_REFUSALS: Readonly<Record<ReviewRefusal['kind'], Refusal>> = {
  'not-a-rating': fieldRefused('rating', 'FIELD_INVALID'),
  'comment-too-long': fieldRefused('comment', 'FIELD_LONG', { limit: REVIEW_COMMENT_MAX }),
  'foreign-image': fieldRefused('images', 'FIELD_UNKNOWN'),
  exists: refused('ERROR_506'),
};
