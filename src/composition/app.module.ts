import { ContainerModule, type Container } from 'inversify';
import type { Articles } from '@domain/content/index.ts';
import type { SessionStore } from '@domain/identity/index.ts';
import { ADDRESS_CHOICE, AddressChoiceViewModel } from '../features/addresses/index.ts';
import { ANNOUNCER, AnnouncerViewModel } from '../features/announcer/index.ts';
import { CATALOG_QUERIES, createCatalogQueries, TIME_ZONES_IN_VIEW } from '../features/catalog/index.ts';
import { ARTICLE_QUERIES, createArticleQueries, NEWS_SHEET } from '../features/content/index.ts';
import { CURRENCY_VIEW_MODEL, CurrencyViewModel } from '../features/currency/index.ts';
import { LIKED_VIEW_MODEL, LikedViewModel } from '../features/liked/index.ts';
import { LOCALE_VIEW_MODEL, LocaleViewModel } from '../features/locale/index.ts';
import { NOW_VIEW_MODEL, NowViewModel } from '../features/now/index.ts';
import { createReferenceQueries, REFERENCE_QUERIES, REFERENCE_VIEW_MODEL, ReferenceViewModel } from '../features/reference/index.ts';
import { SEARCH_FIELD, SearchFieldViewModel, termOfAddress } from '../features/search/index.ts';
import { THEME_VIEW_MODEL, ThemeViewModel } from '../features/theme/index.ts';
import { TOASTS_VIEW_MODEL, ToastsViewModel } from '../features/toasts/index.ts';
import { construct, defineToken, provide, resolve } from '../di/index.ts';
import type { PageViewModel } from '../routes/page.ts';
import { Pages } from '../routes/pages.ts';
import { SESSION_VIEW_MODEL, SessionViewModel } from '../features/session/index.ts';
import { REPORT } from '../shell/shell.tokens.ts';
import { code, lazyView } from '../ui/lazy/index.ts';
import { createRouteModules } from '../routes/route-modules.ts';
import { PAGES } from '../routes/routes.tokens.ts';
import { loadTexts, routes } from './route-table.ts';
import { SIGN_OUT } from './session.module.ts';
import { CONTEXT, type AppContext } from './app-context.ts';
import { askAhead } from './ask-ahead.ts';
import { PLATFORM, type Platform } from './platform.ts';
import {
  APPEARANCE, ARTICLES, CHOSEN_ADDRESS, CHOSEN_CURRENCY, CHOSEN_LANGUAGE, CHOSEN_THEME, CONTAINER, CURRENCIES, DATA_CACHE, DELIVERY_ZONES, DEVICE_PREFERENCES, I18N, KEPT_DIRECTION, KEPT_SETTINGS,
  LANGUAGES, LIKED_SHOPS, PRODUCT_CATALOG, SESSION_STORE, SETTINGS_SOURCE, SHOP_DIRECTORY, TRANSLATIONS,
} from './tokens.ts';

const RENEW_PAGE = defineToken<() => Promise<void>>('RenewPage');

