import { ContainerModule } from 'inversify';
import type { SessionStore } from '@domain/identity/index.ts';
import type { DataCache } from '../../data/index.ts';
import { LAZY_BINDINGS, provide, type LazyBindings } from '../../di/index.ts';
import { CATALOG_QUERIES, type CatalogQueries } from '../../features/catalog/index.ts';
import { Pages } from '../../routes/pages.ts';
import { createRouteModules } from '../../routes/route-modules.ts';
import { PAGES } from '../../routes/routes.tokens.ts';
import { START_COOKIE, startPathOf } from '../../routes/start-path.ts';
import { createPrefetchShop } from '../pages/prefetch-shop.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { routes } from '../route-table.ts';
import { DATA_CACHE, RECREATE_PAGE, SESSION_STORE } from '../tokens.ts';

type Deps = {
  readonly late: LazyBindings;
  readonly platform: Platform;
  readonly sessions: SessionStore;
  readonly cache: DataCache;
  readonly queries: CatalogQueries;
};

const createPages = ({ late, platform, sessions, cache, queries }: Deps): Pages => {
  const isSignedIn = () => sessions.read() !== undefined;
  return new Pages({
    routes,
    modules: createRouteModules((page) => late.load(page.bindings)),
    create: (page) => late.create(page.viewModel),
    prefetchData: createPrefetchShop({ cache, queries }),
    isSignedIn,
    startPath: () => startPathOf(platform.cookies.get(START_COOKIE), isSignedIn()),
    delay: platform.delay,
  });
};

/** The current page. */
export const pagesModule = new ContainerModule((options) => {
  provide(options, PAGES, createPages, {
    late: LAZY_BINDINGS,
    platform: PLATFORM,
    sessions: SESSION_STORE,
    cache: DATA_CACHE,
    queries: CATALOG_QUERIES,
  });
  provide(options, RECREATE_PAGE, ({ pages }: { readonly pages: Pages }) => pages.recreate, { pages: PAGES });
});
