import type { OrderRatings } from '@domain/reviews/index.ts';
import { defineToken } from '../../di/index.ts';
import type { RatingDrafts } from './rating-draft.ts';

export const ORDER_RATINGS = defineToken<OrderRatings>('OrderRatings');
export const RATING_DRAFTS = defineToken<RatingDrafts>('RatingDrafts');
