import { ContainerModule } from 'inversify';
import type { $Fetch } from 'ofetch';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { createStoredChosenAddress } from '@infra/addresses/stored-chosen-address.adapter.ts';
import { createStoredLikedShops } from '@infra/catalog/stored-liked-shops.adapter.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { createStoredRecentSearches } from '@infra/search/stored-recent-searches.adapter.ts';
import { provide } from '../../di/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { lazyPort } from '../adapters/lazy-port.ts';
import type * as adapters from '../adapters/marketplace.adapters.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { provideFromPlatform } from './bind.ts';
import {
  API,
  ARTICLES,
  CHOSEN_ADDRESS,
  CLOCK,
  CURRENCIES,
  DELIVERY_ZONES,
  LANGUAGES,
  LIKED_SHOPS,
  MARKET_TEXTS,
  PRODUCT_CATALOG,
  RECENT_SEARCHES,
  SETTINGS_SOURCE,
  SHOP_DIRECTORY,
  STORIES,
  TRANSLATIONS,
} from '../tokens.ts';

type Remote = {
  readonly api: $Fetch;
  readonly context: AppContext;
  readonly clock: Clock;
  readonly platform: Platform;
};
const remote = { api: API, context: CONTEXT, clock: CLOCK, platform: PLATFORM };

/** Creates a port whose HTTP adapter is imported on the first call. All adapters and their client are one chunk. */
const remotely =
  <Name extends keyof typeof adapters>(name: Name) =>
  (deps: Remote): ReturnType<(typeof adapters)[Name]> =>
    lazyPort<never>(
      async () =>
        (
          await Promise.all([
            import('../adapters/marketplace.adapters.ts'),
            import('@infra/drivers/http/api-client.ts'),
          ])
        )[0][name](deps) as never,
    );

/** The adapters of the HTTP API and of the device storage. */
export const marketplaceModule = new ContainerModule((options) => {
  provide(options, LANGUAGES, remotely('createHttpLanguages'), remote);
  provide(options, CURRENCIES, remotely('createHttpCurrencies'), remote);
  provide(options, TRANSLATIONS, remotely('createHttpTranslations'), remote);
  provide(options, SETTINGS_SOURCE, remotely('createHttpSettings'), remote);
  provide(options, SHOP_DIRECTORY, remotely('createHttpShopDirectory'), remote);
  provide(options, PRODUCT_CATALOG, remotely('createHttpProductCatalog'), remote);
  provide(options, DELIVERY_ZONES, remotely('createHttpDeliveryZones'), remote);
  provide(options, ARTICLES, remotely('createHttpArticles'), remote);
  // Only pages use it, but an adapter module of its own would split the chunk that every first visit loads.
  provide(options, MARKET_TEXTS, remotely('createHttpMarketTexts'), remote);
  provide(options, STORIES, remotely('createHttpStories'), remote);
  provideFromPlatform(options, CHOSEN_ADDRESS, (platform) =>
    createStoredChosenAddress({ store: textStoreOf(platform.cookies, 'address') }),
  );
  provideFromPlatform(options, LIKED_SHOPS, (platform) =>
    createStoredLikedShops({ store: textStoreOf(platform.localStorage, 'liked') }),
  );
  provideFromPlatform(options, RECENT_SEARCHES, (platform) =>
    createStoredRecentSearches({ store: textStoreOf(platform.localStorage, 'searches') }),
  );
});
