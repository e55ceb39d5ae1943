import { ContainerModule } from 'inversify';
import type { $Fetch } from 'ofetch';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { createStoredChosenAddress } from '@infra/addresses/stored-chosen-address.adapter.ts';
import { createStoredLikedShops } from '@infra/catalog/stored-liked-shops.adapter.ts';
import { shelfOf } from '@infra/drivers/browser/stored-value.ts';
import { createStoredRecentSearches } from '@infra/search/stored-recent-searches.adapter.ts';
import { provide } from '../di/index.ts';
import { CONTEXT, type AppContext } from './app-context.ts';
import { lazyPort } from './lazy-port.ts';
import type * as adapters from './marketplace-adapters.ts';
import { PLATFORM, type Platform } from './platform.ts';
import {
  API, ARTICLES, CHOSEN_ADDRESS, CLOCK, CURRENCIES, DELIVERY_ZONES, LANGUAGES, LIKED_SHOPS, MARKET_TEXTS, PRODUCT_CATALOG,
  RECENT_SEARCHES, SETTINGS_SOURCE, SHOP_DIRECTORY, STORIES, TRANSLATIONS,
} from './tokens.ts';

type FromPlatform = { readonly platform: Platform };
type Remote = { readonly api: $Fetch; readonly context: AppContext; readonly clock: Clock };
const remote = { api: API, context: CONTEXT, clock: CLOCK };

/** Makes the port of an adapter behind HTTP, all of which come as one chunk, the client that they call beside them. */
const remotely = <Name extends keyof typeof adapters>(name: Name) => (deps: Remote): ReturnType<(typeof adapters)[Name]> =>
  lazyPort<never>(async () => (await Promise.all([import('./marketplace-adapters.ts'), import('@infra/drivers/http/api-client.ts')]))[0][name](deps) as never);

/** The marketplace behind HTTP, and what of it stays on the device. */
export const marketplaceModule = new ContainerModule((options) => {
  provide(options, LANGUAGES, remotely('createHttpLanguages'), remote);
  provide(options, CURRENCIES, remotely('createHttpCurrencies'), remote);
  provide(options, TRANSLATIONS, remotely('createHttpTranslations'), remote);
  provide(options, SETTINGS_SOURCE, remotely('createHttpSettings'), remote);
  provide(options, SHOP_DIRECTORY, remotely('createHttpShopDirectory'), remote);
  provide(options, PRODUCT_CATALOG, remotely('createHttpProductCatalog'), remote);
  provide(options, DELIVERY_ZONES, remotely('createHttpDeliveryZones'), remote);
  provide(options, ARTICLES, remotely('createHttpArticles'), remote);
  // Asked by pages alone, but an adapter of their own would tear apart what every first visit loads as one.
  provide(options, MARKET_TEXTS, remotely('createHttpMarketTexts'), remote);
  provide(options, STORIES, remotely('createHttpStories'), remote);
  provide(options, CHOSEN_ADDRESS, ({ platform }: FromPlatform) => createStoredChosenAddress({ shelf: shelfOf(platform.cookies, 'address') }), { platform: PLATFORM });
  provide(options, LIKED_SHOPS, ({ platform }: FromPlatform) => createStoredLikedShops({ shelf: shelfOf(platform.localStorage, 'liked') }), { platform: PLATFORM });
  provide(options, RECENT_SEARCHES, ({ platform }: FromPlatform) => createStoredRecentSearches({ shelf: shelfOf(platform.localStorage, 'searches') }), { platform: PLATFORM });
});
