import type { $Fetch } from 'ofetch';
import type { Promotions } from '@domain/promotions/index.ts';
import { createPromotionQueries, PROMOTION_QUERIES } from '../../features/promotions/index.ts';
import { defineToken, provide } from '../../di/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { lazyPort } from '../adapters/lazy-port.ts';
import { API } from '../tokens.ts';
import { bindOnce } from './bind.ts';

const PROMOTIONS = defineToken<Promotions>('Promotions');

type Remote = { readonly api: $Fetch; readonly context: AppContext };
/** The adapter is imported on the first call. */
const remotePromotions = (deps: Remote): Promotions =>
  lazyPort(async () => (await import('../adapters/marketplace.adapters.ts')).createHttpPromotions(deps));

/** Ads and promotions, for every page that shows them. */
export const bindPromotions = bindOnce(PROMOTION_QUERIES, (options) => {
  provide(options, PROMOTIONS, remotePromotions, { api: API, context: CONTEXT });
  provide(
    options,
    PROMOTION_QUERIES,
    ({ promotions, context }: { readonly promotions: Promotions; readonly context: AppContext }) =>
      createPromotionQueries({ promotions, scope: () => context.scope() }),
    {
      promotions: PROMOTIONS,
      context: CONTEXT,
    },
  );
});
