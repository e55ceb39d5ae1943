import type { PushChoices, PushMessaging } from '@domain/notifications/index.ts';
import { createPushDevice } from '@infra/drivers/browser/push-device.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import type { MessagingConfig } from '@infra/drivers/firebase/messaging-config.ts';
import { createFirebasePushMessaging } from '@infra/notifications/firebase-push-messaging.adapter.ts';
import { createStoredPushChoices } from '@infra/notifications/stored-push-choices.adapter.ts';
import type { Platform } from '../platform.ts';

/** The code of the messaging service loads when a token is needed. */
export const createPushMessaging = (config: MessagingConfig, { delay }: Pick<Platform, 'delay'>): PushMessaging =>
  createFirebasePushMessaging({
    device: createPushDevice({ window, delay }),
    open: async () => (await import('@infra/drivers/firebase/messaging.ts')).openMessaging(config),
  });

export const createPushChoices = ({ localStorage }: Pick<Platform, 'localStorage'>): PushChoices =>
  createStoredPushChoices({ store: textStoreOf(localStorage, 'push') });
