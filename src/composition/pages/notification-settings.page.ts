import { createHttpPushPreferences } from '@infra/notifications/http-push-preferences.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import {
  NotificationSettingsView,
  NotificationSettingsViewModel,
  PUSH_PREFERENCES,
} from '../../features/notification-settings/index.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { bindOnce, provideFromPlatform } from '../modules/bind.ts';
import { API, DATA_CACHE, TRANSLATE } from '../tokens.ts';
import { definePage } from './define-page.ts';

const SCOPE = defineToken<() => readonly unknown[]>('PushSettingsScope');
const IS_OFFERED = defineToken<boolean>('IsPushOffered');

const bindSettings = bindOnce(PUSH_PREFERENCES, (options) => {
  provide(options, PUSH_PREFERENCES, createHttpPushPreferences, { api: API });
  const scopeOf =
    ({ context }: { readonly context: AppContext }) =>
    () =>
      context.scope();
  provide(options, SCOPE, scopeOf, { context: CONTEXT });
  provideFromPlatform(options, IS_OFFERED, ({ push }) => push !== undefined);
});

export const page = definePage(
  NotificationSettingsViewModel,
  NotificationSettingsView,
  {
    cache: DATA_CACHE,
    preferences: PUSH_PREFERENCES,
    scope: SCOPE,
    isOffered: IS_OFFERED,
    toasts: TOASTS_VIEW_MODEL,
    translate: TRANSLATE,
  },
  bindSettings,
);
