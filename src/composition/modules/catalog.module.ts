import { ContainerModule } from 'inversify';
import type { Articles } from '@domain/content/index.ts';
import { construct, LAZY_BINDINGS, provide, type LazyBindings } from '../../di/index.ts';
import { ADDRESS_CHOICE, AddressChoiceViewModel } from '../../features/addresses/index.ts';
import { CATALOG_QUERIES, createCatalogQueries, TIME_ZONES_IN_VIEW } from '../../features/catalog/index.ts';
import { ARTICLE_QUERIES, createArticleQueries, NEWS_SHEET } from '../../features/content/index.ts';
import { LIKED_VIEW_MODEL, LikedViewModel } from '../../features/liked/index.ts';
import { SEARCH_FIELD, SearchFieldViewModel, termOfAddress } from '../../features/search/index.ts';
import { PAGES } from '../../routes/index.ts';
import type { Pages } from '../../routes/pages.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { loadFurtherPages } from '../route-table.ts';
import { ARTICLES, CHOSEN_ADDRESS, DELIVERY_ZONES, LIKED_SHOPS, PRODUCT_CATALOG, SHOP_DIRECTORY } from '../tokens.ts';
import { provideFromPlatform } from './bind.ts';
import { lazyService } from './lazy-service.ts';

type CatalogDeps = Omit<Parameters<typeof createCatalogQueries>[0], 'scope'> & { readonly context: AppContext };
type ArticleDeps = { readonly articles: Articles; readonly context: AppContext };
type AddressChoiceDeps = Omit<ConstructorParameters<typeof AddressChoiceViewModel>[0], 'recreatePage' | 'loadBook'> & {
  readonly late: LazyBindings;
  readonly pages: Pages;
};
type SearchFieldDeps = { readonly late: LazyBindings; readonly platform: Platform };

/** A new address reloads a page that depends on it; forms and orders stay as they are. */
const createAddressChoice = ({ late, pages, ...deps }: AddressChoiceDeps): AddressChoiceViewModel =>
  new AddressChoiceViewModel({
    ...deps,
    recreatePage: async () => {
      if (pages.shown?.match.route.dependsOnAddress) await pages.recreate();
    },
    loadBook: lazyService(late, () => import('./address-book.module.ts')),
  });

const createSearchField = ({ late, platform }: SearchFieldDeps): SearchFieldViewModel =>
  new SearchFieldViewModel({
    text: termOfAddress(...(platform.here().split(/(?=\?)/) as [string, string?])),
    load: lazyService(late, () => import('./search-field.module.ts')),
  });

const loadNewsSheet = async () => (await (await loadFurtherPages()).loadTexts()).NewsSheet;

/** What every page may show of the marketplace: shops, products, articles, the address and the search field. */
export const catalogModule = new ContainerModule((options) => {
  provide(
    options,
    CATALOG_QUERIES,
    ({ context, ...ports }: CatalogDeps) => createCatalogQueries({ ...ports, scope: () => context.scope() }),
    { shops: SHOP_DIRECTORY, products: PRODUCT_CATALOG, context: CONTEXT },
  );
  provideFromPlatform(options, TIME_ZONES_IN_VIEW, ({ timeZones }) => timeZones);
  provide(
    options,
    ARTICLE_QUERIES,
    ({ articles, context }: ArticleDeps) => createArticleQueries({ articles, language: context.language }),
    { articles: ARTICLES, context: CONTEXT },
  );
  provide(options, NEWS_SHEET, () => lazyView(loadNewsSheet), {});
  provide(options, LIKED_VIEW_MODEL, construct(LikedViewModel), { liked: LIKED_SHOPS });
  provide(options, ADDRESS_CHOICE, createAddressChoice, {
    late: LAZY_BINDINGS,
    pages: PAGES,
    address: CHOSEN_ADDRESS,
    zones: DELIVERY_ZONES,
  });
  provide(options, SEARCH_FIELD, createSearchField, { late: LAZY_BINDINGS, platform: PLATFORM });
});
