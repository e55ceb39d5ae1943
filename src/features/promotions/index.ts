export { createPromotionQueries, type PromotionQueries } from './promotion.queries.ts';
export { PROMOTION_QUERIES } from './promotions.tokens.ts';
