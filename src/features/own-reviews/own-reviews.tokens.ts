import type { OwnReviews } from '@domain/reviews/index.ts';
import { defineToken } from '../../di/index.ts';

export const OWN_REVIEWS = defineToken<OwnReviews>('OwnReviews');
