import { ContainerModule } from 'inversify';
import { createLazyApi } from '@infra/drivers/http/lazy-api.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import {
  createStoredCurrency,
  createStoredDirection,
  createStoredLanguage,
  createStoredTheme,
} from '@infra/localization/stored-choices.adapters.ts';
import { createCookieSession } from '@infra/identity/stored-session.adapter.ts';
import { readStoredSettings } from '@infra/settings/read-stored-settings.ts';
import { createDataCache } from '../../data/index.ts';
import { provide } from '../../di/index.ts';
import { createNavigator } from '../../routes/navigator.ts';
import { NAVIGATOR, SITE } from '../../routes/routes.tokens.ts';
import { CONTEXT, createAppContext } from '../app-context.ts';
import { provideFromPlatform } from './bind.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import {
  API,
  APPEARANCE,
  CHOSEN_CURRENCY,
  CHOSEN_LANGUAGE,
  CHOSEN_THEME,
  CLOCK,
  DATA_CACHE,
  DELAY,
  DEVICE_POSITION,
  DEVICE_PREFERENCES,
  I18N,
  STORED_DIRECTION,
  STORED_SETTINGS,
  SESSION_STORE,
  TIME_ZONES,
  UNAUTHORIZED,
} from '../tokens.ts';

type FromPlatform = { readonly platform: Platform };

/** Services of the platform, and the stores built on them. */
export const platformModule = new ContainerModule((options) => {
  provideFromPlatform(options, CLOCK, (platform) => platform.clock);
  provideFromPlatform(options, DELAY, (platform) => platform.delay);
  provideFromPlatform(options, TIME_ZONES, (platform) => platform.timeZones);
  provideFromPlatform(options, DEVICE_POSITION, (platform) => platform.position);
  provideFromPlatform(options, DEVICE_PREFERENCES, (platform) => platform.preferences);
  provideFromPlatform(options, APPEARANCE, (platform) => platform.appearance);
  provideFromPlatform(options, CHOSEN_LANGUAGE, (platform) =>
    createStoredLanguage({ store: textStoreOf(platform.cookies, 'locale') }),
  );
  provideFromPlatform(options, STORED_DIRECTION, (platform) =>
    createStoredDirection({ store: textStoreOf(platform.cookies, 'dir') }),
  );
  provideFromPlatform(
    options,
    STORED_SETTINGS,
    (platform) => () => readStoredSettings(textStoreOf(platform.cookies, 'settings')),
  );
  provideFromPlatform(options, CHOSEN_THEME, (platform) =>
    createStoredTheme({ store: textStoreOf(platform.cookies, 'theme') }),
  );
  provideFromPlatform(options, CHOSEN_CURRENCY, (platform) =>
    createStoredCurrency({ store: cookieAndStorage(platform) }),
  );
  provideFromPlatform(options, SESSION_STORE, (platform) => createCookieSession({ cookies: platform.cookies }));
  provideFromPlatform(options, NAVIGATOR, (platform) =>
    createNavigator({ here: platform.here, back: () => history.back() }),
  );
  provideFromPlatform(options, SITE, (platform) => platform.site);
  provide(options, DATA_CACHE, createDataCache, {});
  provide(options, CONTEXT, createAppContext, {
    platform: PLATFORM,
    i18n: I18N,
    currency: CHOSEN_CURRENCY,
    sessions: SESSION_STORE,
    cache: DATA_CACHE,
    storedSettings: STORED_SETTINGS,
  });
  provide(
    options,
    API,
    ({ platform, context, onUnauthorized }: FromPlatform & ApiDeps) =>
      createLazyApi({ fetch: platform.fetch, host: platform.apiHost, context, onUnauthorized }),
    { platform: PLATFORM, context: CONTEXT, onUnauthorized: UNAUTHORIZED },
  );
});

type ApiDeps = {
  readonly context: ReturnType<typeof createAppContext>;
  readonly onUnauthorized: (token: string) => void;
};

/** STORE-1: the currency is stored locally, and in a cookie so that server-rendered prices are right. */
const cookieAndStorage = ({ localStorage, cookies }: Platform) => {
  const [local, cookie] = [textStoreOf(localStorage, 'currency'), textStoreOf(cookies, 'currency')];
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
