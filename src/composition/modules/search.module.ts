import type { TermSuggestions } from '@domain/search/index.ts';
import { announces } from '@domain/settings/index.ts';
import {
  createHttpProductSearch,
  createHttpShopSearch,
  createHttpTermSuggestions,
} from '@infra/search/http-search.adapters.ts';
import { defineToken, provide } from '../../di/index.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import { createSearchQueries, SEARCH_QUERIES } from '../../features/search/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { bindOnce } from './bind.ts';
import { API, PRODUCT_SEARCH, SHOP_SEARCH } from '../tokens.ts';

const TERM_SUGGESTIONS = defineToken<TermSuggestions>('TermSuggestions');

type QueriesDeps = Omit<Parameters<typeof createSearchQueries>[0], 'scope' | 'suggests'> & {
  readonly context: AppContext;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
};

/** Search, for the field in the header and the page of results. */
export const bindSearch = bindOnce(SEARCH_QUERIES, (options) => {
  provide(options, SHOP_SEARCH, createHttpShopSearch, { api: API, context: CONTEXT });
  provide(options, PRODUCT_SEARCH, createHttpProductSearch, { api: API, context: CONTEXT });
  provide(options, TERM_SUGGESTIONS, createHttpTermSuggestions, { api: API, context: CONTEXT });
  provide(
    options,
    SEARCH_QUERIES,
    ({ context, reference, ...ports }: QueriesDeps) =>
      createSearchQueries({
        ...ports,
        suggests: () => announces(reference.settings, 'suggest'),
        scope: () => context.scope(),
      }),
    {
      shops: SHOP_SEARCH,
      products: PRODUCT_SEARCH,
      suggestions: TERM_SUGGESTIONS,
      context: CONTEXT,
      reference: REFERENCE_VIEW_MODEL,
    },
  );
});
