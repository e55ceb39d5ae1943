import type { $Fetch } from 'ofetch';
import type { Promotions } from '@domain/promotions/index.ts';
import { createPromotionQueries, PROMOTION_QUERIES } from '../../features/promotions/index.ts';
import { defineToken, provide } from '../../di/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { lazyPort } from '../lazy-port.ts';
import { API } from '../tokens.ts';
import type { PageServices } from './define-page.ts';

const PROMOTIONS = defineToken<Promotions>('Promotions');

type Remote = { readonly api: $Fetch; readonly context: AppContext };
/** Its adapter comes with those of the first call. */
const remotePromotions = (deps: Remote): Promotions => lazyPort(async () => (await import('../marketplace-adapters.ts')).createHttpPromotions(deps));

/** Ads and what banners stand for, for every page that shows them. */
export const bindPromotions: PageServices = (options) => {
  if (options.isBound(PROMOTION_QUERIES)) return;
  provide(options, PROMOTIONS, remotePromotions, { api: API, context: CONTEXT });
  provide(options, PROMOTION_QUERIES, ({ promotions, context }: { readonly promotions: Promotions; readonly context: AppContext }) => createPromotionQueries({ promotions, scope: () => context.scope() }), {
    promotions: PROMOTIONS, context: CONTEXT,
  });
};
