import type { Addresses, ChosenAddress, DevicePosition } from '@domain/addresses/index.ts';
import type { ChosenTheme, DevicePreferences, DocumentAppearance } from '@domain/appearance/index.ts';
import type { TimeZones } from '@domain/calendar/index.ts';
import type { DeliveryZones, LikedShops, ProductCatalog, ShopDirectory } from '@domain/catalog/index.ts';
import type { Articles, MarketTexts } from '@domain/content/index.ts';
import type { UserCarts } from '@domain/cart/index.ts';
import type { Accounts, EndSession, Profiles, SessionStore } from '@domain/identity/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type {
  ChosenCurrency,
  ChosenLanguage,
  Currencies,
  StoredDirection,
  Languages,
  Translations,
} from '@domain/localization/index.ts';
import type { ProductSearch, RecentSearches, ShopSearch } from '@domain/search/index.ts';
import type { Settings, SettingsSource } from '@domain/settings/index.ts';
import type { Stories } from '@domain/stories/index.ts';
import type { $Fetch } from 'ofetch';
import type { Translate, Translator } from '../i18n/index.ts';
import type { GuestCartStore } from '@infra/cart/stored-guest-cart.adapter.ts';
import type { DataCache } from '../data/index.ts';
import { defineToken } from '../di/index.ts';
import type { Platform } from './platform.ts';

export const ACCOUNTS = defineToken<Accounts>('Accounts');
export const ADDRESSES = defineToken<Addresses>('Addresses');
export const API = defineToken<$Fetch>('Api');
export const APPEARANCE = defineToken<DocumentAppearance>('DocumentAppearance');
export const ARTICLES = defineToken<Articles>('Articles');
export const CART_STORE = defineToken<GuestCartStore>('CartStore');
export const CHOSEN_ADDRESS = defineToken<ChosenAddress>('ChosenAddress');
export const CHOSEN_CURRENCY = defineToken<ChosenCurrency>('ChosenCurrency');
export const CHOSEN_LANGUAGE = defineToken<ChosenLanguage>('ChosenLanguage');
export const CHOSEN_THEME = defineToken<ChosenTheme>('ChosenTheme');
export const CLOCK = defineToken<Clock>('Clock');
export const CURRENCIES = defineToken<Currencies>('Currencies');
export const DATA_CACHE = defineToken<DataCache>('DataCache');
export const DELAY = defineToken<Platform['delay']>('Delay');
export const DELIVERY_ZONES = defineToken<DeliveryZones>('DeliveryZones');
export const DEVICE_POSITION = defineToken<DevicePosition>('DevicePosition');
export const DEVICE_PREFERENCES = defineToken<DevicePreferences>('DevicePreferences');
/** The two ways in which a session ends. */
export const END_SESSION = defineToken<EndSession>('EndSession');
export const I18N = defineToken<Translator>('I18n');
export const STORED_DIRECTION = defineToken<StoredDirection>('StoredDirection');
/** The settings of an earlier visit; `undefined` without one. */
export const STORED_SETTINGS = defineToken<() => Settings | undefined>('StoredSettings');
export const LANGUAGES = defineToken<Languages>('Languages');
export const LIKED_SHOPS = defineToken<LikedShops>('LikedShops');
export const MARKET_TEXTS = defineToken<MarketTexts>('MarketTexts');
export const PRODUCT_CATALOG = defineToken<ProductCatalog>('ProductCatalog');
export const PRODUCT_SEARCH = defineToken<ProductSearch>('ProductSearch');
export const PROFILES = defineToken<Profiles>('Profiles');
export const RECENT_SEARCHES = defineToken<RecentSearches>('RecentSearches');
/** Recreates the current page. */
export const RECREATE_PAGE = defineToken<(change?: () => void) => Promise<void>>('RecreatePage');
export const SESSION_STORE = defineToken<SessionStore>('SessionStore');
export const SETTINGS_SOURCE = defineToken<SettingsSource>('SettingsSource');
export const SHOP_DIRECTORY = defineToken<ShopDirectory>('ShopDirectory');
export const SHOP_SEARCH = defineToken<ShopSearch>('ShopSearch');
export const STORIES = defineToken<Stories>('Stories');
export const TIME_ZONES = defineToken<TimeZones>('TimeZones');
export const TRANSLATE = defineToken<Translate>('Translate');
/** Handles a 401 to a call with the given token. */
export const UNAUTHORIZED = defineToken<(token: string) => void>('Unauthorized');
export const TRANSLATIONS = defineToken<Translations>('Translations');
export const USER_CARTS = defineToken<UserCarts>('UserCarts');
