import type { ShopCounter, ShopFacets } from '@domain/catalog/index.ts';
import type { SearchFacets } from '@domain/search/index.ts';
import { announces } from '@domain/settings/index.ts';
import { createHttpShopCounter } from '@infra/catalog/http-shop-counter.adapter.ts';
import { createHttpShopFacets } from '@infra/catalog/http-shop-facets.adapter.ts';
import { createHttpSearchFacets } from '@infra/search/http-search-facets.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import { createFacetQueries } from '../../features/shop-list/index.ts';
import { FACET_QUERIES } from '../../features/shop-list/shop-list.tokens.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { API } from '../tokens.ts';
import { bindOnce } from './bind.ts';

const SHOP_FACETS = defineToken<ShopFacets>('ShopFacets');
const SHOP_COUNTER = defineToken<ShopCounter>('ShopCounter');
const SEARCH_FACETS = defineToken<SearchFacets>('SearchFacets');

type QueriesDeps = Omit<Parameters<typeof createFacetQueries>[0], 'scope' | 'isNarrowable' | 'counts'> & {
  readonly context: AppContext;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
};

/** The filters of lists of shops and search results. */
export const bindFacets = bindOnce(FACET_QUERIES, (options) => {
  provide(options, SHOP_FACETS, createHttpShopFacets, { api: API, context: CONTEXT });
  provide(options, SHOP_COUNTER, createHttpShopCounter, { api: API, context: CONTEXT });
  provide(options, SEARCH_FACETS, createHttpSearchFacets, { api: API });
  provide(
    options,
    FACET_QUERIES,
    ({ context, reference, ...ports }: QueriesDeps) =>
      createFacetQueries({
        ...ports,
        isNarrowable: () => announces(reference.settings, 'search_facets'),
        counts: () => announces(reference.settings, 'shop_counts'),
        scope: () => context.scope(),
      }),
    {
      facets: SHOP_FACETS,
      searchFacets: SEARCH_FACETS,
      counter: SHOP_COUNTER,
      context: CONTEXT,
      reference: REFERENCE_VIEW_MODEL,
    },
  );
});
