import { ContainerModule } from 'inversify';
import { createLazyApi } from '@infra/drivers/http/lazy-api.ts';
import { shelfOf } from '@infra/drivers/browser/stored-value.ts';
import { createStoredCurrency, createStoredDirection, createStoredLanguage, createStoredTheme } from '@infra/localization/stored-choices.adapters.ts';
import { createCookieSession } from '@infra/identity/stored-session.adapter.ts';
import { readKeptSettings } from '@infra/settings/kept-settings.ts';
import { createDataCache } from '../data/index.ts';
import { provide } from '../di/index.ts';
import { createNavigator } from '../routes/navigator.ts';
import { NAVIGATOR, SITE } from '../routes/routes.tokens.ts';
import { CONTEXT, createAppContext } from './app-context.ts';
import { PLATFORM, type Platform } from './platform.ts';
import {
  API, APPEARANCE, CHOSEN_CURRENCY, CHOSEN_LANGUAGE, CHOSEN_THEME, CLOCK, DATA_CACHE, DEVICE_POSITION, DEVICE_PREFERENCES, I18N, KEPT_DIRECTION, KEPT_SETTINGS, SESSION_STORE, TIME_ZONES, UNAUTHORIZED,
} from './tokens.ts';

type FromPlatform = { readonly platform: Platform };

/** What the app instance takes from where it runs, and the stores that stand on it. */
export const platformModule = new ContainerModule((options) => {
  provide(options, CLOCK, ({ platform }: FromPlatform) => platform.clock, { platform: PLATFORM });
  provide(options, TIME_ZONES, ({ platform }: FromPlatform) => platform.timeZones, { platform: PLATFORM });
  provide(options, DEVICE_POSITION, ({ platform }: FromPlatform) => platform.position, { platform: PLATFORM });
  provide(options, DEVICE_PREFERENCES, ({ platform }: FromPlatform) => platform.preferences, { platform: PLATFORM });
  provide(options, APPEARANCE, ({ platform }: FromPlatform) => platform.appearance, { platform: PLATFORM });
  provide(options, CHOSEN_LANGUAGE, ({ platform }: FromPlatform) => createStoredLanguage({ shelf: shelfOf(platform.cookies, 'locale') }), { platform: PLATFORM });
  provide(options, KEPT_DIRECTION, ({ platform }: FromPlatform) => createStoredDirection({ shelf: shelfOf(platform.cookies, 'dir') }), { platform: PLATFORM });
  provide(options, KEPT_SETTINGS, ({ platform }: FromPlatform) => () => readKeptSettings(shelfOf(platform.cookies, 'settings')), { platform: PLATFORM });
  provide(options, CHOSEN_THEME, ({ platform }: FromPlatform) => createStoredTheme({ shelf: shelfOf(platform.cookies, 'theme') }), { platform: PLATFORM });
  provide(options, CHOSEN_CURRENCY, ({ platform }: FromPlatform) => createStoredCurrency({ shelf: bothShelves(platform) }), { platform: PLATFORM });
  provide(options, SESSION_STORE, ({ platform }: FromPlatform) => createCookieSession({ cookies: platform.cookies }), { platform: PLATFORM });
  provide(options, NAVIGATOR, ({ platform }: FromPlatform) => createNavigator({ here: platform.here, back: () => history.back() }), { platform: PLATFORM });
  provide(options, SITE, ({ platform }: FromPlatform) => platform.site, { platform: PLATFORM });
  provide(options, DATA_CACHE, createDataCache, {});
  provide(options, CONTEXT, createAppContext, { platform: PLATFORM, i18n: I18N, currency: CHOSEN_CURRENCY, sessions: SESSION_STORE, cache: DATA_CACHE, keptSettings: KEPT_SETTINGS });
  provide(
    options,
    API,
    ({ platform, context, onUnauthorized }: FromPlatform & ApiDeps) => createLazyApi({ fetch: platform.fetch, host: platform.apiHost, context, onUnauthorized }),
    { platform: PLATFORM, context: CONTEXT, onUnauthorized: UNAUTHORIZED },
  );
});

type ApiDeps = { readonly context: ReturnType<typeof createAppContext>; readonly onUnauthorized: (token: string) => void };

/** STORE-1: the currency is kept locally, and in a cookie so that server-rendered prices are right. */
const bothShelves = ({ localStorage, cookies }: Platform) => {
  const [local, cookie] = [shelfOf(localStorage, 'currency'), shelfOf(cookies, 'currency')];
  return {
    get: () => cookie.get() ?? local.get(),
    set: (text: string) => {
      local.set(text);
      cookie.set(text);
    },
    remove: () => {
      local.remove();
      cookie.remove();
    },
  };
};

