import { createHttpProductSearch, createHttpShopSearch } from '@infra/search/http-search.adapters.ts';
import { provide } from '../di/index.ts';
import { createSearchQueries, SEARCH_QUERIES } from '../features/search/index.ts';
import { CONTEXT, type AppContext } from './app-context.ts';
import type { PageServices } from './pages/define-page.ts';
import { API, PRODUCT_SEARCH, SHOP_SEARCH } from './tokens.ts';

type QueriesDeps = Omit<Parameters<typeof createSearchQueries>[0], 'scope'> & { readonly context: AppContext };

/** Searching, for the header's field and for the page of results; whichever comes first binds it. */
export const bindSearch: PageServices = (options) => {
  if (options.isBound(SEARCH_QUERIES)) return;
  provide(options, SHOP_SEARCH, createHttpShopSearch, { api: API, context: CONTEXT });
  provide(options, PRODUCT_SEARCH, createHttpProductSearch, { api: API, context: CONTEXT });
  provide(options, SEARCH_QUERIES, ({ context, ...ports }: QueriesDeps) => createSearchQueries({ ...ports, scope: () => context.scope() }), {
    shops: SHOP_SEARCH, products: PRODUCT_SEARCH, context: CONTEXT,
  });
};
