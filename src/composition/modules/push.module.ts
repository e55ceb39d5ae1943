import { ContainerModule } from 'inversify';
import { createDevicePush, type DevicePush, type PushMessaging, type PushTokens } from '@domain/notifications/index.ts';
import type { SessionStore } from '@domain/identity/index.ts';
import { createLeavablePage } from '@infra/drivers/browser/leavable-page.ts';
import type { MessagingConfig } from '@infra/drivers/firebase/messaging-config.ts';
import { createHttpPushTokens } from '@infra/notifications/http-push-tokens.adapter.ts';
import { construct, defineToken, provide, type Bindings } from '../../di/index.ts';
import { PUSH_SWITCH_VIEW_MODEL } from '../../features/notifications/push-switch.tokens.ts';
import { PushSwitchViewModel } from '../../features/notifications/push-switch.view-model.ts';
import { PushSwitch } from '../../features/notifications/push-switch.view.tsx';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { NAVIGATOR, type Navigator } from '../../routes/index.ts';
import { createPushChoices, createPushMessaging } from '../adapters/push.adapters.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { API, SESSION_STORE, TRANSLATE } from '../tokens.ts';
import { provideFromPlatform } from './bind.ts';
import { PATH_OF } from './notifications.module.ts';

export { createPushChoices, createPushMessaging } from '../adapters/push.adapters.ts';

const DEVICE_PUSH = defineToken<DevicePush>('DevicePush');
const PUSH_MESSAGING = defineToken<PushMessaging>('PushMessaging');
const PUSH_TOKENS = defineToken<PushTokens>('PushTokens');

/** Opens pages of the app, and those of the desk, which the server has. */
const OPENER = defineToken<Pick<Navigator, 'go'>>('Opener');

const createOpener = ({ navigator }: { readonly navigator: Navigator }): Pick<Navigator, 'go'> => {
  const page = createLeavablePage(() => (typeof window === 'undefined' ? undefined : window));
  return {
    go: (path, options) => (/^(?:https?:|\/desk\/)/.test(path) ? page.leave(path) : navigator.go(path, options)),
  };
};

type DeviceDeps = {
  readonly messaging: PushMessaging;
  readonly tokens: PushTokens;
  readonly sessions: SessionStore;
  readonly platform: Platform;
};

const bindingsOf = (config: MessagingConfig): Bindings =>
  new ContainerModule((options) => {
    if (options.isBound(DEVICE_PUSH)) return;
    provideFromPlatform(options, PUSH_MESSAGING, (platform) => createPushMessaging(config, platform));
    provide(options, PUSH_TOKENS, createHttpPushTokens, { api: API });
    provide(
      options,
      DEVICE_PUSH,
      ({ platform, ...deps }: DeviceDeps) => createDevicePush({ ...deps, choices: createPushChoices(platform) }),
      { messaging: PUSH_MESSAGING, tokens: PUSH_TOKENS, sessions: SESSION_STORE, platform: PLATFORM },
    );
    provide(options, OPENER, createOpener, { navigator: NAVIGATOR });
    provide(options, PUSH_SWITCH_VIEW_MODEL, construct(PushSwitchViewModel), {
      push: DEVICE_PUSH,
      messaging: PUSH_MESSAGING,
      sessions: SESSION_STORE,
      toasts: TOASTS_VIEW_MODEL,
      navigator: OPENER,
      translate: TRANSLATE,
      pathOf: PATH_OF,
    });
  });

/** NOTIFY-6: returns the switch for push notifications with its bindings. */
export const load = (config: MessagingConfig) => ({ View: PushSwitch, bindings: bindingsOf(config) });