/** What every page shares: pages, language, currency, theme, session, toasts. */
export const appModule = new ContainerModule((options) => {
  provide(options, PAGES, createPages, { container: CONTAINER, platform: PLATFORM, sessions: SESSION_STORE });
  provide(options, RENEW_PAGE, ({ container }: { readonly container: Container }) => () => resolve(container, PAGES).renew(), { container: CONTAINER });

  provide(options, REFERENCE_QUERIES, createReferenceQueries, { languages: LANGUAGES, currencies: CURRENCIES, settings: SETTINGS_SOURCE, translations: TRANSLATIONS });
  provide(options, REFERENCE_VIEW_MODEL, construct(ReferenceViewModel), { cache: DATA_CACHE, queries: REFERENCE_QUERIES, kept: KEPT_SETTINGS });
  provide(options, LOCALE_VIEW_MODEL, createLocale, {
    i18n: I18N, chosen: CHOSEN_LANGUAGE, kept: KEPT_DIRECTION, reference: REFERENCE_VIEW_MODEL, cache: DATA_CACHE, queries: REFERENCE_QUERIES, platform: PLATFORM, toasts: TOASTS_VIEW_MODEL, appearance: APPEARANCE, renewPage: RENEW_PAGE,
  });
  provide(options, CURRENCY_VIEW_MODEL, construct(CurrencyViewModel), { chosen: CHOSEN_CURRENCY, reference: REFERENCE_VIEW_MODEL, renewPage: RENEW_PAGE });
  provide(options, THEME_VIEW_MODEL, construct(ThemeViewModel), { chosen: CHOSEN_THEME, preferences: DEVICE_PREFERENCES, appearance: APPEARANCE });
  provide(options, REPORT, ({ platform }: { readonly platform: Platform }) => platform.report, { platform: PLATFORM });
  provide(options, SESSION_VIEW_MODEL, construct(SessionViewModel), { sessions: SESSION_STORE, signOut: SIGN_OUT });
  provide(options, ADDRESS_CHOICE, createAddressChoice, { container: CONTAINER, address: CHOSEN_ADDRESS, zones: DELIVERY_ZONES });
  provide(options, ANNOUNCER, () => new AnnouncerViewModel(), {});
  provide(options, LIKED_VIEW_MODEL, construct(LikedViewModel), { liked: LIKED_SHOPS });
  provide(options, NOW_VIEW_MODEL, ({ platform }: { readonly platform: Platform }) => new NowViewModel(platform), { platform: PLATFORM });
  provide(options, TIME_ZONES_IN_VIEW, ({ platform }: { readonly platform: Platform }) => platform.timeZones, { platform: PLATFORM });
  provide(options, SEARCH_FIELD, createSearchField, { container: CONTAINER, platform: PLATFORM });
  provide(options, TOASTS_VIEW_MODEL, () => new ToastsViewModel(), {});
  provide(options, CATALOG_QUERIES, ({ context, ...ports }: CatalogDeps) => createCatalogQueries({ ...ports, scope: () => context.scope() }), {
    shops: SHOP_DIRECTORY, products: PRODUCT_CATALOG, context: CONTEXT,
  });
  provide(options, ARTICLE_QUERIES, ({ articles, context }: { readonly articles: Articles; readonly context: AppContext }) => createArticleQueries({ articles, language: context.language }), {
    articles: ARTICLES, context: CONTEXT,
  });
  provide(options, NEWS_SHEET, () => lazyView(() => loadTexts().then(({ NewsSheet }) => NewsSheet)), {});
});

type CatalogDeps = Omit<Parameters<typeof createCatalogQueries>[0], 'scope'> & { readonly context: AppContext };

const createPages = ({ container, platform, sessions }: { readonly container: Container; readonly platform: Platform; readonly sessions: SessionStore }): Pages =>
  new Pages({
    routes,
    modules: createRouteModules((page) => container.load(page.bindings)),
    create: (page) => resolve<PageViewModel>(container, page.viewModel),
    askAhead: (match) => askAhead(container, match),
    isSignedIn: () => sessions.read() !== undefined,
    delay: platform.delay,
  });

type AddressChoiceDeps = Omit<ConstructorParameters<typeof AddressChoiceViewModel>[0], 'renewPage' | 'loadBook'> & { readonly container: Container };

/** Pages that show what is delivered to the address are made anew for another one; forms and orders stay as they are. */
const createAddressChoice = ({ container, ...deps }: AddressChoiceDeps): AddressChoiceViewModel =>
  new AddressChoiceViewModel({
    ...deps,
    renewPage: async () => {
      const pages = resolve(container, PAGES);
      if (pages.shown?.match.route.followsAddress) await pages.renew();
    },
    loadBook: async (choice) => (await code(() => import('./address-book.ts'))).createAddressBook(container, choice),
  });

type LocaleDeps = Omit<ConstructorParameters<typeof LocaleViewModel>[0], 'loadTexts'> & { readonly platform: Platform };

const createLocale = ({ platform, ...deps }: LocaleDeps): LocaleViewModel => new LocaleViewModel({ ...deps, loadTexts: platform.loadTexts });

const createSearchField = ({ container, platform }: { readonly container: Container; readonly platform: Platform }): SearchFieldViewModel =>
  new SearchFieldViewModel({
    text: termOfAddress(...(platform.here().split(/(?=\?)/) as [string, string?])),
    load: async (field) => (await code(() => import('./search-of-field.ts'))).createSearchOfField(container, field),
  });
