import { ContainerModule } from 'inversify';
import type { $Fetch } from 'ofetch';
import type { DeliveryZones, ProductCatalog, ShopDirectory } from '@domain/catalog/index.ts';
import type { Currencies, Languages, Translations } from '@domain/localization/index.ts';
import type { SettingsSource } from '@domain/settings/index.ts';
import { createStoredChosenAddress } from '@infra/addresses/stored-chosen-address.adapter.ts';
import { createStoredLikedShops } from '@infra/catalog/stored-liked-shops.adapter.ts';
import { shelfOf } from '@infra/drivers/browser/stored-value.ts';
import { createStoredRecentSearches } from '@infra/search/stored-recent-searches.adapter.ts';
import { provide } from '../di/index.ts';
import { CONTEXT, type AppContext } from './app-context.ts';
import { lazyPort } from './lazy-port.ts';
import { PLATFORM, type Platform } from './platform.ts';
import {
  API, CHOSEN_ADDRESS, CURRENCIES, DELIVERY_ZONES, LANGUAGES, LIKED_SHOPS, PRODUCT_CATALOG, RECENT_SEARCHES,
  SETTINGS_SOURCE, SHOP_DIRECTORY, TRANSLATIONS,
} from './tokens.ts';

type FromPlatform = { readonly platform: Platform };
type Remote = { readonly api: $Fetch; readonly context: AppContext };
const remote = { api: API, context: CONTEXT };
const adapters = () => import('./marketplace-adapters.ts');

/** The marketplace behind HTTP, and what of it stays on the device. */
export const marketplaceModule = new ContainerModule((options) => {
  provide(options, LANGUAGES, (deps: Remote) => lazyPort<Languages>(async () => (await adapters()).createHttpLanguages(deps), { active: true }), remote);
  provide(options, CURRENCIES, (deps: Remote) => lazyPort<Currencies>(async () => (await adapters()).createHttpCurrencies(deps), { active: true }), remote);
  provide(options, TRANSLATIONS, (deps: Remote) => lazyPort<Translations>(async () => (await adapters()).createHttpTranslations(deps), { load: true }), remote);
  provide(options, SETTINGS_SOURCE, (deps: Remote) => lazyPort<SettingsSource>(async () => (await adapters()).createHttpSettings(deps), { load: true }), remote);
  provide(options, SHOP_DIRECTORY, (deps: Remote) => lazyPort<ShopDirectory>(async () => (await adapters()).createHttpShopDirectory(deps), { list: true, recommended: true, load: true, byUuids: true, categories: true, banners: true }), remote);
  provide(options, PRODUCT_CATALOG, (deps: Remote) => lazyPort<ProductCatalog>(async () => (await adapters()).createHttpProductCatalog(deps), { menu: true, load: true }), remote);
  provide(options, DELIVERY_ZONES, (deps: Remote) => lazyPort<DeliveryZones>(async () => (await adapters()).createHttpDeliveryZones(deps), { anyShop: true, shop: true }), remote);
  provide(options, CHOSEN_ADDRESS, ({ platform }: FromPlatform) => createStoredChosenAddress({ shelf: shelfOf(platform.cookies, 'address') }), { platform: PLATFORM });
  provide(options, LIKED_SHOPS, ({ platform }: FromPlatform) => createStoredLikedShops({ shelf: shelfOf(platform.localStorage, 'liked') }), { platform: PLATFORM });
  provide(options, RECENT_SEARCHES, ({ platform }: FromPlatform) => createStoredRecentSearches({ shelf: shelfOf(platform.localStorage, 'searches') }), { platform: PLATFORM });
});
