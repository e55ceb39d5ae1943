import type { ShopCounter, ShopFacets } from '@domain/catalog/index.ts';
import type { SearchFacets } from '@domain/search/index.ts';
import { announces } from '@domain/settings/index.ts';
import { createHttpShopCounter } from '@infra/catalog/http-shop-counter.adapter.ts';
import { createHttpShopFacets } from '@infra/catalog/http-shop-facets.adapter.ts';
import { createHttpSearchFacets } from '@infra/search/http-search-facets.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { CATALOG_QUERIES } from '../../features/catalog/index.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import { SEARCH_QUERIES } from '../../features/search/index.ts';
import { createFacetQueries } from '../../features/shop-list/facet.queries.ts';
import { FACET_QUERIES, LOAD_MARKS } from '../../features/shop-list/shop-list.tokens.ts';
import { ShopListView } from '../../features/shop-list/shop-list.view.tsx';
import { ShopListViewModel } from '../../features/shop-list/shop-list.view-model.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { bindSearch } from '../modules/search.module.ts';
import { API, CHOSEN_ADDRESS, DATA_CACHE } from '../tokens.ts';
import type { Bind } from '../modules/bind.ts';
import { definePage } from './define-page.ts';
import { bindProducts } from '../modules/products.module.ts';

const SHOP_FACETS = defineToken<ShopFacets>('ShopFacets');
const SHOP_COUNTER = defineToken<ShopCounter>('ShopCounter');
const SEARCH_FACETS = defineToken<SearchFacets>('SearchFacets');

type QueriesDeps = Omit<Parameters<typeof createFacetQueries>[0], 'scope' | 'isNarrowable' | 'counts'> & {
  readonly context: AppContext;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
};

const bindList: Bind = (options) => {
  bindSearch(options);
  bindProducts(options);
  provide(options, SHOP_FACETS, createHttpShopFacets, { api: API, context: CONTEXT });
  provide(options, SHOP_COUNTER, createHttpShopCounter, { api: API, context: CONTEXT });
  provide(
    options,
    LOAD_MARKS,
    ({ context }: { readonly context: AppContext }) =>
      () =>
        import('../../features/shop-list/marks.ts').then(({ createMarks }) => createMarks(String(context.scope()[0]))),
    { context: CONTEXT },
  );
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
};

export const page = definePage(
  ShopListViewModel,
  ShopListView,
  {
    cache: DATA_CACHE,
    queries: CATALOG_QUERIES,
    facets: FACET_QUERIES,
    searches: SEARCH_QUERIES,
    address: CHOSEN_ADDRESS,
    loadMarks: LOAD_MARKS,
  },
  bindList,
);
