import { provide } from '../../di/index.ts';
import { CATALOG_QUERIES } from '../../features/catalog/index.ts';
import { DIETARY } from '../../features/dietary/index.ts';
import { SEARCH_QUERIES } from '../../features/search/index.ts';
import { ListViews } from '../../features/shop-list/list-views.ts';
import { FACET_QUERIES, LIST_VIEWS, LOAD_MARKS } from '../../features/shop-list/shop-list.tokens.ts';
import { ShopListView } from '../../features/shop-list/shop-list.view.tsx';
import { ShopListViewModel } from '../../features/shop-list/shop-list.view-model.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { bindFacets } from '../modules/facets.module.ts';
import { bindSearch } from '../modules/search.module.ts';
import { CHOSEN_ADDRESS, DATA_CACHE } from '../tokens.ts';
import type { Bind } from '../modules/bind.ts';
import { definePage } from './define-page.ts';
import { bindProducts } from '../modules/products.module.ts';

const createViews = (): ListViews =>
  new ListViews({
    shops: () => import('./shop-list-shops.part.ts').then(({ View }) => View),
    results: () => import('./shop-list-results.part.ts').then(({ View }) => View),
  });

const bindList: Bind = (options) => {
  bindSearch(options);
  bindProducts(options);
  bindFacets(options);
  provide(options, LIST_VIEWS, createViews, {});
  provide(
    options,
    LOAD_MARKS,
    ({ context }: { readonly context: AppContext }) =>
      () =>
        import('../../features/shop-list/marks.ts').then(({ createMarks }) => createMarks(String(context.scope()[0]))),
    { context: CONTEXT },
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
    dietary: DIETARY,
    loadMarks: LOAD_MARKS,
    contents: LIST_VIEWS,
  },
  bindList,
);
