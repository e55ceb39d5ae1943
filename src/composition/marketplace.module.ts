import { ContainerModule } from 'inversify';
import { createHttpAddresses } from '@infra/addresses/http-addresses.adapter.ts';
import { createStoredChosenAddress } from '@infra/addresses/stored-chosen-address.adapter.ts';
import { createHttpDeliveryZones } from '@infra/catalog/http-delivery-zones.adapter.ts';
import { createHttpProductCatalog } from '@infra/catalog/http-product-catalog.adapter.ts';
import { createHttpShopDirectory } from '@infra/catalog/http-shop-directory.adapter.ts';
import { createStoredLikedShops } from '@infra/catalog/stored-liked-shops.adapter.ts';
import { shelfOf } from '@infra/drivers/browser/stored-value.ts';
import { createHttpAccounts, createHttpProfiles } from '@infra/identity/http-accounts.adapter.ts';
import { createHttpCurrencies, createHttpLanguages, createHttpTranslations } from '@infra/localization/http-localization.adapters.ts';
import { createHttpProductSearch, createHttpShopSearch } from '@infra/search/http-search.adapters.ts';
import { createStoredRecentSearches } from '@infra/search/stored-recent-searches.adapter.ts';
import { createHttpSettings } from '@infra/settings/http-settings.adapter.ts';
import { provide } from '../di/index.ts';
import { CONTEXT } from './app-context.ts';
import { PLATFORM, type Platform } from './platform.ts';
import {
  ACCOUNTS, ADDRESSES, API, CHOSEN_ADDRESS, CURRENCIES, DELIVERY_ZONES, LANGUAGES, LIKED_SHOPS, PRODUCT_CATALOG, PRODUCT_SEARCH, PROFILES, RECENT_SEARCHES,
  SETTINGS_SOURCE, SHOP_DIRECTORY, SHOP_SEARCH, TRANSLATIONS,
} from './tokens.ts';

type FromPlatform = { readonly platform: Platform };
const remote = { api: API, context: CONTEXT };

/** The marketplace behind HTTP, and what of it stays on the device. */
export const marketplaceModule = new ContainerModule((options) => {
  provide(options, LANGUAGES, createHttpLanguages, { api: API });
  provide(options, CURRENCIES, createHttpCurrencies, { api: API });
  provide(options, TRANSLATIONS, createHttpTranslations, { api: API });
  provide(options, SETTINGS_SOURCE, createHttpSettings, { api: API });
  provide(options, SHOP_DIRECTORY, createHttpShopDirectory, remote);
  provide(options, PRODUCT_CATALOG, createHttpProductCatalog, remote);
  provide(options, DELIVERY_ZONES, createHttpDeliveryZones, { api: API });
  provide(options, SHOP_SEARCH, createHttpShopSearch, remote);
  provide(options, PRODUCT_SEARCH, createHttpProductSearch, remote);
  provide(options, ADDRESSES, createHttpAddresses, { api: API });
  provide(options, ACCOUNTS, createHttpAccounts, remote);
  provide(options, PROFILES, createHttpProfiles, remote);
  provide(options, CHOSEN_ADDRESS, ({ platform }: FromPlatform) => createStoredChosenAddress({ shelf: shelfOf(platform.cookies, 'address') }), { platform: PLATFORM });
  provide(options, LIKED_SHOPS, ({ platform }: FromPlatform) => createStoredLikedShops({ shelf: shelfOf(platform.localStorage, 'liked') }), { platform: PLATFORM });
  provide(options, RECENT_SEARCHES, ({ platform }: FromPlatform) => createStoredRecentSearches({ shelf: shelfOf(platform.localStorage, 'searches') }), { platform: PLATFORM });
});
