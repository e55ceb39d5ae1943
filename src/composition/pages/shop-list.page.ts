import type { ShopFacets } from '@domain/catalog/index.ts';
import { createHttpShopFacets } from '@infra/catalog/http-shop-facets.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { CATALOG_QUERIES } from '../../features/catalog/index.ts';
import { SEARCH_QUERIES } from '../../features/search/index.ts';
import { createFacetQueries } from '../../features/shop-list/facet.queries.ts';
import { FACET_QUERIES } from '../../features/shop-list/shop-list.tokens.ts';
import { ShopListView } from '../../features/shop-list/shop-list.view.tsx';
import { ShopListViewModel } from '../../features/shop-list/shop-list.view-model.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { bindSearch } from '../modules/search.module.ts';
import { API, CHOSEN_ADDRESS, DATA_CACHE } from '../tokens.ts';
import type { Bind } from '../modules/bind.ts';
import { definePage } from './define-page.ts';
import { bindProducts } from '../modules/products.module.ts';

const SHOP_FACETS = defineToken<ShopFacets>('ShopFacets');

const bindList: Bind = (options) => {
  bindSearch(options);
  bindProducts(options);
  provide(options, SHOP_FACETS, createHttpShopFacets, { api: API, context: CONTEXT });
  provide(
    options,
    FACET_QUERIES,
    ({ facets, context }: { readonly facets: ShopFacets; readonly context: AppContext }) =>
      createFacetQueries({ facets, scope: () => context.scope() }),
    {
      facets: SHOP_FACETS,
      context: CONTEXT,
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
  },
  bindList,
);
