import type { Promotions } from '@domain/promotions/index.ts';
import { createPromotionQueries, PROMOTION_QUERIES } from '../../features/promotions/index.ts';
import { provide } from '../../di/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { PROMOTIONS } from '../tokens.ts';
import type { PageServices } from './define-page.ts';

/** Ads and what banners stand for, for every page that shows them. */
export const bindPromotions: PageServices = (options) => {
  if (options.isBound(PROMOTION_QUERIES)) return;
  provide(options, PROMOTION_QUERIES, ({ promotions, context }: { readonly promotions: Promotions; readonly context: AppContext }) => createPromotionQueries({ promotions, scope: () => context.scope() }), {
    promotions: PROMOTIONS, context: CONTEXT,
  });
};
