import { ContainerModule } from 'inversify';
import { shopId, uuid, type ShopId } from '@domain/kernel/ids.ts';
import { isUuid } from '@domain/kernel/uuid.ts';
import type { DataCache } from '../../data/index.ts';
import { defineToken, provide } from '../../di/index.ts';
import { CATALOG_QUERIES, type CatalogQueries } from '../../features/catalog/index.ts';
import { SEARCH_FIELD, SEARCH_QUERIES, shopKeyOf } from '../../features/search/index.ts';
import { SearchViewModel } from '../../features/search/search.view-model.ts';
import { NAVIGATOR, PAGES } from '../../routes/index.ts';
import type { Pages } from '../../routes/pages.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { CHOSEN_ADDRESS, DATA_CACHE, RECENT_SEARCHES } from '../tokens.ts';
import { bindSearch } from './search.module.ts';

/** Exported from the same chunk, so that the panel is available as soon as the search is. */
export { SearchPanel } from '../../features/search/search-panel.view.tsx';

type ShopDeps = {
  readonly pages: Pick<Pages, 'shown'>;
  readonly cache: DataCache;
  readonly catalog: Pick<CatalogQueries, 'shop'>;
};
type Deps = Omit<ConstructorParameters<typeof SearchViewModel>[0], 'shopHere' | 'scope' | 'delay'> &
  ShopDeps & { readonly context: AppContext; readonly platform: Platform };

const createSearch = ({ pages, catalog, context, platform, ...deps }: Deps): SearchViewModel =>
  new SearchViewModel({
    ...deps,
    shopHere: () => shopOnScreen({ pages, catalog, cache: deps.cache }),
    scope: () => context.scope(),
    delay: platform.delay,
  });

/** The path of a shop's page carries its id or its uuid; searches need the id. */
const shopOnScreen = ({ pages, cache, catalog }: ShopDeps): ShopId | undefined => {
  const key = shopKeyOf(pages.shown?.match.place.path ?? '') ?? '';
  if (isUuid(key)) return cache.read(catalog.shop(uuid(key))).value?.id;
  return /^[1-9]\d{0,8}$/.test(key) ? shopId(Number(key)) : undefined;
};

export const service = defineToken<SearchViewModel>('SearchViewModel');

/** The search behind the header's field, imported when the field first receives the focus. */
export const bindings = new ContainerModule((options) => {
  bindSearch(options);
  if (options.isBound(service)) return;
  provide(options, service, createSearch, {
    field: SEARCH_FIELD,
    cache: DATA_CACHE,
    queries: SEARCH_QUERIES,
    recents: RECENT_SEARCHES,
    address: CHOSEN_ADDRESS,
    navigator: NAVIGATOR,
    pages: PAGES,
    catalog: CATALOG_QUERIES,
    context: CONTEXT,
    platform: PLATFORM,
  });
});
