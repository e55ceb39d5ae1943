import { ContainerModule } from 'inversify';
import { useState } from 'react';
import type { i18n } from 'i18next';
import { createDevicePush, type DevicePush, type PushMessaging, type PushTokens } from '@domain/notifications/index.ts';
import type { SessionStore } from '@domain/identity/index.ts';
import type { MessagingConfig } from '@infra/drivers/firebase/messaging-config.ts';
import { createHttpPushTokens } from '@infra/notifications/http-push-tokens.adapter.ts';
import { defineToken, provide, useService } from '../di/index.ts';
import { PUSH_SWITCH_VIEW_MODEL } from '../features/notifications/push-switch.tokens.ts';
import { PushSwitchViewModel } from '../features/notifications/push-switch.view-model.ts';
import { PushSwitch } from '../features/notifications/push-switch.view.tsx';
import { TOASTS_VIEW_MODEL } from '../features/toasts/index.ts';
import { NAVIGATOR } from '../routes/index.ts';
import { builtPath } from './built-path.ts';
import type { PageServices } from './pages/define-page.ts';
import { PLATFORM, type Platform } from './platform.ts';
import { createPushChoices, createPushMessaging } from './push-adapters.ts';
import { API, CONTAINER, I18N, SESSION_STORE } from './tokens.ts';

const DEVICE_PUSH = defineToken<DevicePush>('DevicePush');
const PUSH_MESSAGING = defineToken<PushMessaging>('PushMessaging');
const PUSH_TOKENS = defineToken<PushTokens>('PushTokens');

type DeviceDeps = { readonly messaging: PushMessaging; readonly tokens: PushTokens; readonly sessions: SessionStore; readonly platform: Platform };
type ViewModelDeps = Omit<ConstructorParameters<typeof PushSwitchViewModel>[0], 'translate' | 'pathOf'> & { readonly translator: i18n };

const bindPush = (config: MessagingConfig): PageServices => (options) => {
  if (options.isBound(DEVICE_PUSH)) return;
  provide(options, PUSH_MESSAGING, ({ platform }: { readonly platform: Platform }) => createPushMessaging(config, platform), { platform: PLATFORM });
  provide(options, PUSH_TOKENS, createHttpPushTokens, { api: API });
  provide(options, DEVICE_PUSH, ({ platform, ...deps }: DeviceDeps) => createDevicePush({ ...deps, choices: createPushChoices(platform) }), {
    messaging: PUSH_MESSAGING, tokens: PUSH_TOKENS, sessions: SESSION_STORE, platform: PLATFORM,
  });
  provide(options, PUSH_SWITCH_VIEW_MODEL, ({ translator, ...deps }: ViewModelDeps) => new PushSwitchViewModel({ ...deps, translate: translator.t, pathOf: builtPath }), {
    push: DEVICE_PUSH, messaging: PUSH_MESSAGING, sessions: SESSION_STORE, toasts: TOASTS_VIEW_MODEL, navigator: NAVIGATOR, translator: I18N,
  });
};

export { createPushChoices, createPushMessaging } from './push-adapters.ts';

/** NOTIFY-6: the switch with all it needs, where the operator has configured a messaging service. */
export function BoundPushSwitch({ config }: { readonly config: MessagingConfig }) {
  const container = useService(CONTAINER);
  useState(() => container.load(new ContainerModule(bindPush(config))));
  return <PushSwitch />;
}
