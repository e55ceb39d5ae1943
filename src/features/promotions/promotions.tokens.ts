import { defineToken } from '../../di/index.ts';
import type { PromotionQueries } from './promotion.queries.ts';

export const PROMOTION_QUERIES = defineToken<PromotionQueries>('PromotionQueries');
